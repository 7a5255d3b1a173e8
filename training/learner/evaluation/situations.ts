/**
 * Decisions in which habits show: the same for every policy that is asked, so that what two of them answer can be compared.
 * They come up in deals of simple players who knock late, so that hands of all values are there in every turn.
 */
import { isKnock, type Action } from '../../../engine/actions.ts';
import { ranksAsBrag } from '../../../engine/brag.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { likeliest, questionOf, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { fullTotal } from '../../../engine/value.ts';
import { copyOfView, type View } from '../../../engine/view.ts';
import { habitsShown, type Habit, type Keeps } from './habits.ts';
import { knockingValue } from './knock-threshold.ts';

/** Own turns that are told apart; the last stands for all later ones too. */
export const KNOCK_TURNS = 4;
/** As many decisions are wanted for each habit, and for knocking in each turn. */
const WANTED = 200;
/** Deals after which those must do that have come up. */
const MOST_DEALS = 1500;
/** Later turns are like those before. */
const MOST_TURNS = KNOCK_TURNS + 3;
/** How often the players do anything at all, so that hands come up that they would not keep. */
const RANDOM_SHARE = 0.15;
/** By how much less than the best hand they knock with, at most; the others never knock. */
const LOWEST_KNOCK = 6;

export type HabitOrKnock = Habit | `knock ${number}`;

interface Decision {
  observation: Float32Array;
  mask: Float32Array;
  keeps: Keeps;
  /** Of the hand that could be knocked with; 0 where it is about something else. */
  value: number;
  /** What the model does; null where there is none. */
  model: Action | null;
}

/** Decisions by what they show; each is of another deal than the others there. */
export type Situations = ReadonlyMap<HabitOrKnock, readonly Decision[]>;

export interface SituationOptions {
  rules: HouseRules;
  players: number;
  seed: number;
  /** A player that decides by views, to compare with; null for none. */
  model: ((view: View, legal: readonly Action[]) => Action | Promise<Action>) | null;
  /** Is awaited after each deal. @returns whether to stop with what there is */
  afterDeal: () => Promise<boolean>;
}

/** Plays deals until there are enough decisions. */
export async function collectSituations(options: SituationOptions): Promise<Situations> {
  const random = new Random(options.seed);
  const found = new Map<HabitOrKnock, Decision[]>();
  for (let deal = 0; deal < MOST_DEALS; deal++) {
    for (const [shown, decision] of await playDeal(options, random, found)) {
      found.set(shown, [...(found.get(shown) ?? []), decision]);
    }
    const isEnough = [...found.values()].every((decisions) => decisions.length >= WANTED);
    if ((await options.afterDeal()) || (isEnough && deal >= WANTED)) break;
  }
  return found;
}

interface Chosen extends Decision {
  /** What the model is asked about. */
  view: View;
  legal: readonly Action[];
}

/** Plays a deal. @returns for each thing that is still wanted one decision at random among those that show it */
async function playDeal(
  options: SituationOptions,
  random: Random,
  found: Situations,
): Promise<Map<HabitOrKnock, Decision>> {
  const { rules, players, model } = options;
  const match = new Match(rules, players, { seed: random.seed() });
  const bots = Array.from({ length: players }, () =>
    createThresholdBot(fullTotal(rules) - LOWEST_KNOCK + random.below(2 * LOWEST_KNOCK)),
  );
  const chosen = new Map<HabitOrKnock, Chosen>();
  const counts = new Map<HabitOrKnock, number>();
  match.startDeal();
  while (match.phase === 'deal' && match.deal.table.turns[match.seat] < MOST_TURNS) {
    const view = match.view(match.seat);
    const legal = match.legalActions();
    for (const [shown, keeps] of allShown(view, legal)) {
      const count = (counts.get(shown) ?? 0) + 1;
      counts.set(shown, count);
      if ((found.get(shown)?.length ?? 0) < WANTED && random.below(count) === 0)
        chosen.set(shown, chosenOf(view, legal, keeps));
    }
    const isRandom = random.unit() < RANDOM_SHARE;
    match.apply(isRandom ? legal[random.below(legal.length)] : await bots[match.seat].decide(view, legal));
  }
  const decisions = new Map<HabitOrKnock, Decision>();
  for (const [shown, { view, legal, ...decision }] of chosen)
    decisions.set(shown, { ...decision, model: model && (await model(view, legal)) });
  return decisions;
}

/** Everything that a decision shows. */
function allShown(view: View, legal: readonly Action[]): [HabitOrKnock, Keeps][] {
  if (legal.length < 2) return [];
  const { seat, table } = view;
  const shown: [HabitOrKnock, Keeps][] = habitsShown(view, legal);
  // A knock is told with the value that it takes, and hands of brag have no such number.
  if (table.knocker >= 0 || ranksAsBrag(view.rules) || knockingValue(view, legal) === null) return shown;
  return [...shown, [`knock ${Math.min(table.turns[seat] + 1, KNOCK_TURNS)}`, isKnock]];
}

function chosenOf(view: View, legal: readonly Action[], keeps: Keeps): Chosen {
  const value = knockingValue(view, legal) ?? 0;
  return { ...questionOf(view, legal), keeps, value, model: null, view: copyOfView(view), legal };
}

/** Who is asked, what for each decision: whether the answer keeps to what it shows. */
export type Answers = ReadonlyMap<HabitOrKnock, readonly boolean[]>;

/** What a policy does in all decisions. @param evaluate is asked for many at once */
export async function answersOf(situations: Situations, evaluate: EvaluateOne): Promise<Answers> {
  const answers = new Map<HabitOrKnock, boolean[]>();
  for (const [shown, decisions] of situations) {
    const asked = decisions.map(async ({ observation, mask, keeps }) =>
      keeps(likeliest(await evaluate(observation, mask), mask)),
    );
    answers.set(shown, await Promise.all(asked));
  }
  return answers;
}

export function modelAnswers(situations: Situations): Answers {
  const answers = ({ keeps, model }: Decision): boolean => model !== null && keeps(model);
  return new Map([...situations].map(([shown, decisions]) => [shown, decisions.map(answers)]));
}
