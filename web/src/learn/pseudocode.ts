// Which line of an algorithm's pseudo-code, as the catalog has it, a step of the search is at.
import type { ReplyCatalog, TreeNode } from "../protocol/messages";
import type { Event } from "./tree";

export type CodeLine = ReplyCatalog["searches"][number]["code"][number];
export type LineName = CodeLine["name"];

// `first`: is it the first move of its parent.
export function lineAt(event: Event, node: TreeNode, first: boolean, program: readonly CodeLine[]): LineName {
  const name = nameAt(event, node, first);
  const has = (one: LineName) => program.some((line) => line.name === one);
  if (name === "call" && !has("call")) return "test";
  if (name === "test" && !has("test")) return "call";
  return name;
}

function nameAt(event: Event, node: TreeNode, first: boolean): LineName {
  if (event.kind === "enter") {
    switch (node.visit) {
      case "null-window":
        return "test";
      case "re-search":
        return "again";
      case "probe":
        return "probe";
      default:
        return node.parent === null ? "head" : first ? "call" : "test";
    }
  }
  switch (node.ending) {
    case "leaf":
    case "terminal":
      return "leaf";
    case "cut":
      return "cut";
    case "table-lower":
    case "table-upper":
    case "table-exact":
      return "table";
    case "all-moves":
      return "return";
    default:
      return "";
  }
}
