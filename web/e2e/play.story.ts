// Whole games, by clicks and by keyboard.
import { expect, it } from "vitest";
import { afterPly, begin, board, cell, isOver, myTurn, newGame, playOut, ply, resign, setLevel, stories } from "./harness";

stories("Play", ({ visit }) => {
  it("is ready at once: Othello against level 3, you are black", async () => {
    const page = await visit();
    expect(await page.locator('[data-side="X"]').textContent()).toMatch(/You\s*black/);
    expect(await page.locator('[data-side="O"]').textContent()).toContain("Level 3");
    expect(await myTurn(page)).toBe(true);
    expect(await page.locator(".cell.open").count()).toBe(4);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1); // ours and the answer
    expect(await page.getByRole("region", { name: /Level 3 on/ }).textContent()).toMatch(/Time/);
  });

  // `npm run e2e -- -t "first board"` prints what it took, from asking for the page to a board that can be played on.
  it("shows the first board within a second", async () => {
    const page = await visit();
    const times: number[] = [];
    for (let i = 0; i < 5; ++i) {
      await page.reload();
      await page.waitForSelector("[data-turn='true']");
      await page.waitForSelector(".cell.open");
      times.push(Math.round(await page.evaluate(() => performance.now())));
    }
    times.sort((a, b) => a - b);
    console.warn(`first board after ${times[2]} ms, the middle of ${times.join(", ")}`);
    // The machine of a test may be busy with other things: ten times the promise.
    expect(times[0]).toBeLessThan(10_000);
  });

  it("drops a disc by any cell of a column in Connect Four, where the sides are black and white", async () => {
    const page = await visit();
    await begin(page, /^Connect Four/, 1);
    await myTurn(page);
    expect(await page.locator('[data-side="X"]').textContent()).toMatch(/You\s*black/);
    // Wherever in the column one points, a disc is shown where it would come to lie.
    const landing = page.locator(".landing");
    await cell(page, "d6").hover();
    expect(await landing.getAttribute("data-landing")).toBe(await cell(page, "d1").getAttribute("data-cell"));
    await page.mouse.move(0, 0);
    expect(await landing.count()).toBe(0);
    await cell(page, "d6").click();
    await afterPly(page, 1); // ours and the answer
    expect(await cell(page, "d1").getAttribute("aria-label")).toContain("d1, black");
  });

  it("is a game of Othello on 6x6", async () => {
    const page = await visit();
    await newGame(page, async (dialog) => {
      await dialog.getByLabel("Size").fill("6");
      await setLevel(dialog, 1);
    });
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 36);
    await playOut(page);
    const counts = await page.locator(".score").allTextContents();
    const [black, white] = counts.map(Number);
    const word = black === white ? "Draw" : "Winner";
    expect(await page.locator(black! >= white! ? '[data-side="X"]' : '[data-side="O"]').textContent()).toContain(word);
    await page.getByRole("button", { name: "Rematch" }).click();
    await page.waitForSelector("[data-over='false']");
    expect(await page.locator('[data-side="O"]').textContent()).toContain("You");
  });

  it("is a game of Adjacency, with its rounds, undo, redo, hint and a look back", async () => {
    const page = await visit();
    await page.getByText("Adjacency", { exact: true }).click();
    await newGame(page, async (dialog) => {
      await dialog.getByLabel("Rounds").fill("5");
      await setLevel(dialog, 1);
    });
    await page.getByText("Rounds left: 5").waitFor();
    await page.getByRole("button", { name: "Hint" }).click();
    const advice = await page.getByRole("heading", { name: /^Hint:/ }).textContent();
    await cell(page, advice!.replace("Hint: ", "")).click();
    await afterPly(page, 1);
    await page.getByText("Rounds left: 4").waitFor();

    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Rounds left: 5").waitFor();
    expect(await ply(page)).toBe(0);
    await page.keyboard.press("r");
    await page.getByText("Rounds left: 4").waitFor();

    const before = await page.locator(".score").allTextContents();
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("You are looking at move 0.").waitFor();
    await page.getByRole("button", { name: "Back to the game" }).click();
    expect(await page.locator(".score").allTextContents()).toEqual(before);
    await playOut(page);
    await page.getByText("Rounds left: 0").waitFor();
  });

  it("is tic-tac-toe by keyboard only, spoken as it goes", async () => {
    const page = await visit();
    const active = () => page.evaluate(() => document.activeElement?.getAttribute("data-name") ?? document.activeElement?.textContent?.trim() ?? "");
    // From the top of the page to the game, by the tab key and the arrows.
    for (let i = 0; i < 20 && !(await page.evaluate(() => document.activeElement?.getAttribute("value") === "othello")); ++i) await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowLeft");
    await page.getByText("Tic-tac-toe", { exact: true }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.keyboard.press("Tab");
    expect(await active()).toBe("a1");

    for (let turn = 0; turn < 9 && (await myTurn(page)); ++turn) {
      const before = await ply(page);
      const target = await page.locator(".cell.open").first().getAttribute("data-name");
      await page.keyboard.press("Control+Home");
      for (let i = 0; i < target!.charCodeAt(0) - "a".charCodeAt(0); ++i) await page.keyboard.press("ArrowRight");
      for (let i = 1; i < Number(target!.slice(1)); ++i) await page.keyboard.press("ArrowDown");
      expect(await active()).toBe(target);
      await page.keyboard.press("Enter");
      await afterPly(page, before);
    }
    expect(await isOver(page)).toBe(true);
    expect(await page.locator("[aria-live=polite]").textContent()).toMatch(/wins?|draw/);
  });

  it("has two humans, names that differ, clocks, and ends when somebody resigns", async () => {
    const page = await visit();
    await newGame(page, async (dialog) => {
      await dialog.getByRole("radio", { name: "Human" }).last().check({ force: true });
      await dialog.getByLabel("Name").first().fill("Ana");
      await dialog.getByLabel("Name").last().fill("Ana");
      await dialog.getByLabel("With clocks").check();
      await dialog.getByRole("button", { name: "Start" }).click();
      await dialog.getByText("The two players need different names.").waitFor();
      await dialog.getByLabel("Name").last().fill("Budi");
    });
    await page.locator(".clock").first().waitFor();
    expect(await page.locator(".clock").allTextContents()).toEqual(["5:00", "5:00"]);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 0);
    await page.getByText("Your turn: white").waitFor();
    await resign(page);
    await page.getByText("Ana wins: Budi resigned", { exact: true }).first().waitFor();
    expect(await page.locator('[data-side="X"]').textContent()).toContain("Winner");
  });

  it("turns the board, and has bots with options from the catalog", async () => {
    const page = await visit();
    expect(await board(page).locator(".coordinate").first().textContent()).toBe("a");
    await page.keyboard.press("t");
    expect(await board(page).locator(".coordinate").first().textContent()).toBe("h");
    await page.keyboard.press("n");
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("button", { name: "More settings" }).click();
    await dialog.getByRole("radio", { name: "Bot" }).last().check({ force: true });
    await dialog.getByRole("combobox", { name: "Bot" }).selectOption("greedy");
    await dialog.getByText("Options").click();
    await dialog.getByRole("combobox", { name: "Evaluator" }).selectOption("disc-difference");
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.getByText("greedy(eval=disc-difference)").first().waitFor();
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
  });
});
