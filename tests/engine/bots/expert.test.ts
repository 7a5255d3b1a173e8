import { describe, expect, test } from 'vitest';
import {
  DECLARE,
  DRAW,
  KNOCK,
  PASS,
  QUIET,
  TAKE,
  discardOf,
  discardedBy,
  isDiscard,
  isKnockWith,
  type Action,
} from '../../../engine/actions.ts';
import type { Bot } from '../../../engine/bots/bot.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createRandomBot } from '../../../engine/bots/random.ts';
import { parseCard, parseCards } from '../../../engine/cards.ts';
import { PublicState } from '../../../engine/public.ts';
import { Match } from '../../../engine/match.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { View } from '../../../engine/view.ts';
import { rulesWith } from '../support/stacked.ts';

function preset(base: string): HouseRules {
  return resolveRules({ format: 'thirty-one-rules/1', base });
}

/** What seat 0 sees in its first turn of a fresh deal. */
function firstView(hand: string, top: string, rules = preset('scat'), players = 2): View {
  const table = new PublicState(players);
  table.reset(players - 1);
  table.alive.fill(1);
  table.aliveCount = players;
  table.stockCount = 51 - rules.handSize * players;
  table.lay(parseCard(top));
  const view = new View(rules, table);
  view.tokens.fill(rules.lives);
  view.hand.set(parseCards(hand));
  view.handCount = rules.handSize;
  return view;
}

function decide(view: View, legal: Action[]): Action {
  return createExpert().decide(view, legal) as Action;
}

/** Plays a match, the expert in seat 0 against others, and hands over every decision of it. */
function playAgainst(
  rules: HouseRules,
  bots: readonly Bot[],
  seed: number,
  seen: (view: View, legal: readonly Action[], action: Action) => void = () => {},
): Match {
  const match = new Match(rules, bots.length, { seed });
  while (match.phase !== 'over') {
    if (match.seat < 0) {
      match.startDeal();
      continue;
    }
    const { seat } = match;
    const view = match.view(seat);
    const legal = match.legalActions();
    const action = bots[seat].decide(view, legal) as Action;
    if (seat === 0) seen(view, legal, action);
    match.apply(action);
  }
  return match;
}

function randomOpponents(count: number, seed: number): Bot[] {
  return Array.from({ length: count }, (_, i) => createRandomBot(new Random(seed + i)));
}

describe('the expert in its turn', () => {
  test('takes the card that makes 31', () => {
    expect(decide(firstView('As Ks 4d', 'Qs'), [DRAW, TAKE, KNOCK])).toBe(TAKE);
  });

  test('draws rather than pass where it may pass in any turn', () => {
    const rules = rulesWith({ passAnyTurn: true });
    expect(decide(firstView('As 9s 2d', '3h', rules), [DRAW, TAKE, PASS])).toBe(DRAW);
    const match = playAgainst(rules, [createExpert(4), createExpert(5)], 4, (view, legal, action) => {
      if (action === PASS && legal.includes(DRAW)) throw new Error(`passes with ${view.table.stockCount} cards left`);
    });
    expect(match.phase).toBe('over');
  });

  test('takes a court card of its suit rather than trust to luck', () => {
    expect(decide(firstView('Ks 9s 2d', 'Ts'), [DRAW, TAKE])).toBe(TAKE);
  });

  test('leaves a low card of another suit', () => {
    expect(decide(firstView('As 9s 2s', '3d'), [DRAW, TAKE])).toBe(DRAW);
  });

  test('knocks with 29 in its first turn', () => {
    expect(decide(firstView('As Ts 8s', '3d'), [DRAW, TAKE, KNOCK])).toBe(KNOCK);
  });

  test('does not knock with 12', () => {
    expect(decide(firstView('Ts 2s 3d', '4h'), [DRAW, TAKE, KNOCK])).not.toBe(KNOCK);
  });

  test('knocks with less against three than against one', () => {
    const legal = [DRAW, TAKE, KNOCK];
    expect(decide(firstView('Ks 9s 2s', '3d', preset('scat'), 2), legal)).not.toBe(KNOCK);
    expect(decide(firstView('Ks 9s 3s', '3d', preset('scat'), 4), legal)).toBe(KNOCK);
  });

  test('goes for the suit that it has two good cards of', () => {
    const view = firstView('As Ks 4d', '2c');
    view.phase = 'discard';
    view.drawn = parseCard('9h');
    const legal = parseCards('As Ks 4d 9h').map(discardOf);
    expect([parseCard('4d'), parseCard('9h')]).toContain(discardedBy(decide(view, legal)));
  });

  test('keeps three of a kind where they count', () => {
    const view = firstView('7s 7d Kc', '2c', preset('italian'));
    view.phase = 'discard';
    view.drawn = parseCard('7h');
    const legal = parseCards('7s 7d Kc 7h').map(discardOf);
    expect(discardedBy(decide(view, legal))).toBe(parseCard('Kc'));
  });

  test('declares where it is asked', () => {
    const view = firstView('As Ks Qs', '2c', preset('honour'));
    view.phase = 'declare';
    expect(decide(view, [QUIET, DECLARE])).toBe(DECLARE);
  });
});

test('the expert never throws back what it took', () => {
  for (const [seed, name] of PRESETS.entries()) {
    playAgainst(
      { ...preset(name), pointsTarget: 5 },
      [createExpert(seed), ...randomOpponents(1, seed)],
      seed,
      (view, _legal, action) => {
        if (view.drawnIsTaken && (isDiscard(action) || isKnockWith(action)))
          expect(discardedBy(action)).not.toBe(view.drawn);
      },
    );
  }
});

test.each(['scat', 'golf', 'schwimmen', 'gin', 'italian'])(
  'the expert wins more than its share of matches of %s against random play',
  (name) => {
    const rules = { ...preset(name), pointsTarget: 5 };
    const matches = 12;
    let won = 0;
    for (let seed = 0; seed < matches; seed++) {
      if (playAgainst(rules, [createExpert(seed), ...randomOpponents(1, seed)], seed).winner === 0) won++;
    }
    expect(won).toBeGreaterThan(matches / 2);
  },
);

test('the same seed makes the same decisions', () => {
  const play = (): Action[] => {
    const actions: Action[] = [];
    playAgainst(preset('scat'), [createExpert(5), ...randomOpponents(3, 8)], 9, (_view, _legal, action) =>
      actions.push(action),
    );
    return actions;
  };
  expect(play()).toEqual(play());
});
