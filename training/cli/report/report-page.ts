/** The report of a run as one HTML page that needs nothing else. */
import { extentOf, type Interval } from '../../../engine/statistics.ts';
import { barChart, escape, lineChartSvg, thinned, whiskerChartSvg, type BarRow, type ChartPoint } from './charts.ts';
import { htmlPage, section, tileList, wide } from './html-page.ts';
import { TIME, type MetricsLine } from '../run/metrics.ts';
import { commandOf, type RunPlan } from '../run/run-plan.ts';
import { thresholdOf, type KnockChance } from '../../learner/evaluation/knock-threshold.ts';
import type { PolicyPortrait } from './portrait.ts';
import { duration, percent, playersText } from '../command/in-words.ts';
import { optionText, STANDARD_OPTIONS, type LearningOptions } from '../../learner/ppo/options.ts';
import { OPTIONS_FILE } from '../run/train-options.ts';

/** A policy or bot that the run's policy was measured against. */
export interface OpponentResult {
  name: string;
  players: number;
  wins: Interval;
}

export interface Report {
  title: string;
  plan: RunPlan;
  options: LearningOptions;
  decisions: number;
  seconds: number;
  isDone: boolean;
  lines: readonly MetricsLine[];
  alarms: readonly string[];
  ladder: readonly OpponentResult[];
  portraits: readonly PolicyPortrait[];
  commands: readonly { what: string; command: string }[];
}

const WIDTH = 860;
const SMALL = { width: 420, height: 190 };
const MOST_POINTS = 240;
/** Turns that are shown of a policy's knocks. */
const TURNS = [1, 2, 3, 4, 5, 6];
/** Shares of fewer decisions are left out. */
const FEWEST_CHANCES = 4;

export function reportPage(report: Report): string {
  const sections = [
    header(report),
    alarmSection(report.alarms),
    tiles(report),
    strengthSection(report),
    ladderSection(report.ladder),
    ...report.portraits.map(portraitSection),
    curvesSection(report),
    timeSection(report),
    optionSection(report),
    commandSection(report),
  ];
  return htmlPage(`${report.title}: how the training went`, sections);
}

function header({ title, plan, decisions, seconds, isDone }: Report): string {
  const ending = isDone ? '' : ' It was stopped before its end.';
  return `<header><p class="eyebrow">Training report</p><h1>${escape(title)}</h1>
<p>${playersText(plan.players)} players, seed ${plan.seed}. The policy taught itself in ${decisions.toLocaleString('en')} decisions against itself, in ${duration(seconds)} of learning.${ending}</p></header>`;
}

function alarmSection(alarms: readonly string[]): string {
  if (alarms.length === 0) {
    return '<section class="calm"><p><strong>Nothing unusual.</strong> There is no known sign that the run went wrong.</p></section>';
  }
  const items = alarms.map((alarm) => `<li>${escape(alarm)}</li>`).join('');
  return `<section class="alarm"><p><strong>Look at this before you use it</strong></p><ul>${items}</ul></section>`;
}

function tiles({ decisions, seconds, ladder, portraits }: Report): string {
  const all: [string, string][] = [['decisions a second', Math.round(decisions / seconds).toLocaleString('en')]];
  const expert = ladder.find(({ name }) => name === 'expert');
  if (expert) all.unshift(['of matches won against expert', percent(expert.wins.mean)]);
  const [portrait] = portraits;
  if (portrait && portrait.knocks > 0) {
    all.push(['of deals knocked in the first turn', percent(portrait.firstTurnKnocks / portrait.deals)]);
    all.push(['of knocks fail', percent(portrait.failedKnocks / portrait.knocks)]);
  }
  return tileList(all);
}

/** Matches won against expert while a policy learnt. */
export function strengthPoints(lines: readonly MetricsLine[]): ChartPoint[] {
  return lines.flatMap((line): ChartPoint[] => {
    const y = line['eval/wins_against_expert'];
    if (y === undefined) return [];
    const margin = line['eval/wins_against_expert_margin'];
    return [{ x: line.global_step, y, interval: [Math.max(0, y - margin), Math.min(1, y + margin)] }];
  });
}

/** Of one run or several. @param ofWhat the end of what screen readers say */
export function strengthChart(series: readonly (readonly ChartPoint[])[], { players }: RunPlan, ofWhat = ''): string {
  const chart = lineChartSvg({
    series,
    reference: { name: 'fair share', y: 1 / players[0] },
    include: [0],
    format: percent,
    formatX: shortNumber,
    width: WIDTH,
    height: 300,
    label: `Share of matches won against expert, by decisions learnt from${ofWhat}`,
  });
  return wide(chart);
}

function strengthSection({ lines, plan }: Report): string {
  const points = strengthPoints(lines);
  if (points.length === 0) return '';
  return section(
    'How strong it became',
    `Matches won against <code>expert</code>, a hand-written bot that it never learnt from, with ${plan.players[0]} players; the band is the 95% interval. By decisions learnt from.`,
    strengthChart([points], plan),
  );
}

function ladderSection(ladder: readonly OpponentResult[]): string {
  const numbers = [...new Set(ladder.map(({ players }) => players))];
  return numbers
    .map((players) => {
      const rows = ladder
        .filter((rung) => rung.players === players)
        .map(({ name, wins }) => ({ name, ...wins, text: `${percent(wins.mean)} ± ${margin(wins)}` }));
      const others = players === 2 ? 'the bot named' : `${players - 1} of the bot named`;
      return section(
        `The ladder, ${players} players`,
        `Matches won by the final policy against ${others}. Every pack is played in all rotations of the seats; lines are 95% intervals.`,
        wide(whiskerChartSvg(rows, 1 / players, WIDTH, `Share of matches won with ${players} players`)),
      );
    })
    .join('\n');
}

function portraitSection(portrait: PolicyPortrait): string {
  const { players, matches, deals, decisions, draws, takes, knocks, declared, chances } = portrait;
  const facts: [string, string][] = [
    ['Matches, deals', `${matches.toLocaleString('en')}, ${deals.toLocaleString('en')}`],
    ['Decisions a deal', (decisions / deals).toFixed(1)],
    ['Takes the discard, of its turns', percent(takes / Math.max(takes + draws, 1))],
    ['Deals ended by declaring', percent(declared / deals)],
  ];
  if (knocks > 0) {
    facts.push(['Knocks in the first turn, of deals', percent(portrait.firstTurnKnocks / deals)]);
    facts.push(['Knocks that fail', percent(portrait.failedKnocks / knocks)]);
  }
  const list = facts.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('');
  const table = `<table class="facts">${list}</table>`;
  if (knocks === 0) return section(`How it plays, ${players} players`, 'Against itself, at the end.', table);
  return section(
    `How it plays, ${players} players`,
    'Against itself, at the end. The greener a field, the more often it knocks with such a hand in that turn of its own; the line is where knocking begins.',
    table + wide(knockMap(chances)) + thresholdTable(chances),
  );
}

/** How often it knocks, by turn and by the value of the hand. */
export function knockMap(chances: readonly KnockChance[]): string {
  const knocked = extentOf(chances.filter((chance) => chance.knocked).map(({ value }) => value));
  const all = extentOf(chances.map(({ value }) => value));
  // Nobody has a chance to knock with less than the rules ask for.
  const lowest = Math.floor(Math.max(10, knocked.least - 4, all.least));
  const highest = Math.min(all.most, lowest + 24);
  const values = Array.from({ length: Math.floor(highest) - lowest + 1 }, (_, i) => lowest + i);
  const rows = TURNS.map((turn) => {
    const ofTurn = chances.filter((chance) => chance.turn === turn);
    const threshold = thresholdOf(ofTurn);
    const begins = values.find((value) => threshold !== null && value >= threshold.value);
    const fields = values.map((value) => {
      const mark = value === begins ? ' class="begins"' : '';
      const met = ofTurn.filter((chance) => Math.floor(chance.value) === value);
      if (met.length < FEWEST_CHANCES) return `<td${mark}></td>`;
      const share = met.filter(({ knocked }) => knocked).length / met.length;
      const title = `turn ${turn}, hand ${value}: knocks ${percent(share)} of ${met.length} times`;
      return `<td${mark} title="${title}" style="--share:${share.toFixed(2)}"></td>`;
    });
    return `${fields.join('')}<td>${threshold === null ? '–' : `from ${threshold.value}`}</td>`;
  });
  const foot = values.map((value) => `<td>${value}</td>`).join('');
  const body = rows.map((row, i) => `<tr><th scope="row">turn ${TURNS[i]}</th>${row}</tr>`).join('');
  return `<table class="heat"><tbody>${body}</tbody><tfoot><tr><td></td>${foot}</tr></tfoot></table>`;
}

function thresholdTable(chances: readonly KnockChance[]): string {
  const tokens = [...new Set(chances.map((chance) => chance.tokens))].toSorted((a, b) => b - a);
  if (tokens.length < 2) return '';
  const head = TURNS.map((turn) => `<th scope="col">turn ${turn}</th>`).join('');
  const body = tokens.map((own) => {
    const fields = TURNS.map((turn) => {
      const threshold = thresholdOf(chances.filter((chance) => chance.turn === turn && chance.tokens === own));
      return threshold === null
        ? '<td>–</td>'
        : `<td title="from ${threshold.chances} chances to knock">${threshold.value}</td>`;
    });
    const name = own === 0 ? 'on grace' : `${own} token${own === 1 ? '' : 's'}`;
    return `<tr><th scope="row">${name}</th>${fields.join('')}</tr>`;
  });
  return `<table class="thresholds"><caption>The value from which it knocks, by its own tokens</caption><thead><tr><td></td>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Curves of a run, what a reader should see in each, and what its axis includes besides 0. */
const CURVES: [name: string, title: string, note: string, format: (y: number) => string, include?: number[]][] = [
  ['losses/entropy', 'Entropy', 'how undecided it is; should fall, but not to zero', decimals(2)],
  ['charts/first_turn_knocks', 'First-turn knocks', 'share of deals', percent],
  ['charts/episodic_length', 'Decisions a deal', 'of all players together', decimals(0)],
  [
    'losses/explained_variance',
    'Explained variance',
    'of the returns, by the critic; 1 is all of it',
    decimals(2),
    [1],
  ],
  ['losses/approx_kl', 'KL divergence', 'how far a round moves the policy', digits(3)],
  ['losses/clipfrac', 'Clipped', 'share of decisions held back by the clip', percent],
  ['losses/policy_loss', 'Policy loss', '', decimals(3)],
  ['losses/value_loss', 'Value loss', '', decimals(2)],
  ['losses/equity_loss', 'Equity loss', 'cross-entropy of who wins a match', decimals(2)],
  ['charts/learning_rate', 'Learning rate', '', digits(2)],
];
/** Curves that are never near 0. */
const FAR_FROM_ZERO = ['losses/policy_loss', 'losses/equity_loss'];

function curvesSection({ lines }: Report): string {
  const charts = CURVES.flatMap(([name, title, note, format, include = []]) => {
    const points = thinned(pointsOf(lines, name), MOST_POINTS);
    if (points.length < 2) return [];
    const chart = lineChartSvg({
      series: [points],
      include: FAR_FROM_ZERO.includes(name) ? include : [0, ...include],
      format,
      formatX: shortNumber,
      label: `${title} by decisions learnt from`,
      ...SMALL,
    });
    return [`<figure><figcaption><strong>${title}</strong> ${note}</figcaption>${chart}</figure>`];
  });
  if (charts.length === 0) return '';
  return section('How the learning went', 'By decisions learnt from.', `<div class="small">${charts.join('')}</div>`);
}

/** What the learner's seconds are spent on, in words, and whether that is playing, learning or neither. */
const PARTS: Record<string, [name: string, kind: string]> = {
  gradient: ['gradients', 'learning'],
  update: ['updates', 'learning'],
  minibatches: ['gathering minibatches', 'learning'],
  other_learning: ['other learning', 'learning'],
  playing_network: ['asking the network', 'playing'],
  engine: ['the game itself', 'playing'],
  opponents: ['frozen opponents', 'playing'],
  equity: ['match equity', 'playing'],
  waiting: ['waiting, checkpoints', 'other'],
};

function timeSection({ lines }: Report): string {
  const totals: Record<string, number> = {};
  for (const [name, value] of lines.flatMap((line) => Object.entries(line)))
    if (name.startsWith(TIME)) totals[name.slice(TIME.length)] = (totals[name.slice(TIME.length)] ?? 0) + value;
  const { evaluation: measuring = 0, ...parts } = totals;
  const all = Object.values(parts).reduce((sum, value) => sum + value, 0);
  if (all === 0) return '';
  const bars = Object.entries(parts)
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, value]): BarRow => {
      const [name, kind] = PARTS[part] ?? [part.replaceAll('_', ' '), 'other'];
      return { name, kind, value, text: `${percent(value / all)}, ${duration(value)}` };
    });
  const kinds = ['learning', 'playing', 'other']
    .map((kind) => {
      const sum = bars.filter((bar) => bar.kind === kind).reduce((total, bar) => total + bar.value, 0);
      return `<span><i class="${kind}"></i>${kind === 'other' ? 'neither' : kind} ${percent(sum / all)}</span>`;
    })
    .join('');
  return section(
    'Where the time went',
    `The first learner's ${duration(all)}. Measuring against other bots took ${duration(measuring)} meanwhile.`,
    `<p class="legend">${kinds}</p>${barChart(bars)}`,
  );
}

function optionSection({ options }: Report): string {
  const rows = Object.entries(options).map(([name, value]) => {
    const usual = STANDARD_OPTIONS[name as keyof LearningOptions];
    const text = optionText(value);
    const note = text === optionText(usual) ? '' : `usually ${escape(optionText(usual))}`;
    return `<tr><th scope="row">${name}</th><td>${escape(text)}</td><td>${note}</td></tr>`;
  });
  return section(
    'Options of the learner',
    `Another run has the same with <code>--options ${OPTIONS_FILE}</code> of this folder.`,
    `<table class="facts">${rows.join('')}</table>`,
  );
}

function commandSection({ commands, plan }: Report): string {
  const rows = commands.map(({ what, command }) => `<p>${escape(what)}</p><pre>${escape(command)}</pre>`).join('');
  return section(
    'What to do with it',
    `Begun as <code>${escape(commandOf(plan))}</code> with the code of commit <code>${escape(plan.commit)}</code>.`,
    rows,
  );
}

function pointsOf(lines: readonly MetricsLine[], name: string): ChartPoint[] {
  return lines.flatMap((line) => (Number.isFinite(line[name]) ? [{ x: line.global_step, y: line[name] }] : []));
}

export function shortNumber(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))} M`;
  return value >= 1e3 ? `${Number((value / 1e3).toPrecision(3))} k` : String(Math.round(value));
}

function digits(most: number): (value: number) => string {
  return (value) => String(Number(value.toPrecision(most)));
}

function decimals(digits: number): (value: number) => string {
  return (value) => (Math.abs(value) < 1e-9 ? '0' : value.toFixed(digits));
}

function margin({ low, high }: Interval): string {
  return String(Math.round(50 * (high - low)));
}
