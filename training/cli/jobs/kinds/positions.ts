/** Instructive positions: a part is a preset, whose master plays matches until enough are found. */
import type { Action } from '../../../../engine/actions.ts';
import { Batch, type EvaluateBatch } from '../../../../engine/bots/batch.ts';
import type { Bot } from '../../../../engine/bots/bot.ts';
import { createExpert } from '../../../../engine/bots/expert.ts';
import { createThresholdBot } from '../../../../engine/bots/threshold.ts';
import { Match } from '../../../../engine/match.ts';
import { packOf } from '../../../../engine/pack.ts';
import { Random } from '../../../../engine/random.ts';
import { REVIEW_SEED } from '../../../../engine/review/imagined-deals.ts';
import { JudgedDecision, type Judgement } from '../../../../engine/review/judge.ts';
import { linesFor } from '../../../../engine/review/verdict.ts';
import {
  openPosition,
  positionOf,
  type ExercisePosition,
  type PlayedSoFar,
} from '../../../../engine/review/position.ts';
import { reasonsFor } from '../../../../engine/review/reasons.ts';
import { kindOf, type DecisionKind } from '../../../../engine/review/review.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { copyOfView } from '../../../../engine/view.ts';
import { packSeed } from '../../../learner/evaluation/arena.ts';
import { factorCostOf, loadPolicy } from '../../bots/bots.ts';
import { evaluateRows } from '../../../learner/evaluation/batched-evaluate.ts';
import { policyFor } from '../../support/manifest.ts';
import { type JobKind, finite } from '../job-kind.ts';
import * as v from 'valibot';

interface PositionsShared {
  models: string;
  count: number;
  seed: number;
}

interface PositionsPart {
  /** The name of a preset, and its place among all. */
  rules: string;
  index: number;
}

/** How many play, one match after the other, as far as the rules allow. */
const TABLES = [2, 4, 3];
/** Matches after which a preset that has too few is given up. */
const MOST_MATCHES = 150;
/** At most this share of a preset's positions is about the same kind of decision. */
const MOST_OF_A_KIND = 0.5;
/** By its own probabilities the policy gives away this many times the least loss of a mistake: others seldom turn out to be one. */
const SEEMINGLY_WORSE = 2;
/** Longer ones are hard to take in. */
const MOST_ACTIONS = 24;
/** Hands with which the bot knocks that looks at nothing else. */
const THRESHOLDS = [21, 25, 28];

/** What all positions have; the rest is checked by playing them again. */
const Position = v.looseObject({ rules: v.string(), cards: v.string(), loss: finite, margin: finite });

export const positions: JobKind<PositionsShared, PositionsPart, ExercisePosition[]> = {
  prepare({ models, count, seed }) {
    return Promise.resolve(async ({ rules, index }, onProgress) => {
      const search = new PositionSearch(rules, models, count, packSeed(seed, index));
      for (let match = 0; match < MOST_MATCHES && !search.isDone; match++) {
        await search.playMatch(TABLES[match % TABLES.length]);
        onProgress(search.found.length / count);
      }
      return search.found;
    });
  },

  filesOf: ({ models }, parts) =>
    parts.flatMap(({ rules }) => TABLES.map((players) => policyFor(models, preset(rules), seatsOf(rules, players)))),

  isResult: (value): value is ExercisePosition[] => v.is(v.array(Position), value) && value.every(opens),
};

function opens(position: unknown): boolean {
  try {
    openPosition(position as ExercisePosition);
    return true;
  } catch {
    return false;
  }
}

function seatsOf(rules: string, wanted: number): number {
  const [fewest, most] = preset(rules).players;
  return Math.max(fewest, Math.min(most, wanted));
}

/** The policy at a table, and what a factor of e in its probabilities costs. */
interface Master {
  evaluate: EvaluateBatch;
  factorCost: number;
}

interface Moment extends PlayedSoFar {
  match: Match;
  actions: Action[];
}

/** Looks for positions where something plausible is clearly worse than what the master plays. */
class PositionSearch {
  readonly found: ExercisePosition[] = [];
  readonly #rules: string;
  readonly #models: string;
  readonly #count: number;
  readonly #random: Random;
  /** Who plays what looks plausible. */
  readonly #tempted: readonly Bot[];
  /** What kind of decision each of those found is about. */
  readonly #kinds: DecisionKind[] = [];

  constructor(rules: string, models: string, count: number, seed: number) {
    this.#rules = rules;
    this.#models = models;
    this.#count = count;
    this.#random = new Random(seed);
    this.#tempted = [...THRESHOLDS.map(createThresholdBot), createExpert(this.#random.seed())];
  }

  get isDone(): boolean {
    return this.found.length >= this.#count;
  }

  /** Plays a match of masters, and keeps at most one position of each deal. */
  async playMatch(wanted: number): Promise<void> {
    const rules = preset(this.#rules);
    const players = seatsOf(this.#rules, wanted);
    const file = policyFor(this.#models, rules, players);
    const master = { evaluate: evaluateRows(await loadPolicy(file, '--models')), factorCost: factorCostOf(file) };
    const match = new Match(rules, players, { seed: this.#random.seed() });
    while (match.phase !== 'over' && !this.isDone) {
      if (match.phase === 'between' && match.seat < 0) await this.#playDeal(match, master);
      else match.apply((await opinionOf(match, master)).favourite);
    }
  }

  async #playDeal(match: Match, master: Master): Promise<void> {
    const deck = packOf(match.rules).slice();
    this.#random.shuffle(deck, deck.length);
    match.startDeal(deck);
    const moment: Moment = {
      match,
      rules: this.#rules,
      dealer: match.dealer,
      tokens: Array.from(match.tokens),
      points: Array.from(match.points),
      deck: Array.from(deck),
      actions: [],
    };
    let isOpen = true;
    while (match.phase === 'deal') {
      const { favourite, priors } = await opinionOf(match, master);
      if (isOpen && moment.actions.length <= MOST_ACTIONS)
        isOpen = !(await this.#look(moment, favourite, priors, master));
      match.apply(favourite);
      moment.actions.push(favourite);
    }
  }

  /** Judges what looks plausible here, and keeps the position if it teaches something. @returns whether it did */
  async #look(
    moment: Moment,
    favourite: Action,
    priors: ReadonlyMap<Action, number>,
    master: Master,
  ): Promise<boolean> {
    const { match } = moment;
    const legal = match.legalActions();
    if (legal.length < 2 || this.isDone) return false;
    const view = copyOfView(match.view(match.seat));
    const { mistake } = linesFor(view.table.aliveCount);
    const seemsWorse = (action: Action): boolean =>
      master.factorCost * Math.log((priors.get(favourite) ?? 1) / (priors.get(action) ?? 1)) >
      SEEMINGLY_WORSE * mistake;
    const plausible = await Promise.all(this.#tempted.map(async (bot) => bot.decide(view, legal)));
    const played = plausible.find(seemsWorse);
    if (played === undefined) return false;
    const kind = kindOf(played, favourite, view.phase);
    if (this.#hasEnough(kind)) return false;
    const decision = { view, legal, players: Array.from(match.tokens, () => null) };
    const judgement = await new JudgedDecision(decision, { ...master, seed: REVIEW_SEED }).judge(played);
    if (judgement === null || !isMistake(judgement, favourite)) return false;
    const position = positionOf(moment, judgement);
    if (!hasReason(position)) return false;
    this.found.push(position);
    this.#kinds.push(kind);
    return true;
  }

  /** So that a preset teaches more than one thing. */
  #hasEnough(kind: DecisionKind): boolean {
    return this.#kinds.filter((one) => one === kind).length >= Math.ceil(this.#count * MOST_OF_A_KIND);
  }
}

/** A mistake or worse, where the master is right. */
function isMistake({ verdict, best }: Judgement, favourite: Action): boolean {
  return (verdict === 'mistake' || verdict === 'blunder') && best === favourite;
}

/** Whether figures say why, as they are read again: rounded. */
function hasReason(position: ExercisePosition): boolean {
  const { view, judgement } = openPosition(position);
  return reasonsFor(judgement, view).length > 0;
}

/** The policy's favourite for the seat to decide, and the probabilities of all its actions. */
async function opinionOf(
  match: Match,
  { evaluate }: Master,
): Promise<{ favourite: Action; priors: ReadonlyMap<Action, number> }> {
  const legal = match.legalActions();
  const priors = new Map<Action, number>();
  if (legal.length === 1) return { favourite: legal[0], priors };
  const batch = new Batch(evaluate);
  batch.add(match.view(match.seat), legal, legal.length, (chances) => {
    for (const action of legal) priors.set(action, Math.max(chances[action], Number.MIN_VALUE));
  });
  await batch.flush();
  const favourite = legal.reduce((most, one) => ((priors.get(one) ?? 0) > (priors.get(most) ?? 0) ? one : most));
  return { favourite, priors };
}
