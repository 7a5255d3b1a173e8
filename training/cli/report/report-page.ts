/** The report of a run as one HTML page that needs nothing else. */
import type { Interval } from '../../../engine/statistics.ts';
import {
  barChartSvg,
  escape,
  heatMapSvg,
  lineChartSvg,
  thinned,
  whiskerChartSvg,
  type BarRow,
  type Cell,
  type ChartPoint,
} from './charts.ts';
import { htmlPage, section, tileList, wide } from './html-page.ts';
import { TIME, type MetricsLine } from '../run/metrics.ts';
import type { RunPlan } from '../run/run-plan.ts';
import { thresholdOf, type KnockChance } from '../../learner/evaluation/knock-threshold.ts';
import type { PolicyPortrait } from './portrait.ts';
import { duration } from '../command/duration.ts';
import { playersText } from '../support/players.ts';
import { percent } from '../support/percent.ts';
import { extentOf } from '../../learner/evaluation/extent.ts';

/** A policy or bot that the run's policy was measured against. */
export interface OpponentResult {
  name: string;
  players: number;
  wins: Interval;
}

export interface Report {
  title: string;
  plan: RunPlan;
  decisions: number;
  seconds: number;
  isDone: boolean;
  lines: readonly MetricsLine[];
  alarms: readonly string[];
  ladder: readonly OpponentResult[];
  portraits: readonly PolicyPortrait[];
  /** What to do with the policy, as commands. */
  commands: readonly { what: string; command: string }[];
}

const WIDTH = 860;
const SMALL = { width: 420, height: 190 };
const MOST_POINTS = 240;
/** Turns and values that are shown of a policy's knocks. */
const MOST_TURNS = 6;
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

function strengthSection({ lines, plan }: Report): string {
  const points = lines.flatMap((line): ChartPoint[] => {
    const y = line['eval/wins_against_expert'];
    if (y === undefined) return [];
    const margin = line['eval/wins_against_expert_margin'];
    return [{ x: line.global_step, y, low: Math.max(0, y - margin), high: Math.min(1, y + margin) }];
  });
  if (points.length === 0) return '';
  const fair = 1 / plan.players[0];
  const chart = lineChartSvg({
    series: [{ name: 'expert', points }],
    references: [{ name: 'fair share', y: fair }],
    include: [0],
    format: percent,
    formatX: shortNumber,
    width: WIDTH,
    height: 300,
    label: 'Share of matches won against expert, by decisions learnt from',
  });
  return section(
    'How strong it became',
    `Matches won against <code>expert</code>, a hand-written bot that it never learnt from, with ${plan.players[0]} players; the band is the 95% interval. By decisions learnt from.`,
    wide(chart),
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

function knockMap(chances: readonly KnockChance[]): string {
  const turns = Array.from({ length: MOST_TURNS }, (_, i) => i + 1);
  const knocked = extentOf(chances.filter((chance) => chance.knocked).map(({ value }) => value));
  const lowest = Math.max(10, knocked.least - 4);
  const { most: highest } = extentOf(chances.map(({ value }) => value));
  const values: number[] = [];
  for (let value = Math.floor(lowest); value <= Math.min(highest, lowest + 24); value++) values.push(value);
  const cells: Cell[] = [];
  const marks: (number | null)[] = [];
  const notes: string[] = [];
  turns.forEach((turn, row) => {
    const ofTurn = chances.filter((chance) => chance.turn === turn);
    values.forEach((value, column) => {
      const met = ofTurn.filter((chance) => Math.floor(chance.value) === value);
      if (met.length < FEWEST_CHANCES) return;
      const share = met.filter(({ knocked }) => knocked).length / met.length;
      const title = `turn ${turn}, hand ${value}: knocks ${percent(share)} of ${met.length} times`;
      cells.push({ row, column, share, title });
    });
    const threshold = thresholdOf(ofTurn);
    marks.push(
      threshold && threshold.value <= values[values.length - 1] ? Math.max(0, threshold.value - values[0]) : null,
    );
    notes.push(threshold ? `from ${threshold.value}` : '–');
  });
  return heatMapSvg({
    rows: turns.map((turn) => `turn ${turn}`),
    columns: values.map(String),
    cells,
    marks,
    notes,
    width: WIDTH,
    label: 'How often it knocks, by turn and value of the hand',
  });
}

function thresholdTable(chances: readonly KnockChance[]): string {
  const tokens = [...new Set(chances.map((chance) => chance.tokens))].toSorted((a, b) => b - a);
  if (tokens.length < 2) return '';
  const turns = Array.from({ length: MOST_TURNS }, (_, i) => i + 1);
  const head = turns.map((turn) => `<th scope="col">turn ${turn}</th>`).join('');
  const body = tokens.map((own) => {
    const fields = turns.map((turn) => {
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

/** Curves of a run: what is drawn, and what a reader should see in it. */
const CURVES: { name: string; title: string; note: string; format: (y: number) => string; include?: number[] }[] = [
  {
    name: 'losses/entropy',
    title: 'Entropy',
    note: 'how undecided it is; should fall, but not to zero',
    format: decimals(2),
    include: [0],
  },
  {
    name: 'charts/first_turn_knocks',
    title: 'First-turn knocks',
    note: 'share of deals',
    format: percent,
    include: [0],
  },
  {
    name: 'charts/episodic_length',
    title: 'Decisions a deal',
    note: 'of all players together',
    format: decimals(0),
    include: [0],
  },
  {
    name: 'losses/explained_variance',
    title: 'Explained variance',
    note: 'of the returns, by the critic; 1 is all of it',
    format: decimals(2),
    include: [0, 1],
  },
  {
    name: 'losses/approx_kl',
    title: 'KL divergence',
    note: 'how far a round moves the policy',
    format: short,
    include: [0],
  },
  {
    name: 'losses/clipfrac',
    title: 'Clipped',
    note: 'share of decisions held back by the clip',
    format: percent,
    include: [0],
  },
  { name: 'losses/policy_loss', title: 'Policy loss', note: '', format: decimals(3) },
  { name: 'losses/value_loss', title: 'Value loss', note: '', format: decimals(2), include: [0] },
  {
    name: 'losses/equity_loss',
    title: 'Equity loss',
    note: 'cross-entropy of who wins a match',
    format: decimals(2),
  },
  {
    name: 'charts/learning_rate',
    title: 'Learning rate',
    note: '',
    format: (y) => (y === 0 ? '0' : String(Number(y.toPrecision(2)))),
    include: [0],
  },
];

function curvesSection({ lines }: Report): string {
  const charts = CURVES.flatMap(({ name, title, note, format, include = [] }) => {
    const points = thinned(pointsOf(lines, name), MOST_POINTS);
    if (points.length < 2) return [];
    const chart = lineChartSvg({
      series: [{ name: title, points }],
      include,
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
const PARTS: Record<string, { name: string; kind: string }> = {
  gradient: { name: 'gradients', kind: 'learning' },
  update: { name: 'updates', kind: 'learning' },
  minibatches: { name: 'gathering minibatches', kind: 'learning' },
  average_policy: { name: 'asking the averaged policy', kind: 'learning' },
  other_learning: { name: 'other learning', kind: 'learning' },
  playing_network: { name: 'asking the network', kind: 'playing' },
  engine: { name: 'the game itself', kind: 'playing' },
  opponents: { name: 'frozen opponents', kind: 'playing' },
  equity: { name: 'match equity', kind: 'playing' },
  waiting: { name: 'waiting, checkpoints', kind: 'other' },
};

function timeSection({ lines }: Report): string {
  const totals = new Map<string, number>();
  for (const line of lines) {
    for (const [name, value] of Object.entries(line)) {
      if (name.startsWith(TIME))
        totals.set(name.slice(TIME.length), (totals.get(name.slice(TIME.length)) ?? 0) + value);
    }
  }
  const measuring = totals.get('evaluation') ?? 0;
  totals.delete('evaluation');
  const all = [...totals.values()].reduce((sum, value) => sum + value, 0);
  if (all === 0) return '';
  const bars = [...totals]
    .toSorted(([, a], [, b]) => b - a)
    .map(([part, value]): BarRow => {
      const { name, kind } = PARTS[part] ?? { name: part.replaceAll('_', ' '), kind: 'other' };
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
    `<p class="legend">${kinds}</p>${wide(barChartSvg(bars, WIDTH, 'Seconds by what they were spent on'))}`,
  );
}

function commandSection({ commands, plan }: Report): string {
  const rows = commands.map(({ what, command }) => `<p>${escape(what)}</p><pre>${escape(command)}</pre>`).join('');
  return section(
    'What to do with it',
    `Begun as <code>${escape(plan.command)}</code> with the code of commit <code>${escape(plan.commit)}</code>.`,
    rows,
  );
}

function pointsOf(lines: readonly MetricsLine[], name: string): ChartPoint[] {
  return lines.flatMap((line) => (Number.isFinite(line[name]) ? [{ x: line.global_step, y: line[name] }] : []));
}

/** 1,250,000 as 1.25 M. */
export function shortNumber(value: number): string {
  if (value >= 1e6) return `${Number((value / 1e6).toPrecision(3))} M`;
  return value >= 1e3 ? `${Number((value / 1e3).toPrecision(3))} k` : String(Math.round(value));
}

/** With at most three significant digits. */
function short(value: number): string {
  return String(Number(value.toPrecision(3)));
}

function decimals(digits: number): (value: number) => string {
  return (value) => (Math.abs(value) < 1e-9 ? '0' : value.toFixed(digits));
}

function margin({ low, high }: Interval): string {
  return String(Math.round(50 * (high - low)));
}
