// How long a first visitor waits for a board to play on: LAWAN_SITE=DIR npx vitest run --project speed
import { it } from "vitest";
import { storiesWithNetwork } from "./harness";

const VISITS = 5;

storiesWithNetwork("A first visit", ({ visit }) => {
  it("is measured", async () => {
    const waited: number[] = [];
    for (let i = 0; i < VISITS; ++i) {
      const page = await visit({}, false);
      waited.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const look = () => (document.querySelector("[data-turn='true']") ? resolve(Math.round(performance.now())) : requestAnimationFrame(look));
              look();
            }),
        ),
      );
      await page.context().close();
    }
    console.warn(`ms from the address to a board that can be played on: ${waited.join(", ")}`);
  });
});
