/** Pages of figures that need nothing else: one HTML file, with its style sheet. */
import { escape } from './charts.ts';

/** @param sections HTML; empty ones are left out */
export function htmlPage(title: string, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${sections.filter((part) => part !== '').join('\n')}
</main>
</body>
</html>
`;
}

/** @param note and content are HTML */
export function section(title: string, note: string, content: string): string {
  return `<section><h2>${escape(title)}</h2><p class="about">${note}</p>${content}</section>`;
}

export function tileList(tiles: readonly (readonly [name: string, value: string])[]): string {
  const boxes = tiles.map(([name, value]) => `<div><dd>${value}</dd><dt>${name}</dt></div>`).join('');
  return `<dl class="tiles">${boxes}</dl>`;
}

/** A chart that keeps its size on a narrow screen, where it scrolls sideways. */
export function wide(chart: string): string {
  return `<div class="wide" tabindex="0">${chart}</div>`;
}

const STYLE = `
:root { color-scheme: light dark; --page: #f6f2e9; --card: #fffdf8; --ink: #22201b; --soft: #6b655a; --line: #e4ddce;
  --first: #1f7a55; --second: #b4552d; --third: #4a63b8; --playing: #c9883a; --learning: #1f7a55; --other: #a39d90;
  --above: #1f7a55; --below: #b4462d; --even: #7c7667; --heat: #1f7a55; --cell: #eee9df; --alarm: #b4462d; --alarm-card: #fbeae4; --calm-card: #e9f2ea; }
@media (prefers-color-scheme: dark) { :root { --page: #10150f; --card: #171e18; --ink: #ece7da; --soft: #a39d8e; --line: #2b342c;
  --first: #5fc797; --second: #e29065; --third: #93a8f0; --playing: #e0a95c; --learning: #5fc797; --other: #6f7a70;
  --above: #5fc797; --below: #ee8a6b; --even: #9a9585; --heat: #5fc797; --cell: #222a23; --alarm: #ee8a6b; --alarm-card: #2e1c16; --calm-card: #17261c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 Inter, "Segoe UI", system-ui, sans-serif; }
main { max-width: 940px; margin: 0 auto; padding: 48px 20px 80px; }
h1, h2 { font-family: Fraunces, "Iowan Old Style", Georgia, serif; font-weight: 600; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(30px, 6vw, 44px); } h2 { font-size: 23px; }
header { margin-bottom: 24px; } header p { margin: 10px 0 0; max-width: 62ch; }
.eyebrow { margin: 0 0 8px; color: var(--soft); font-size: 13px; letter-spacing: .09em; text-transform: uppercase; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 24px 28px; margin-top: 18px; }
.about { color: var(--soft); margin: 6px 0 18px; max-width: 72ch; }
.calm { background: var(--calm-card); padding-block: 6px; } .alarm { background: var(--alarm-card); border-color: var(--alarm); padding-block: 6px; }
.alarm strong { color: var(--alarm); } .alarm ul { margin: 0 0 16px; padding-left: 20px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 14px; margin: 18px 0 0; }
.tiles div { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px 20px; }
.tiles dd { margin: 0; font: 600 28px/1.2 Fraunces, "Iowan Old Style", Georgia, serif; font-variant-numeric: tabular-nums; }
.tiles dt { color: var(--soft); font-size: 13.5px; line-height: 1.35; margin-top: 2px; }
svg { display: block; width: 100%; height: auto; overflow: visible; font: 12px Inter, "Segoe UI", system-ui, sans-serif; font-variant-numeric: tabular-nums; }
.small { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(340px, 100%), 1fr)); gap: 26px 30px; }
figure { margin: 0; min-width: 0; } figcaption { color: var(--soft); font-size: 13.5px; margin-bottom: 6px; } figcaption strong { color: var(--ink); margin-right: 4px; }
.grid { stroke: var(--line); } .tick { fill: var(--soft); } .note { fill: var(--soft); font-size: 11.5px; }
.name { fill: var(--ink); font-size: 13px; } .value { fill: var(--ink); font-size: 13px; }
.reference { stroke: var(--soft); stroke-dasharray: 4 4; }
.line { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; }
.line.first { stroke: var(--first); } .line.second { stroke: var(--second); } .line.third { stroke: var(--third); }
.band { opacity: .16; } .band.first { fill: var(--first); } .band.second { fill: var(--second); } .band.third { fill: var(--third); }
.dot { stroke: var(--card); stroke-width: 1.5; } .dot.first { fill: var(--first); } .dot.second { fill: var(--second); } .dot.third { fill: var(--third); }
.bars { display: grid; grid-template-columns: minmax(0, 190px) 1fr; gap: 6px 10px; margin: 0; font-size: 13px; }
.bars dt { text-align: right; } .bars dd { margin: 0; color: var(--soft); } .bars i { display: inline-block; height: 16px; margin-right: 8px; border-radius: 3px; vertical-align: -3px; }
i.playing { background: var(--playing); } i.learning { background: var(--learning); } i.other { background: var(--other); }
.whisker { stroke-width: 3; stroke-linecap: round; opacity: .5; }
.whisker.above { stroke: var(--above); } .whisker.below { stroke: var(--below); } .whisker.even { stroke: var(--even); }
.mean.above { fill: var(--above); } .mean.below { fill: var(--below); } .mean.even { fill: var(--even); }
.heat { border-collapse: separate; border-spacing: 2px; width: 100%; font-size: 12px; } .heat th { font-size: 13px; } .heat td { padding: 0; text-align: center; color: var(--soft); }
.heat tbody td { height: 28px; min-width: 18px; border-radius: 3px; } .heat [style] { background: color-mix(in srgb, var(--heat) calc(100% * var(--share)), var(--cell)); }
.heat .begins { border-left: 2px solid var(--ink); } .heat td:last-child { padding-left: 8px; color: var(--ink); font-size: 13px; white-space: nowrap; text-align: left; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 22px; margin: 0 0 14px; font-size: 14px; }
.legend i { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 8px; }
table { border-collapse: collapse; font-size: 14.5px; font-variant-numeric: tabular-nums; }
th { font-weight: 400; text-align: left; } td { text-align: right; }
.facts { margin-bottom: 22px; } .facts th { color: var(--soft); padding-right: 28px; } .facts td { text-align: left; }
.thresholds { margin-top: 22px; width: 100%; } caption { text-align: left; color: var(--soft); margin-bottom: 6px; }
.thresholds td, .thresholds th { padding: 6px 10px 6px 0; border-top: 1px solid var(--line); } .thresholds thead th { text-align: right; color: var(--soft); } .thresholds thead > tr > * { border-top: 0; }
pre { background: var(--page); border: 1px solid var(--line); border-radius: 8px; padding: 10px 14px; margin: 4px 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13.5px; }
code { font-size: .92em; overflow-wrap: anywhere; }
@media (max-width: 640px) { section { padding: 20px 16px; } .wide { overflow-x: auto; } .wide > * { min-width: 620px; } }
`;
