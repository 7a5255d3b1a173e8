/** Reviews as a page with plots. */
import { formatAction } from '../../../engine/actions.ts';
import { chanceCurve } from '../../../engine/review/results.ts';
import { isMarked } from '../../../engine/review/verdict.ts';
import type { MatchRecord } from '../../../engine/record.ts';
import { percent, points } from '../command/in-words.ts';
import { escape, lineChartSvg, type ChartPoint } from '../report/charts.ts';
import { htmlPage, section, tileList, wide } from '../report/html-page.ts';
import { dearestOf, summariesOf, type AverageLosses, type NamedReview, type PlayerSummary } from './summary.ts';

const WIDTH = 860;
const HEIGHT = 260;
const DEAREST = 20;
/** Curves are drawn for so many records. */
const MOST_CURVES = 5;

/** @param reviewed the records of the reviews, in their order */
export function reviewPage(
  reviews: readonly NamedReview[],
  reviewed: readonly { file: string; record: MatchRecord }[],
): string {
  const summaries = summariesOf(reviews);
  const files = new Map(reviewed.map(({ file, record }) => [file, record]));
  const title = files.size === 1 ? [...files.keys()][0] : `${files.size} matches`;
  return htmlPage(`${title}: what the decisions were worth`, [
    `<header><p class="eyebrow">Review</p><h1>${escape(title)}</h1><p>A decision is judged by what its player could know, never by the cards that came. Losses are in points: hundredths of the chance to win the match, where all who play on are equally strong.</p></header>`,
    tilesOf(reviews, summaries),
    ...[...files].slice(0, MOST_CURVES).map(([file, record]) => curveSection(file, record)),
    ...summaries.map(playerSection),
    dearestSection(reviews),
  ]);
}

function tilesOf(reviews: readonly NamedReview[], summaries: readonly PlayerSummary[]): string {
  const judged = reviews.flatMap((review) => review.judged);
  return tileList([
    ['decisions judged', String(judged.length)],
    ['of them marked', String(judged.filter(({ verdict }) => isMarked(verdict)).length)],
    ['too close to tell', String(judged.filter(({ verdict }) => verdict === 'unclear').length)],
    ...summaries.map(({ player, loss }): [string, string] => [
      `points lost a decision by ${escape(player)}`,
      points(loss.mean),
    ]),
  ]);
}

/** Colours of lines: there are as many series as seats, up to what can be told apart. */
const MOST_LINES = 3;

function curveSection(file: string, record: MatchRecord): string {
  const curve = chanceCurve(record);
  const drawn = record.players.slice(0, MOST_LINES);
  const chart = lineChartSvg({
    series: drawn.map((_, seat) => curve.map((chances, x): ChartPoint => ({ x, y: chances[seat] }))),
    reference: { name: 'fair share', y: 1 / record.players.length },
    include: [0, 1],
    format: percent,
    formatX: (deal) => (deal === 0 ? 'start' : `deal ${deal}`),
    width: WIDTH,
    height: HEIGHT,
    label: 'Chance to win the match, deal by deal',
  });
  const of = drawn.length < record.players.length ? ` (of ${record.players.length} players)` : '';
  const names = drawn.map(escape).join(', ') + of;
  return section(`Chance to win: ${file}`, `Before the first deal and after each: ${names}.`, wide(chart));
}

function playerSection({ player, decisions, obvious, loss, verdicts, kinds, turns }: PlayerSummary): string {
  const { blunder, mistake, doubtful, unclear, fine } = verdicts;
  const rows = [
    ...Object.entries(kinds).map(([kind, losses]) => lossRow(kind, losses)),
    ...turns.map((losses, i) => lossRow(`turn ${i + 1}${i + 1 === turns.length ? ' and later' : ''}`, losses)),
  ];
  return section(
    player,
    `${decisions} decisions judged, ${obvious} more were obvious. ${blunder} blunders, ${mistake} mistakes, ${doubtful} doubtful, ${unclear} too close to tell, ${fine} fine. ${points(loss.mean)} points lost in each.`,
    `<table class="thresholds"><thead><tr><td></td><th>decisions</th><th>points lost in each</th><th>95% interval</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

function lossRow(name: string, { decisions, loss: { mean, low, high } }: AverageLosses): string {
  if (decisions === 0) return '';
  const interval = Number.isFinite(low) ? `${points(low)} to ${points(high)}` : '';
  return `<tr><th>${name}</th><td>${decisions}</td><td>${points(mean)}</td><td>${interval}</td></tr>`;
}

function dearestSection(reviews: readonly NamedReview[]): string {
  const rows = dearestOf(reviews, DEAREST).map(({ review: { file, player }, moment }) => {
    const { deal, turn, played, best, loss, margin, verdict } = moment;
    return `<tr><th>${escape(file)}, deal ${deal}, turn ${turn}</th><td>${escape(player)}</td><td>${formatAction(played)}</td><td>${formatAction(best)}</td><td>${points(loss)} ± ${points(margin)}</td><td>${verdict}</td></tr>`;
  });
  if (rows.length === 0) return '';
  return section(
    'What cost most',
    'Decisions that are certain to have given something away.',
    `<table class="thresholds"><thead><tr><td></td><th>player</th><th>played</th><th>better</th><th>points</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
