// With the keyboard alone: whatever is answered, closed or comes to its end, the focus is somewhere one can see.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { afterPly, myTurn, ply, stories } from "./harness";

// What has the focus, as a screen reader calls it; none where the browser has lost it.
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body || !one.checkVisibility()) return null;
    return one.getAttribute("aria-label") ?? one.textContent.trim();
  });
const expectFocus = (page: Page, name: string | RegExp) => expect.poll(() => focused(page)).toMatch(name);
async function press(page: Page, name: string, key = "Enter") {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press(key);
}
async function choose(page: Page, name: string) {
  await page.locator("summary[aria-label=More]").focus();
  await page.keyboard.press("Enter");
  await press(page, name);
}

stories("The focus", ({ visit }) => {
  it("goes from the welcome to the tab behind the door, and from tab to tab", async () => {
    const page = await visit({ first: true }, false);
    await page.locator(".door").first().focus();
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Play$/);
    await myTurn(page);
    await page.locator(".cell.open").first().focus();
    await page.keyboard.press("2");
    await expectFocus(page, /^Analyse$/);
  });

  it("stays where it was through a game and what is asked in it", async () => {
    const page = await visit();
    await myTurn(page);
    await page.locator("p.note").getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Undo$/);
    await page.locator('[data-name="d3"]').focus();
    await page.keyboard.press("Enter");
    await afterPly(page, 1);
    await myTurn(page);
    await expectFocus(page, /^d3, black/);

    await press(page, "Undo");
    await expect.poll(() => ply(page)).toBe(0);
    await page.keyboard.press("Enter"); // nothing is left to take back
    await expectFocus(page, /^Undo$/);
    expect(await page.getByRole("button", { name: "Undo", exact: true }).isDisabled()).toBe(true);
    expect(await page.getByRole("alert").count()).toBe(0);
    await choose(page, "Redo");
    await expect.poll(() => ply(page)).toBe(2);
    await expectFocus(page, /^More$/);

    await choose(page, "How to play");
    await expectFocus(page, /^Try it$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Skip$/);
    await page.keyboard.press("Escape");
    await expectFocus(page, /^More$/);

    await press(page, "Resign");
    await page.keyboard.press("Shift+Tab");
    await expectFocus(page, /^Keep playing$/);
    await page.keyboard.press("Enter");
    await expectFocus(page, /^Resign$/);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-over='true']");
    await expectFocus(page, /^Rematch$/);
  });

  it("stays on a step that leads no further, and goes to what takes its place", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText(/^Nodes so far: \d/).waitFor();
    const transport = page.getByRole("group", { name: "Steps of the search" });
    await transport.getByRole("button", { name: "To the end" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => transport.getByRole("button", { name: "To the end" }).isDisabled()).toBe(true);
    await expectFocus(page, /^To the end$/);

    await page.goto(page.url().replace(/#.*/, "#puzzles"));
    await press(page, "Show the answer");
    await expectFocus(page, /^Next$/);
  });
});
