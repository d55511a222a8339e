// Where files of the page are, told from this folder.
import { fileURLToPath } from "node:url";

export const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
