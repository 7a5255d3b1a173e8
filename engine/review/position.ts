/** A position to learn from: a deal up to one decision, with the judgement of that decision. As JSON, checked by playing it again. */
import { formatAction, parseAction, type Action } from '../actions.ts';
import { formatCard, parseCards, type Card } from '../cards.ts';
import { Deal } from '../deal.ts';
import { packOf } from '../pack.ts';
import { Random } from '../random.ts';
import { preset } from '../rules/resolve.ts';
import { viewOf, type View } from '../view.ts';
import type { JudgedOption, Judgement } from './judge.ts';

/** Of a legal action: its notation, the chance to win the match after it, and its figures: lost, taken, knocked. */
type PositionOption = readonly [action: string, chance: number, lost: number, taken: number, knocked: number];

export interface ExercisePosition {
  rules: string;
  dealer: number;
  /** By seat, before the deal; -1 is out of the match. */
  tokens: readonly number[];
  points: readonly number[];
  /** In the order in which they were dealt and drawn; what nobody has touched is left out. */
  cards: string;
  /** What was played before, in notation. */
  actions: readonly string[];
  /** What looks plausible and is worse, and what is best. */
  played: string;
  best: string;
  loss: number;
  margin: number;
  options: readonly PositionOption[];
}

/** A position, ready to be shown. */
interface OpenPosition {
  view: View;
  judgement: Pick<Judgement, 'played' | 'best' | 'loss' | 'margin' | 'options'>;
}

/** A deal as it was played so far. */
export type PlayedSoFar = Pick<ExercisePosition, 'rules' | 'dealer' | 'tokens' | 'points'> & {
  deck: readonly Card[];
  actions: readonly Action[];
};

/** Digits of chances and of figures: tenths of a point, and hundredths of the deals. */
const DIGITS = { chance: 4, figure: 2 };

/** Writes a position. @param judgement of the decision after the last of the actions */
export function positionOf(
  { deck, actions, ...played }: PlayedSoFar,
  judgement: OpenPosition['judgement'],
): ExercisePosition {
  const { rules, dealer, tokens, points } = played;
  const { table } = openDeal(played, deck, actions);
  const touched = packOf(preset(rules)).length - table.stockCount;
  return {
    rules,
    dealer,
    tokens,
    points,
    cards: deck.slice(0, touched).map(formatCard).join(' '),
    actions: actions.map(formatAction),
    played: formatAction(judgement.played),
    best: formatAction(judgement.best),
    loss: rounded(judgement.loss, DIGITS.chance),
    margin: rounded(judgement.margin, DIGITS.chance),
    options: judgement.options.map(({ action, chance, figures: { lost, taken, knocked } }): PositionOption => [
      formatAction(action),
      rounded(chance, DIGITS.chance),
      rounded(lost, DIGITS.figure),
      rounded(taken, DIGITS.figure),
      rounded(knocked, DIGITS.figure),
    ]),
  };
}

/** Plays a position again. @throws {RangeError} where it cannot have been played, or names other actions than are legal */
export function openPosition(position: ExercisePosition): OpenPosition {
  const { cards, actions, played, best, loss, margin } = position;
  const touched = parseCards(cards);
  const rest = Array.from(packOf(preset(position.rules))).filter((card) => !touched.includes(card));
  const deal = openDeal(position, [...touched, ...rest], actions.map(parseAction));
  const options = position.options.map(([action, chance, lost, taken, knocked]): JudgedOption => {
    return { action: parseAction(action), prior: 0, chance, figures: { lost, taken, knocked } };
  });
  const legal = deal.legalActions();
  if (options.length !== legal.length || options.some(({ action }) => !legal.includes(action)))
    throw new RangeError(
      `the options are ${position.options.map(([action]) => action).join(', ')}: allowed are ${legal.map(formatAction).join(', ')}`,
    );
  return {
    view: viewOf(deal, deal.seat),
    judgement: { played: parseAction(played), best: parseAction(best), loss, margin, options },
  };
}

function openDeal(
  { rules, dealer, tokens, points }: Pick<ExercisePosition, 'rules' | 'dealer' | 'tokens' | 'points'>,
  deck: readonly Card[],
  actions: readonly Action[],
): Deal {
  const deal = new Deal(preset(rules), tokens.length, new Random(0));
  deal.start(deck, dealer, tokens, points);
  for (const action of actions) deal.apply(action);
  return deal;
}

function rounded(number: number, digits: number): number {
  return Number(number.toFixed(digits));
}
