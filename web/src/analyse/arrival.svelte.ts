// Which study the page's address leads to, and which address a study has.
import { t } from "../i18n";
import { playerName } from "../i18n/phrases";
import type { ReplyState, Side } from "../protocol/messages";
import { chosenGame } from "../state/chosen-game";
import { REVIEW, type Route } from "../state/route";
import type { Game, Session } from "../state/session.svelte";
import type { Studies } from "../study/studies.svelte";
import type { Study } from "../study/tree";
import { courseOf } from "./course";
import type { Opening } from "./opening.svelte";
import type { ReviewRun } from "./review.svelte";

type Place = Pick<Route, "rest" | "shared" | "study">;

export class Arrival {
  retrying: Side | null = $state(null); // whose mistakes come once more, when the review is done
  private arrived: Route | null = null; // each visit to an address is one, even to the same address

  constructor(
    private readonly session: Session,
    private readonly studies: Studies,
    private readonly opening: Opening,
    private readonly review: ReviewRun,
    private readonly onmissing: (why: string) => void,
  ) {}

  // Takes the study that the address names, unless it is on the board already.
  async follow(route: Route, games: readonly Game[], bot: string | null): Promise<void> {
    if (route === this.arrived) return;
    this.arrived = route;
    if (route.rest && route.rest === this.studies.current?.id) return;
    const game = chosenGame(games).name;
    await this.take(route, game, bot);
    if (this.session.status !== "open") this.arrived = null; // once more when the line is back
    else if (!this.studies.current && !(await this.studies.openLatest())) await this.studies.begin(game);
  }

  // The first study takes the place of the address that led here; others are a step that Back undoes.
  name(study: Study): void {
    const hash = `#analyse/${study.id}`;
    if (location.hash === hash) return;
    if (/^#analyse\//.test(location.hash) && location.hash !== `#analyse/${REVIEW}`) location.hash = hash;
    else {
      history.replaceState(null, "", hash);
      dispatchEvent(new HashChangeEvent("hashchange")); // which a replaced address does not tell by itself
    }
  }

  private async take({ rest, shared, study }: Place, game: string, bot: string | null): Promise<void> {
    if (study) await this.opening.openLink(study);
    else if (shared) await this.opening.open(shared, game);
    else if (rest && rest !== REVIEW) {
      if (!(await this.studies.open(rest))) this.onmissing(t("study-missing"));
    } else await this.takePlayed(game, rest === REVIEW, bot);
  }

  // The game that is or was played on this page.
  private async takePlayed(game: string, judged: boolean, bot: string | null): Promise<void> {
    const played = this.session.boards[`play-${game}`];
    if (!played) return;
    await this.studies.follow(played, { X: playerName(played.players.X), O: playerName(played.players.O) });
    if (judged) this.judge(played, bot);
  }

  // Its review, then the player's own mistakes.
  private judge({ players }: ReplyState, bot: string | null): void {
    const humans = (["X", "O"] as const).filter((side) => players[side].kind === "human");
    this.retrying = humans.length === 1 ? humans[0]! : null;
    if (!courseOf(this.studies.current!).reviewed) this.review.start(bot);
  }
}
