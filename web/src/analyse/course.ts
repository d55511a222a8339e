// The course of a line: what each of its positions is worth, and what each of its moves gave away.
import type { Side } from "../protocol/messages";
import { lineThrough, nodeOf, sideAt, type Grade, type Judgement, type NodeId, type Study } from "../study/tree";
import { accuracyOf, lossesOf, type Worth } from "./worth";

const GRADES: readonly Grade[] = ["inaccuracy", "mistake", "blunder"];

export interface Flaw {
  readonly node: NodeId; // that the move leads to
  readonly before: NodeId;
  readonly ply: number; // of the move, from 1
  readonly side: Side;
  readonly grade: Grade;
  readonly judgement: Judgement; // of the move
  readonly better: Judgement; // of the position before it
}

export interface Course {
  readonly line: readonly NodeId[];
  readonly judged: boolean; // some of it
  readonly reviewed: boolean; // every position of it
  readonly flaws: readonly Flaw[];
  readonly accuracy: Readonly<Record<Side, number | null>>;
  readonly counts: Readonly<Record<Side, Readonly<Record<Grade, number>>>>;
}

const worthOf = (judgement: Judgement | undefined): Worth | null =>
  judgement?.value ? { value: judgement.value, scale: judgement.scale } : null;

export function courseOf(study: Study): Course {
  const line = lineThrough(study, study.at);
  const judged = line.map((id) => study.judged[id]);
  const sides = line.slice(1).map((_, i) => sideAt(study, i));
  const flaws = line.flatMap((node, ply): Flaw[] => {
    const judgement = judged[ply];
    const better = judged[ply - 1];
    if (!judgement?.grade || !better) return [];
    return [{ node, before: nodeOf(study, node).parent!, ply, side: sides[ply - 1]!, grade: judgement.grade, judgement, better }];
  });
  const losses = lossesOf(judged.map(worthOf), sides);
  const counted = (side: Side) =>
    Object.fromEntries(GRADES.map((grade) => [grade, flaws.filter((flaw) => flaw.side === side && flaw.grade === grade).length])) as Record<Grade, number>;
  return {
    line,
    judged: judged.filter((one) => one !== undefined).length > 1,
    reviewed: line.length > 1 && judged.every((one) => one !== undefined),
    flaws,
    accuracy: { X: accuracyOf(losses.X), O: accuracyOf(losses.O) },
    counts: { X: counted("X"), O: counted("O") },
  };
}
