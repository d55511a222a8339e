// A position with one task: find the move that is better than the one that was played.
import type { Move, Side } from "../protocol/messages";
import { newId } from "../state/ids";
import type { Kept } from "../state/shelf";
import { whereOf, type Studies } from "../study/studies.svelte";
import { nodeOf, type Study } from "../study/tree";
import type { Flaw } from "./course";

export interface Puzzle extends Kept {
  readonly game: string;
  readonly position: string; // its text
  readonly side: Side; // to move
  readonly best: Move;
  readonly line: readonly Move[];
  readonly played: string; // the mistake
  readonly solved: number; // times
  readonly failed: number;
}

export async function puzzleOf(studies: Studies, study: Study, flaw: Flaw): Promise<Puzzle | null> {
  const position = await studies.positions.get(whereOf(study, flaw.before), true);
  const { best, line } = flaw.better;
  if (!position || !best) return null;
  const played = nodeOf(study, flaw.node).step!.move;
  return { id: newId(), changed: Date.now(), game: study.game, position: position.text, side: flaw.side, best, line, played, solved: 0, failed: 0 };
}
