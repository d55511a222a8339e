// The Markdown of our documentation as blocks to draw: the part of the language that it uses.

import { unbroken } from "../i18n";

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; of: Inline[] }
  | { kind: "emphasis"; of: Inline[] }
  | { kind: "link"; of: Inline[]; address: string };

export type Block =
  | { kind: "heading"; level: number; of: Inline[] }
  | { kind: "paragraph"; of: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "code"; text: string }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const PATTERN = /`([^`]+)`|\*\*(.+?)\*\*|(?<![\w*])\*([^*\s][^*]*?)\*(?!\w)|\[([^\]]*)\]\(([^)\s]*)\)/s;

export function inline(text: string): Inline[] {
  const match = PATTERN.exec(text);
  if (!match) return text ? [{ kind: "text", text: unbroken(text) }] : [];
  const before = inline(text.slice(0, match.index));
  const after = inline(text.slice(match.index + match[0].length));
  const [, code, strong, emphasis, link, address] = match;
  let middle: Inline;
  if (code !== undefined) middle = { kind: "code", text: code };
  else if (strong !== undefined) middle = { kind: "strong", of: inline(strong) };
  else if (emphasis !== undefined) middle = { kind: "emphasis", of: inline(emphasis) };
  else middle = { kind: "link", of: inline(link ?? ""), address: address ?? "" };
  return [...before, middle, ...after];
}

const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => inline(cell.trim().replace(/\\\|/g, "|")));

const isRule = (line: string) => /^\s*\|?[\s:|-]+\|?\s*$/.test(line) && line.includes("-");
const listItem = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const startsBlock = (line: string) => /^(#{1,6}\s|```|\s*\|)/.test(line) || listItem.test(line);

export function blocks(markdown: string): Block[] {
  const lines = markdown.replace(/\r/g, "").split("\n");
  const result: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === "") ++at;
    else if (heading) {
      result.push({ kind: "heading", level: heading[1]!.length, of: inline(heading[2]!) });
      ++at;
    } else if (line.startsWith("```")) {
      const body: string[] = [];
      for (++at; at < lines.length && !lines[at]!.startsWith("```"); ++at) body.push(lines[at]!);
      result.push({ kind: "code", text: body.join("\n") });
      ++at;
    } else if (line.trim().startsWith("|") && isRule(lines[at + 1] ?? "")) {
      const rows: Inline[][][] = [];
      const head = cells(line);
      for (at += 2; at < lines.length && lines[at]!.trim().startsWith("|"); ++at) rows.push(cells(lines[at]!));
      result.push({ kind: "table", head, rows });
    } else if (listItem.test(line)) {
      const ordered = listItem.exec(line)![1] !== undefined;
      const items: string[] = [];
      while (at < lines.length && lines[at]!.trim() !== "") {
        const item = listItem.exec(lines[at]!);
        if (item) items.push(item[2]!);
        else items[items.length - 1] += " " + lines[at]!.trim();
        ++at;
      }
      result.push({ kind: "list", ordered, items: items.map(inline) });
    } else {
      const body = [line.trim()];
      for (++at; at < lines.length && lines[at]!.trim() !== "" && !startsBlock(lines[at]!); ++at) body.push(lines[at]!.trim());
      result.push({ kind: "paragraph", of: inline(body.join(" ")) });
    }
  }
  return result;
}
