/** What several runs that differ in their seeds alone came to: one page, which needs nothing else. */
import { intervalOf, type Interval } from '../../../engine/statistics.ts';
import { percent, playersText, withMargin } from '../command/in-words.ts';
import { escape } from './charts.ts';
import { htmlPage, section } from './html-page.ts';
import { strengthChart, strengthPoints, type Report } from './report-page.ts';

/** The report of a run, and the page about it alone. */
export interface RunReport extends Report {
  /** Where it lies, from the page about all of them. */
  page: string;
}

/** What each run won from one opponent, and all of them: the interval is of runs, whose seeds are drawn at random. */
interface OpponentOfAll {
  name: string;
  players: number;
  wins: readonly number[];
  mean: Interval;
}

/** The figures of all runs, by opponent; what a run met of its own past is of that run alone. */
export function winsOfAll(reports: readonly Pick<Report, 'ladder'>[]): OpponentOfAll[] {
  return reports[0].ladder.flatMap(({ name, players }) => {
    const wins = reports.flatMap(({ ladder }) =>
      ladder.filter((rung) => rung.name === name && rung.players === players).map((rung) => rung.wins.mean),
    );
    const isOfOne = name.startsWith('itself') || wins.length < reports.length;
    return isOfOne ? [] : [{ name, players, wins, mean: intervalOf(wins) }];
  });
}

/** @param reports of at least two runs, in the order of their seeds */
export function seedsPage(reports: readonly RunReport[]): string {
  const [{ title, plan }] = reports;
  const series = reports.map(({ lines }) => strengthPoints(lines).map(({ x, y }) => ({ x, y })));
  return htmlPage(`${title}: ${reports.length} runs`, [
    `<header><p class="eyebrow">Training report</p><h1>${escape(title)}</h1>
<p>${reports.length} runs for ${playersText(plan.players)} players, which differ in their seeds alone.</p></header>`,
    section(
      'How strong they are',
      'Matches won by the final policies; the interval of all says what a run with another seed may come to.',
      strengthTable(reports),
    ),
    section(
      'How strong they became',
      'Matches won against <code>expert</code>, by decisions learnt from.',
      strengthChart(series, plan, ', of each run'),
    ),
  ]);
}

function strengthTable(reports: readonly RunReport[]): string {
  const cells = (kind: string, all: readonly string[]): string =>
    all.map((one) => `<${kind}>${one}</${kind}>`).join('');
  const seeds = reports.map(({ plan, page }) => `<a href="${escape(page)}">seed ${plan.seed}</a>`);
  const rows = winsOfAll(reports).map(({ name, players, wins, mean }) => {
    const others = players === 2 ? name : `${players - 1} ${name}`;
    const figures = cells('td', [...wins.map(percent), `${withMargin(mean, 1, 100)}%`]);
    return `<tr><th scope="row">${escape(others)}</th>${figures}</tr>`;
  });
  return `<table class="thresholds"><thead><tr>${cells('th', ['against', ...seeds, 'all'])}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
