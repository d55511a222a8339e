// The cells of a table, as the engine hands them over.
import { decimal, said } from "../i18n";
import type { TableCell } from "../protocol/messages";

export const isNumber = (cell: TableCell): boolean => cell !== null && typeof cell === "object" && "digits" in cell;

export function cellText(cell: TableCell): string {
  if (cell === null || typeof cell === "string") return cell ?? "";
  return "digits" in cell ? decimal(cell.value, cell.digits) : said(cell);
}
