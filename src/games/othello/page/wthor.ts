// The WTHOR game base: games (.wtb), players (.jou) and tournaments (.trn), little-endian, each with a heading of
// 16 bytes (FFO: Format de la base WTHOR). Read here, so that no file leaves the browser.
import { isBinary, Unreadable, type ListedGame } from "../../../../web/src/analyse/games/listed";

const HEADING = 16;
const GAME = 68;
const FIRST_MOVE = 8;
const DISCS = 64;
export const USUAL_BOARD = { columns: 8, rows: 8 };
export const PLAYER = 20;
export const TOURNAMENT = 26;

export interface Names {
  readonly players: readonly string[];
  readonly tournaments: readonly string[];
}

// The heading says how many games there are, and so how long the file is; it has zeros in any case.
export const looksLikeWthor = (bytes: Uint8Array) =>
  bytes.length >= HEADING && isBinary(bytes) && bytes.length === HEADING + view(bytes).getUint32(4, true) * GAME;

// The records of a file, whose heading must tell how many there are.
function records(bytes: Uint8Array, count: number, size: number): Uint8Array[] {
  if (bytes.length < HEADING + count * size) throw new Unreadable("short");
  if (bytes.length > HEADING + count * size) throw new Unreadable("long");
  return Array.from({ length: count }, (_, i) => bytes.subarray(HEADING + i * size, HEADING + (i + 1) * size));
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export function parseNames(bytes: Uint8Array, size: number): string[] {
  if (bytes.length < HEADING) throw new Unreadable("names");
  const latin = new TextDecoder("latin1");
  return records(bytes, view(bytes).getUint16(8, true), size).map((record) => {
    const end = record.indexOf(0);
    return latin.decode(end < 0 ? record : record.subarray(0, end)).trim();
  });
}

// Ten times the row and the column, both from 1 on; zero where the game is over.
function squares(record: Uint8Array): string[] {
  const codes = record.subarray(FIRST_MOVE);
  const end = codes.indexOf(0);
  return Array.from(end < 0 ? codes : codes.subarray(0, end), (code) => `${"?abcdefgh?"[code % 10]!}${Math.floor(code / 10)}`);
}

// The same as indices, row by row from a1.
function cells(record: Uint8Array): Uint16Array {
  const codes = record.subarray(FIRST_MOVE);
  const end = codes.indexOf(0);
  return Uint16Array.from(end < 0 ? codes : codes.subarray(0, end), (code) => (Math.floor(code / 10) - 1) * USUAL_BOARD.columns + (code % 10) - 1);
}

const START = "---------------------------O*------*O---------------------------";
const inBrackets = (text: string) => text.replace(/[[\]]/g, " ");

// GGF takes names along; passes that the base leaves out are put in by whoever reads it.
function ggf(game: Omit<ListedGame, "text">, moves: readonly string[]): string {
  const result = game.score === null ? "" : `RE[${game.score}]`;
  const played = moves.map((move, i) => `${i % 2 === 0 ? "B" : "W"}[${move}]`).join("");
  return `(;PC[${inBrackets(game.event)}]DT[${game.year ?? ""}]PB[${inBrackets(game.black)}]PW[${inBrackets(game.white)}]${result}TY[8]BO[8 ${START} *]${played};)`;
}

export function parseWthor(bytes: Uint8Array, names: Names): ListedGame[] {
  if (bytes.length < HEADING) throw new Unreadable("short");
  const size = bytes[12]!;
  if (size !== 0 && size !== USUAL_BOARD.columns) throw new Unreadable("size", { size });
  if (bytes[13] !== 0) throw new Unreadable("solitaire");
  const heading = view(bytes);
  const year = heading.getUint16(10, true) || null;
  return records(bytes, heading.getUint32(4, true), GAME).map((record) => {
    const numbers = view(record);
    const name = (list: readonly string[], at: number) => list[numbers.getUint16(at, true)] ?? `#${numbers.getUint16(at, true)}`;
    const discs = record[6]!;
    const game = {
      event: name(names.tournaments, 0),
      black: name(names.players, 2),
      white: name(names.players, 4),
      year,
      score: discs > DISCS ? null : 2 * discs - DISCS,
    };
    return { ...game, base: "WTHOR", text: () => ggf(game, squares(record)), played: { board: USUAL_BOARD, cells: () => cells(record) } };
  });
}
