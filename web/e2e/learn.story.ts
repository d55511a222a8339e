// Lessons: the tree step by step, practice, comparison, evolution, landscape, overlays, examples.
import { expect, it } from "vitest";
import { stories } from "./harness";

stories("Learn", ({ visit }) => {
  it("opens on a search that moves, until somebody takes over", async () => {
    const page = await visit({ hash: "#learn" });
    // A slow machine may pass over some of them.
    await page.waitForFunction(() => Number(/far: (\d+)/.exec(document.querySelector(".counter")?.textContent ?? "")?.[1]) >= 3);
    await page.keyboard.press(",");
    await page.getByRole("button", { name: "Run" }).waitFor();
    // Who wants no motion starts it.
    const still = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await still.getByRole("button", { name: "Run" }).waitFor();
    await still.waitForTimeout(1200);
    expect(await still.getByText("Nodes so far: 1", { exact: true }).count()).toBe(1);
  });

  it("steps through a search, forward and back", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    const transport = page.getByRole("group", { name: "Steps of the search" });
    await page.getByText("Nodes so far: 1", { exact: true }).waitFor();
    const nodes = page.locator("[role=treeitem]");
    expect(await nodes.count()).toBe(1);
    await transport.getByRole("button", { name: "Forward" }).click();
    await page.getByText("Nodes so far: 2", { exact: true }).waitFor();
    expect(await nodes.count()).toBe(2);
    expect(await page.locator(".badge").count()).toBe(1); // the way to the node, on the board
    expect(await page.locator(".code.now").textContent()).toContain("alphabeta(p·m");
    await transport.getByRole("button", { name: "Back" }).click();
    await page.getByText("Nodes so far: 1", { exact: true }).waitFor();

    await transport.getByRole("button", { name: "To the end" }).click();
    const counter = await page.locator(".counter").textContent();
    const [, seen, all, minimax] = /far: (\d+)\s*of (\d+)\s*Minimax: (\d+)/.exec(counter!)!.map(Number);
    expect(seen).toBe(all);
    expect(minimax).toBeGreaterThan(seen!);
    await page.locator(".stub-text", { hasText: "≥" }).first().waitFor({ state: "attached" });

    // The same by keyboard, in the tree.
    await nodes.first().focus();
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("data-node"))).toBe("1");
  });

  it("says which depths it refuses, in both languages", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    const depth = page.getByRole("spinbutton", { name: /^Depth/ });
    const before = await depth.inputValue();
    await depth.fill("99");
    await depth.press("Enter");
    await page.getByRole("alert").getByText(`The depth goes from 1 to 12; it stays at ${before}.`).waitFor();
    expect(await depth.inputValue()).toBe(before);
    await page.getByRole("button", { name: "ID: Bahasa Indonesia" }).click();
    await page.getByText(`Kedalaman dari 1 sampai 12; tetap ${before}.`).waitFor();
    const field = page.locator(".fields input[type=number]").first();
    await field.fill("2");
    await field.press("Enter");
    await page.getByText("Kedalaman dari 1 sampai 12").waitFor({ state: "detached" });
  });

  it("shows every algorithm, and the documentation beside it", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    const choice = page.getByRole("combobox", { name: "Algorithm" });
    for (const name of await choice.locator("option").evaluateAll((options) => options.map((one) => (one as HTMLOptionElement).value))) {
      await choice.selectOption(name);
      await page.getByText("Nodes so far: 1", { exact: true }).waitFor();
    }
    await page.getByText("From the documentation").click();
    await page.locator("article p").first().waitFor();
  });

  it("practises: asks, marks, and tells what is right", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Practice", { exact: true }).click();
    await page.getByText("0 of 0 right").waitFor();
    await page.getByLabel("α").fill("-inf");
    await page.getByLabel("β").fill("inf");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("Right.", { exact: true }).waitFor();
    await page.getByText("2 of 2 right").waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByLabel("α").fill("99");
    await page.getByLabel("β").fill("99");
    await page.getByRole("button", { name: "Check" }).click();
    await page.getByText("Not quite: α = −∞, β = +∞.").waitFor();
    await page.getByText("2 of 4 right").waitFor();
    // The count goes on at the next visit, in either language, until it is begun anew.
    await page.reload();
    await page.getByText("Practice", { exact: true }).click();
    await page.getByText("In total: 2 of 4 answers right, 0 trees done").click();
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await page.getByText("Seluruhnya: 2 dari 4 jawaban benar, 0 pohon selesai").waitFor();
    await page.getByRole("button", { name: "Hitung dari awal lagi" }).click();
    await page.getByText("Seluruhnya").waitFor({ state: "detached" });
  });

  it("keeps the codes of the trees that were done for the teacher", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Practice", { exact: true }).click();
    await page.getByLabel("Moves per node").selectOption("2");
    await page.getByText("0 of 0 right").waitFor();
    const form = page.getByRole("form", { name: "Question" });
    while (await form.count()) {
      for (const box of await form.getByRole("textbox").all()) await box.fill("0");
      await form.getByRole("button", { name: "Check" }).click();
      await form.getByRole("button", { name: "Next" }).click();
    }
    const code = await page.locator("p code").textContent();
    expect(code).toMatch(/^1\.alphabeta\.3\.2\.\d+\.\d+\.\w{4}$/);
    await page.reload();
    await page.getByText("Practice", { exact: true }).click();
    await page.getByText(/^In total: \d+ of \d+ answers right, 1 tree done$/).click();
    expect(await page.getByRole("list", { name: "Codes for your teacher" }).textContent()).toContain(code);
  });

  it("compares algorithms: the same value, other work", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Compare", { exact: true }).first().click();
    await page.getByRole("checkbox", { name: "NegaScout as printed" }).uncheck();
    await page.getByRole("button", { name: "Compare" }).click();
    await page.waitForSelector("table[aria-busy=false]");
    const rows = await page.locator("tbody tr").evaluateAll((all) => all.map((row) => [...row.querySelectorAll("td")].map((one) => one.textContent ?? "")));
    expect(rows.length).toBe(5);
    expect(new Set(rows.map((row) => row[0])).size).toBe(1);
    const nodes = rows.map((row) => Number(row[2]!.replace(/\D/g, "")));
    expect(Math.max(...nodes.slice(1))).toBeLessThan(nodes[0]!);
  });

  it("lets a population evolve and a local search climb", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Evolution", { exact: true }).click();
    // Only bots that the server lets evolve are offered.
    await page.getByRole("button", { name: "Let it evolve" }).waitFor();
    expect(await page.locator("label.field", { hasText: /^Bot/ }).locator("option").allTextContents()).toEqual(["genetic"]);
    await page.getByRole("button", { name: "Let it evolve" }).click();
    await page.getByRole("heading", { name: "Generation 0" }).waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await page.getByText(/^It plays/).waitFor();
    await page.getByText("Landscape", { exact: true }).click();
    await page.getByRole("button", { name: "Let it search" }).click();
    await page.getByText(/height/).first().waitFor();
    expect(await page.locator(".rim").count()).toBeGreaterThan(3);
  });

  it("shows what evaluators see, and the papers' examples", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Evaluators", { exact: true }).click();
    await page.getByText("Liberties", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll(".wash").length > 10);
    await page.getByText("Examples", { exact: true }).click();
    await page.getByRole("button", { name: /Costs of attack/ }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.waitForFunction(() => document.querySelectorAll(".wash").length > 3);
    await page.getByText("Examples", { exact: true }).click();
    await page.getByRole("button", { name: /MTD\(f\) on a small board/ }).click();
    await page.getByText("Nodes so far: 1", { exact: true }).waitFor();
    await page.getByText("Probes").waitFor();
  });

  it("tells the paper's four queens as trees of 65, 16 and 10 nodes", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Examples", { exact: true }).click();
    await page.getByRole("button", { name: /Four queens: backtracking/ }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
    const transport = page.getByRole("group", { name: "Steps of the example" });
    await page.getByText("The root: no queen is on the board yet.").waitFor();
    await transport.getByRole("button", { name: "Forward" }).click();
    await page.getByText("A queen on a1.", { exact: true }).waitFor();
    // Nothing was asked of the game before, whose positions are others.
    expect(await page.getByRole("alert").allTextContents()).toEqual([]);
    expect(await page.locator("[role=treeitem]").count()).toBe(2);
    expect(await page.locator(".badge").count()).toBe(1); // the queen, on the board
    expect(await page.locator(".code.now").textContent()).toContain("backtrack(node):");
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.getByText("The first solution, after 16 nodes including the root.").waitFor();
    expect(await page.locator("[role=treeitem]").count()).toBe(16);
    expect(await page.locator(".badge").count()).toBe(4);

    const choice = page.getByRole("combobox", { name: "Example" });
    await choice.selectOption({ label: "Four queens: the whole tree" });
    await page.getByText("The root: no queen is on the board yet.").waitFor();
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.getByText("The whole tree has 65 nodes, including the root.").waitFor();
    await choice.selectOption({ label: "Four queens: branch and bound" });
    await page.getByText("The root: no queen is on the board yet.").waitFor();
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.getByText("A solution with cost 0, after 10 nodes below the root, 11 including it.").waitFor();
    expect(await page.locator(".node.solution").count()).toBe(1);
  });

  it("looks every line of a board up in the edge tables", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Examples", { exact: true }).click();
    await page.getByRole("button", { name: /Edge tables on the board/ }).click();
    const transport = page.getByRole("group", { name: "Steps of the example" });
    await page.getByText(/number in base three/).waitFor();
    await transport.getByRole("button", { name: "Forward" }).click();
    await page.getByText(/^Line 1 of 34, h1–a1: index 0\./).waitFor();
    expect(await page.locator(".wash").count()).toBe(8); // a digit on each square of the line
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.getByText(/^All lines together: white \d+, black \d+\./).waitFor();
    // The same for a position of one's own choice.
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await page.getByText(/^Semua garis bersama: putih \d+, hitam \d+\./).waitFor();
  });

  it("crosses and mutates the chromosomes of the three papers", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    const transport = page.getByRole("group", { name: "Steps of the example" });
    const open = async (name: RegExp) => {
      await page.getByText("Examples", { exact: true }).click();
      await page.getByRole("button", { name }).click();
    };
    await open(/the chromosome 12, 1, 56, 23/);
    await page.getByText(/^A chromosome is a line of play/).waitFor();
    await transport.getByRole("button", { name: "Forward" }).click();
    await page.getByText("12: row 1, column 2. X marks c2.").waitFor();
    for (let i = 0; i < 4; ++i) await transport.getByRole("button", { name: "Forward" }).click();
    await page.getByText(/6 marks of X, 6 of O\. The fitness is 6 − 6 = 0\./).waitFor();
    await open(/145, 12345 × 67891 and 12945/);
    await page.getByText(/each gene is the number of an edge/).waitFor();
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.getByText(/gene 3 of 12345 becomes 9: 12945/).waitFor();
    expect(await page.locator(".item.changed").textContent()).toBe("9");
    await transport.getByRole("button", { name: "Back" }).click();
    await page.getByText(/12391 and 67845/).waitFor();
    const rows = await page.locator("tbody tr").evaluateAll((all) => all.map((row) => [...row.querySelectorAll(".item")].map((one) => one.textContent).join("")));
    expect(rows).toEqual(["12345", "67891", "12391", "67845"]);
    await open(/rounds as genes/);
    await page.getByText(/A gene is a round/).waitFor();
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.getByText(/the best eight survive/).waitFor();
    expect(await page.locator("tbody tr").count()).toBe(8);
  });

  it("steps through adjacency-a's Figure 2, cut and all", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Examples", { exact: true }).click();
    await page.getByRole("button", { name: /Figure 2/ }).click();
    await page.getByText("Nodes so far: 1", { exact: true }).waitFor();
    const transport = page.getByRole("group", { name: "Steps of the search" });
    await transport.getByRole("button", { name: "To the end" }).click();
    await page.locator(".stub-text", { hasText: "+5 ≥ +3" }).waitFor({ state: "attached" });
    // g3, b6, f1, c6, then f2 with f1: the root and six nodes.
    expect(await page.locator("[role=treeitem]").count()).toBe(7);
  });
});
