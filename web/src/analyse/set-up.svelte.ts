// A position that is being set up by hand, cell by cell, until a study begins with it.
import type { Cell } from "../board/geometry";
import { t } from "../i18n";
import type { Position, ReplyView, Side, Where } from "../protocol/messages";
import { Refused } from "../state/connection";
import { explain, type Session } from "../state/session.svelte";
import type { Studies } from "../study/studies.svelte";

export type Brush = "X" | "O" | "-";
export interface Drawn {
  readonly cells: string;
  readonly to_move: Side;
}

export class SetUp {
  drawn: Drawn | null = $state.raw(null); // while a position is set up
  brush: Brush = $state("X");
  unusable: string | null = $state(null); // what is wrong with it

  constructor(
    private readonly session: Session,
    private readonly studies: Studies,
  ) {}

  begin(position: Position): void {
    this.unusable = null;
    this.drawn = { cells: position.cells, to_move: position.to_move ?? "X" };
  }

  end(): void {
    this.unusable = null;
    this.drawn = null;
  }

  paint(cell: Cell): void {
    if (!this.drawn) return;
    const { cells } = this.drawn;
    const letter = cells[cell] === this.brush ? "-" : this.brush;
    this.drawn = { ...this.drawn, cells: cells.slice(0, cell) + letter + cells.slice(cell + 1) };
  }

  clear(): void {
    if (this.drawn) this.drawn = { ...this.drawn, cells: "-".repeat(this.drawn.cells.length) };
  }

  turnTo(side: Side): void {
    if (this.drawn) this.drawn = { ...this.drawn, to_move: side };
  }

  // Begins again on another board, which is empty or as a game begins there.
  drawOn(game: string, settings: Record<string, string>): Promise<void> {
    return this.unlessRefused(async () => {
      const { position } = await this.session.tryAsk<ReplyView>({ type: "view", where: { game, settings } });
      if (await this.take(game, position, false)) this.begin(position);
    });
  }

  // A study begins with what is drawn, and with what else the text of a position says: `rest`.
  use(game: string, where: Where, rest: string | null): Promise<void> {
    return this.unlessRefused(async () => {
      if (!this.drawn) return;
      const { position } = await this.session.tryAsk<ReplyView>({ type: "edit", where, ...this.drawn, ...(rest === null ? {} : { rest }) });
      if (position.over && !/[XO]/.test(position.cells)) this.unusable = t("set-up.empty");
      else if (await this.take(game, position, true)) this.end();
    });
  }

  private take(game: string, { text }: Position, brought: boolean): Promise<unknown> {
    return this.studies.take({ game, start: text, moves: [], players: { X: "", O: "" } }, brought);
  }

  private async unlessRefused(act: () => Promise<void>): Promise<void> {
    this.unusable = null;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.unusable = explain(error);
    }
  }
}
