#include "tournaments/report_script.hpp"

#include <fmt/format.h>

#include "tournaments/words.hpp"

namespace lawan {

const std::string_view kReportStyle = R"css(
:root { color-scheme: light dark; --ink: #1d2733; --paper: #fbfaf7; --line: #c9c5bb; --accent: #1f6f5c; --ground: #cfe3d6; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e6e1; --paper: #16191d; --line: #444a52; --accent: #6cc3ac; --ground: #27423a; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th[scope=row] { text-align: left; font-weight: 500; }
td.self { background: var(--line); }
td.score { background: color-mix(in srgb, var(--accent) calc(var(--share) * 45%), transparent); }
.plot { max-width: 100%; height: auto; }
.plot text { font-size: 12px; fill: var(--ink); } .plot .name { text-anchor: end; } .plot .tick { text-anchor: middle; }
.plot .grid { stroke: var(--line); } .plot .bar { stroke: var(--accent); stroke-width: 3; } .plot .dot { fill: var(--ink); }
#viewer { display: grid; grid-template-columns: minmax(16rem, 26rem) 1fr; gap: 1.5rem; align-items: start; }
@media (max-width: 44rem) { #viewer { grid-template-columns: 1fr; } }
#board { width: 100%; height: auto; }
#board .ground { fill: var(--ground); } #board .cell { fill: none; stroke: var(--line); }
#board .x { stroke: var(--ink); stroke-width: 3; fill: none; } #board .o { stroke: var(--accent); stroke-width: 3; fill: none; }
#board .black { fill: #16191d; stroke: #888; } #board .white { fill: #fff; stroke: #555; }
#board .last { fill: none; stroke: #d9822b; stroke-width: 2; } #board text { font-size: 10px; fill: var(--ink); text-anchor: middle; }
button, select, input { font: inherit; } button { min-width: 2.6rem; padding: .3rem .6rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
#moves { line-height: 1.9; } #moves button { border: 0; background: none; color: inherit; padding: .1rem .3rem; min-width: 0; cursor: pointer; }
#moves button[aria-current=true] { background: var(--accent); color: var(--paper); border-radius: .3rem; }
#moves .opening { opacity: .6; }
)css";

std::string report_viewer(Language language) {
    return fmt::format(R"html(<h2>{}</h2>
<p><label>{} <select id=choose></select></label>
<label><input type=checkbox id=forfeits> {}</label></p>
<div id=viewer>
<div><svg id=board role=img aria-labelledby=said></svg>
<p><button id=first aria-label="{}">|◀</button> <button id=back aria-label="{}">◀</button>
<button id=forward aria-label="{}">▶</button> <button id=last aria-label="{}">▶|</button>
<button id=run aria-label="{}">{}</button></p></div>
<div><p id=said aria-live=polite></p><div id=moves></div></div>
</div>
)html",
                       words::kGamesOfReport.in(language), words::kChooseGame.in(language),
                       words::kOnlyForfeits.in(language), words::kToTheBeginning.in(language),
                       words::kOneMoveBack.in(language), words::kOneMoveForward.in(language),
                       words::kToTheEnd.in(language), words::kPlayOrPause.in(language),
                       words::kPlayButton.in(language));
}

const std::string_view kReportScript = R"js(
'use strict';
const data = JSON.parse(document.getElementById('data').textContent);
const get = (id) => document.getElementById(id);
const cell = 40, margin = 18;
const failures = ['illegal-move', 'time-out', 'crashed', 'bad-protocol', 'over-limit'];
let game = null, ply = 0, timer = null;
const fields = (g) => ({ number: g[0], round: g[1], x: data.bots[g[2]], o: data.bots[g[3]], winner: g[4],
  score: g[5], reason: g[6], detail: g[7], opening: g[8], first: g[9], moves: g[10], boards: g[11], cells: g[12] });
const say = (what, ...values) => data.words[what].replace(/\{(\d)\}/g, (_, place) => values[place]);
const outcome = (g) => g.winner === '' ? data.words.draw : say('wins', g.winner === 'X' ? g.x : g.o);
function marksAt(g, at) {
  const marks = data.start.split('');
  for (let i = 0; i < at; ++i)
    for (let k = 0; k < g.boards[i].length; k += 3)
      marks[parseInt(g.boards[i].slice(k + 1, k + 3), 36)] = g.boards[i][k];
  return marks;
}
function draw() {
  const marks = marksAt(game, ply), svg = [];
  const width = margin + data.columns * cell + 2, height = margin + data.rows * cell + 2;
  svg.push(`<rect class=ground x=${margin} y=${margin} width=${data.columns * cell} height=${data.rows * cell} />`);
  for (let c = 0; c < data.columns; ++c) svg.push(`<text x=${margin + c * cell + cell / 2} y=12>${String.fromCharCode(97 + c)}</text>`);
  for (let r = 0; r < data.rows; ++r) svg.push(`<text x=8 y=${margin + r * cell + cell / 2 + 4}>${data.row_one === 'top' ? r + 1 : data.rows - r}</text>`);
  const last = ply > 0 ? game.cells[ply - 1] : null;
  marks.forEach((mark, i) => {
    const x = margin + (i % data.columns) * cell, y = margin + Math.floor(i / data.columns) * cell, m = cell / 2;
    svg.push(`<rect class=cell x=${x} y=${y} width=${cell} height=${cell} />`);
    if (last === i)
      svg.push(`<rect class=last x=${x + 2} y=${y + 2} width=${cell - 4} height=${cell - 4} />`);
    if (mark === '-') return;
    if (data.discs) svg.push(`<circle class=${mark === 'X' ? 'black' : 'white'} cx=${x + m} cy=${y + m} r=${m - 4} />`);
    else if (mark === 'O') svg.push(`<circle class=o cx=${x + m} cy=${y + m} r=${m - 9} />`);
    else svg.push(`<path class=x d="M${x + 9} ${y + 9}l${cell - 18} ${cell - 18}m0 ${18 - cell}l${18 - cell} ${cell - 18}" />`);
  });
  const board = get('board');
  board.setAttribute('viewBox', `0 0 ${width} ${height}`);
  board.innerHTML = svg.join('');
  const ended = ply === game.moves.length;
  get('said').textContent = say('game', game.number, data.sides[0], game.x, data.sides[1], game.o) + ' ' +
    (ended ? say('end', ply, outcome(game), game.score, data.reasons[game.reason], game.detail) +
             (failures.includes(game.reason) ? ` (lawan replay ${data.store} ${game.number})` : '')
     : ply > 0 ? say('move', ply, game.moves.length, game.moves[ply - 1]) : say('start', game.moves.length));
  get('moves').querySelectorAll('button').forEach((b, i) => b.setAttribute('aria-current', String(i + 1 === ply)));
}
function go(to) { ply = Math.max(0, Math.min(to, game.moves.length)); draw(); }
function pause() { clearInterval(timer); timer = null; get('run').textContent = data.words.play; }
function choose(number) {
  pause();
  game = fields(data.games.find((g) => g[0] === number));
  const list = get('moves');
  list.textContent = '';
  game.moves.forEach((move, i) => {
    const button = document.createElement('button');
    button.textContent = move;
    if (i < game.opening) button.className = 'opening';
    button.onclick = () => { pause(); go(i + 1); };
    list.append(button, ' ');
  });
  go(game.opening);
}
function fill() {
  const list = get('choose'), only = get('forfeits').checked;
  list.textContent = '';
  for (const g of data.games) {
    const it = fields(g);
    if (only && !failures.includes(it.reason)) continue;
    list.append(new Option(`${it.number}: ${it.x} – ${it.o}, ${outcome(it)}, ${data.reasons[it.reason]}`, it.number));
  }
  if (list.options.length > 0) choose(Number(list.value));
}
get('choose').onchange = () => choose(Number(get('choose').value));
get('forfeits').onchange = fill;
get('first').onclick = () => { pause(); go(0); };
get('back').onclick = () => { pause(); go(ply - 1); };
get('forward').onclick = () => { pause(); go(ply + 1); };
get('last').onclick = () => { pause(); go(game.moves.length); };
get('run').onclick = () => {
  if (timer) return pause();
  if (ply === game.moves.length) go(0);
  get('run').textContent = data.words.pause;
  timer = setInterval(() => { if (ply < game.moves.length) go(ply + 1); else pause(); }, 500);
};
document.addEventListener('keydown', (event) => {
  if (!game || ['SELECT', 'INPUT'].includes(event.target.tagName)) return;
  if (event.key === 'ArrowLeft') { pause(); go(ply - 1); }
  if (event.key === 'ArrowRight') { pause(); go(ply + 1); }
});
fill();
)js";

}  // namespace lawan
