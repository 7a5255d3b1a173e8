import { expect, test } from 'vitest';
import { formatAction, type Action } from '../../../engine/actions.ts';
import { openDecision } from '../../../engine/open-decision.ts';
import { NO_CARD } from '../../../engine/cards.ts';
import type { Match } from '../../../engine/match.ts';
import { turnPrompt } from '../../../game/model/prompts.ts';
import { questionOf } from '../../../game/model/questions.ts';
import { handWorth, topDiscard, type TableState } from '../../../game/model/table-state.ts';
import { actionOf, tableKeyOf } from '../../../game/table/input/table-keys.ts';
import { targetsFor } from '../../../game/table/input/targets.ts';
import { layoutTable } from '../../../game/table/layout/layout-table.ts';
import type { TableLayout } from '../../../game/table/layout/layout.ts';
import { playRandomly } from '../../engine/support/arbitraries.ts';
import { factsOf, shownMatch } from '../support/events.ts';

const YOU = 0;
const NAMES = (actions: readonly Action[]): string => actions.map(formatAction).toSorted().join();

/** What is wrong with what the screen offers for each card that could be chosen, and for none. */
function faultsIn(match: Match, legal: readonly Action[], state: TableState, layout: TableLayout): string[] {
  const { rules } = match;
  const { hand, quiet } = state.seats[YOU];
  const cards = hand.map(({ card }) => card);
  const value = state.unseen ? null : (handWorth(rules, hand, quiet)?.value ?? null);
  const decision = openDecision(match.view(YOU));
  const question = questionOf(decision.phase, rules, { value, hand: cards, extraSteps: state.extraSteps });
  const keyed = { hand: state.unseen ? [] : cards, pool: state.pool };
  const faults: string[] = [];
  const offered = new Set<Action>();
  for (const chosen of [NO_CARD, ...cards]) {
    const targets = targetsFor(legal, layout, cards, topDiscard(state), chosen, question, state.pool, decision);
    const actions = targets.map(({ action }) => action);
    for (const action of actions) {
      offered.add(action);
      if (actionOf(tableKeyOf(action, keyed) ?? '', actions, keyed) !== action)
        faults.push(`no key: ${formatAction(action)}`);
    }
    if (new Set(targets.map(({ label }) => label)).size !== targets.length) faults.push('two have one label');
    const facts = { ...decision, rules, actions: legal, armed: null, hand: cards, chosen, top: topDiscard(state) };
    const [prompt = ''] = turnPrompt({ ...facts, whyNot: (action) => match.whyNot(action) });
    if ((question?.text ?? prompt) === '') faults.push('what can be done is not said');
  }
  if (NAMES([...offered]) !== NAMES(legal)) faults.push(`offered ${NAMES([...offered])} for ${NAMES(legal)}`);
  return faults;
}

const DRAW_AND_DISCARD = [
  'scat',
  'pub',
  'jacobs',
  'honour',
  'shotgun',
  'sudden-death',
  'stop-the-bus',
  'gin',
  'cadillac',
];
const WITH_POOL = ['schwimmen', 'widow', 'forty-one'];

test.each([...DRAW_AND_DISCARD, ...WITH_POOL])(
  'a match of %s can be played to its end by what the screen offers',
  (game) => {
    const facts = factsOf(game);
    const { rules, speakers } = facts;
    const phone = { width: 390, height: 844, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
    const layout = layoutTable(phone, speakers.length, rules);
    const { match, table } = shownMatch(facts, 5, ({ type }, _before, { seats }) => {
      if (type !== 'deal-over') return;
      expect(seats.map(({ points }) => points)).toEqual(Array.from(match.points));
      if (rules.scoring === 'points') return;
      expect(seats.map(({ out, tokens }) => (out ? -1 : tokens))).toEqual(Array.from(match.tokens));
    });
    const faults: string[] = [];
    playRandomly(match, 31, ({ seat }) => {
      if (seat === YOU) faults.push(...faultsIn(match, match.legalActions(), table(), layout));
    });
    expect(faults).toEqual([]);
    expect(table().winners).toEqual([match.winner]);
    expect(table().message).toMatch(/wins? the match\.$/);
  },
);
