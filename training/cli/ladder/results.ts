/** The parts of a ladder, the file that keeps their results, and the table that shows them. */
import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { controlledInterval, type Interval, type Moments } from '../../../engine/statistics.ts';
import { PACKS, type Measure } from '../../learner/evaluation/arena.ts';
import { withMargin } from '../command/in-words.ts';
import { asUsageError, UsageError } from '../command/usage-error.ts';

/** A model against a rung: one seat of the model among seats of the rung. */
export interface Pairing {
  rules: HouseRules;
  players: number;
  rung: string;
}

/** Packs that one worker plays in one go. */
export interface RungPart extends Pairing {
  measure: Measure;
  /** The first pack's number; each is played in all rotations. */
  first: number;
  packs: number;
}

/** The parts of a series of at least so many games, rotations counted. @param start number of its first pack */
export function partsOf(pairing: Pairing, measure: Measure, games: number, start = 0): RungPart[] {
  const packs = PACKS[measure];
  const count = Math.ceil(games / pairing.players / packs);
  return Array.from({ length: count }, (_, i) => ({ ...pairing, measure, first: start + i * packs, packs }));
}

/** Identifies a part, by the contents of its rules and not by their name alone. */
export function keyOf({ rules, players, rung, measure, first, packs }: RungPart): string {
  return [rules.name, digestOf(JSON.stringify(rulesFile(rules))), players, rung, measure, first, packs].join(' ');
}

const DIGITS = 16;

export function digestOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex').slice(0, DIGITS);
}

interface ResultLine {
  /** What else the result depends on: model, control, seed. */
  series: string;
  part: string;
  /** Of the model's tokens gained per deal (or share of matches won), by pack. */
  moments: Moments;
}

/** Results of parts, one JSON line each, appended as they come: a second start goes on where the first stopped. */
export class ResultsFile {
  readonly #file: string;
  readonly #series: string;
  readonly #known = new Map<string, Moments>();

  /** @throws {UsageError} when the file holds something else, or cannot be written */
  constructor(file: string, series: string) {
    this.#file = file;
    this.#series = series;
    asUsageError([Error], `--out is "${file}", which cannot be written: `, () => {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, '');
    });
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    whole.split('\n').forEach((line, at) => line !== '' && this.#read(line, at + 1));
    // A line that a stopped process left unfinished.
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  }

  get(part: RungPart): Moments | undefined {
    return this.#known.get(keyOf(part));
  }

  add(part: RungPart, moments: Moments): void {
    const key = keyOf(part);
    const line: ResultLine = { series: this.#series, part: key, moments };
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    this.#known.set(key, moments);
  }

  #read(text: string, at: number): void {
    let line: Partial<ResultLine>;
    try {
      line = JSON.parse(text) as Partial<ResultLine>;
    } catch {
      line = {};
    }
    if (typeof line.part !== 'string' || !Number.isFinite(line.moments?.yy)) {
      throw new UsageError(
        `--out is "${this.#file}", whose line ${at} is no result of a ladder: allowed is a file of this command, or a new one`,
      );
    }
    if (line.series === this.#series) this.#known.set(line.part, line.moments as Moments);
  }
}

/** What a series of games says about the model. */
export interface Figure {
  games: number;
  interval: Interval;
  /** By how much the control divided the variance; 1 without one. */
  varianceFactor: number;
}

/** @param parts all of them played */
export function figureOf(results: ResultsFile, parts: readonly RungPart[]): Figure {
  const { interval, factor } = controlledInterval(parts.map((part) => results.get(part) as Moments));
  const games = parts.reduce((sum, { packs, players }) => sum + packs * players, 0);
  return { games, interval, varianceFactor: factor };
}

type RungStanding = 'better' | 'not clear' | 'worse';

/** One rung of the ladder; null where a measure was not played. */
export interface Rung {
  rules: string;
  players: number;
  rung: string;
  tokensGainedPerDeal: Figure | null;
  matchWins: Figure | null;
}

/** Sums of floating-point numbers differ from a fair share by as much, where model and rung play the same. */
const ROUNDING = 1e-9;

/** How the model compares: by matches where they were played, since they are what counts, else by tokens. */
export function verdictOf({ players, tokensGainedPerDeal, matchWins }: Rung): RungStanding {
  const interval = (matchWins ?? tokensGainedPerDeal)?.interval;
  const fair = matchWins ? 1 / players : 0;
  if (interval === undefined) return 'not clear';
  return interval.low > fair + ROUNDING ? 'better' : interval.high < fair - ROUNDING ? 'worse' : 'not clear';
}

export function ladderTable(rungs: readonly Rung[]): string {
  const rows = rungs.map((rung) => [
    rung.rules,
    String(rung.players),
    rung.rung,
    shown(rung.tokensGainedPerDeal, 1, 3),
    shown(rung.matchWins, 100, 1),
    rung.matchWins ? (100 / rung.players).toFixed(1) : '',
    verdictOf(rung),
  ]);
  const head = ['rules', 'players', 'against', 'tokens gained a deal', 'matches won, %', 'fair share, %', 'model is'];
  return `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

function shown(figure: Figure | null, scale: number, digits: number): string {
  return figure === null ? '' : `${withMargin(figure.interval, digits, scale)} (${figure.games})`;
}
