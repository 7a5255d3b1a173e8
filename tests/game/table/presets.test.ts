import { afterEvent } from '../../../game/model/after-event.ts';
import { describe, expect, test } from 'vitest';
import { formatAction, type Action } from '../../../engine/actions.ts';
import { NO_CARD } from '../../../engine/cards.ts';
import { Match } from '../../../engine/match.ts';
import { preset, PRESETS } from '../../../engine/rules/resolve.ts';
import { actionOf, tableKeyOf } from '../../../game/table/input/table-keys.ts';
import { turnPrompt } from '../../../game/model/prompts.ts';
import type { Screen } from '../../../game/base/viewport.ts';
import type { TableLayout } from '../../../game/table/layout/layout.ts';
import { layoutTable } from '../../../game/table/layout/layout-table.ts';
import { questionOf } from '../../../game/model/questions.ts';
import { emptyTable, handWorth, topDiscard, type TableState } from '../../../game/model/table-state.ts';
import { targetsFor, type Target } from '../../../game/table/input/targets.ts';
import { seededChoice } from '../support/random-play.ts';

const PHONE: Screen = { width: 390, height: 844, safe: { top: 0, right: 0, bottom: 0, left: 0 } };
const YOU = 0;
const NAMES = ['You', 'Fox', 'Owl', 'Heron'];

/** What the screen offers for each card that could be chosen, and for none. */
function everythingOffered(match: Match, legal: readonly Action[], state: TableState, layout: TableLayout): Target[][] {
  const { rules } = match;
  const { hand, quiet } = state.seats[YOU];
  const cards = hand.map(({ card }) => card);
  const value = state.unseen ? null : (handWorth(rules, hand, quiet)?.value ?? null);
  const question = questionOf(legal, rules, { value, hand: cards, extraSteps: state.extraSteps });
  return [NO_CARD, ...cards].map((chosen) => {
    const targets = targetsFor(legal, layout, cards, topDiscard(state), chosen, question, state.pool);
    const [prompt = ''] = turnPrompt({
      rules,
      actions: legal,
      armed: null,
      hand: cards,
      chosen,
      top: topDiscard(state),
      whyNot: (action) => match.whyNot(action),
    });
    expect(question?.text ?? prompt, 'what can be done is said').not.toBe('');
    return targets;
  });
}

describe.each(PRESETS.filter((name) => name !== 'golf'))('a match of %s', (name) => {
  test('is played to its end by what the screen offers, and the table agrees with the match', () => {
    const rules = preset(name);
    const facts = { rules, speakers: NAMES.map((name, seat) => ({ name, you: seat === YOU })) };
    const layout = layoutTable(PHONE, NAMES.length, rules);
    let state = emptyTable(facts);
    const match: Match = new Match(rules, NAMES.length, {
      seed: 5,
      listener: (event) => {
        state = afterEvent(state, event, facts);
        if (event.type !== 'deal-over') return;
        expect(state.seats.map(({ points }) => points)).toEqual(Array.from(match.points));
        if (rules.scoring === 'lives') {
          expect(state.seats.map(({ out, tokens }) => (out ? -1 : tokens))).toEqual(Array.from(match.tokens));
        }
      },
    });
    const choose = seededChoice(31);
    while (match.phase !== 'over') {
      if (match.seat < 0) {
        match.startDeal();
        continue;
      }
      const legal = match.legalActions();
      if (match.seat === YOU) {
        const offers = everythingOffered(match, legal, state, layout);
        const offered = new Set(offers.flat().map(({ action }) => action));
        expect([...offered].map(formatAction).toSorted()).toEqual(legal.map(formatAction).toSorted());
        const hand = state.unseen ? [] : state.seats[YOU].hand.map(({ card }) => card);
        const keyed = { hand, pool: state.pool };
        for (const targets of offers) {
          const actions = targets.map(({ action }) => action);
          expect(new Set(targets.map(({ label }) => label)).size).toBe(targets.length);
          expect(actions.map((action) => actionOf(tableKeyOf(action, keyed) ?? '', actions, keyed))).toEqual(actions);
        }
      }
      match.apply(choose(legal));
    }
    expect(state.winners).toEqual([match.winner]);
    expect(state.message).toMatch(/wins? the match\.$/);
  });
});
