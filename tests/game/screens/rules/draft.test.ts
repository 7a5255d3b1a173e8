import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS, preset, resolveRules, RulesError } from '../../../../engine/rules/resolve.ts';
import { RULE_NAMES, RULES_TABLE, type HouseRules, type RuleName } from '../../../../engine/rules/table.ts';
import {
  conflictOf,
  draftFile,
  draftFrom,
  draftOf,
  isAllowed,
  fixesFor,
  rulesIn,
  withBase,
  withChanges,
  withoutChange,
} from '../../../../game/screens/rules/draft.ts';
import { CORNER_VALUES } from '../../../engine/support/rules-contract.ts';
import { randomRulesFile } from '../../../engine/support/arbitraries.ts';

const FORMAT = 'thirty-one-rules/1';

describe('a draft', () => {
  test('of a preset changes nothing', () => {
    for (const name of PRESETS) expect(rulesIn(draftFrom(name))).toEqual(preset(name));
    expect(draftFile(draftFrom('golf'), 'ours')).toEqual({ format: FORMAT, name: 'ours', base: 'golf' });
  });

  test('holds only what differs from its preset', () => {
    const draft = withChanges(draftFrom('blitz'), { knockMinimum: 19, threeOfAKind: 30 });
    expect(draft.own).toEqual({ knockMinimum: 19, threeOfAKind: 30 });
    expect(withChanges(draft, { threeOfAKind: 30.5, players: [2, 10] }).own).toEqual({ knockMinimum: 19 });
    expect(withoutChange(draft, 'knockMinimum').own).toEqual({ threeOfAKind: 30 });
  });

  test('keeps its changes in another preset, as far as they are changes there', () => {
    const draft = withChanges(draftFrom('scat'), { threeOfAKind: 30.5, lives: 5 });
    expect(withBase(draft, 'blitz')).toEqual({ base: 'blitz', own: { lives: 5 } });
  });

  test('of a file that names no preset starts from the standard one', () => {
    expect(draftOf({ format: FORMAT, name: 'ours', lives: 5 })).toEqual({ base: 'scat', own: { lives: 5 } });
    expect(draftOf({ format: FORMAT, name: 'ours', base: 'golf', lives: 5 })).toEqual({
      base: 'golf',
      own: { lives: 5 },
    });
  });

  test('is the same rules as its file, and comes back from it', () => {
    fc.assert(
      fc.property(randomRulesFile, (file) => {
        const draft = draftOf(file);
        expect(resolveRules(draftFile(draft, 'random'))).toEqual(resolveRules(file));
        expect(draftOf(draftFile(draft, 'random'))).toEqual(draft);
      }),
    );
  });
});

describe('rules that cannot be played together', () => {
  const from = (base: string, changes: Partial<HouseRules>) => withChanges(draftFrom(base), changes);

  test.each<[string, string, Partial<HouseRules>, RuleName, Partial<HouseRules>[]]>([
    ['of what conflicts, not of what was just chosen', 'golf', { handSize: 4 }, 'handSize', [{ play: 'draw-discard' }]],
    ['the other way round', 'four-card', { play: 'golf' }, 'play', [{ handSize: 3 }]],
    [
      'of players, or of the pack',
      'italian',
      { handSize: 4 },
      'handSize',
      [{ players: [2, 9] }, { deck: 'standard52' }],
    ],
    [
      'of cards, too, where players were chosen',
      'italian',
      { handSize: 4, players: [10, 10] },
      'players',
      [{ players: [9, 9] }, { handSize: 3 }, { deck: 'standard52' }],
    ],
    [
      'to single cards, or three, where four meet a pool',
      'four-card',
      { play: 'pool', players: [2, 9] },
      'play',
      [{ poolSwapAll: false }, { handSize: 3 }],
    ],
    [
      'to no pool where four cards meet it',
      'widow',
      { handSize: 4, players: [2, 9] },
      'handSize',
      [{ poolSwapAll: false }, { play: 'draw-discard' }],
    ],
    ['to a draw first, with a pool', 'scat', { discardFirst: true, play: 'pool' }, 'play', [{ discardFirst: false }]],
    ['to draws and discards', 'golf', { discardFirst: true }, 'discardFirst', [{ play: 'draw-discard' }]],
    [
      'to no card that goes back',
      'scat',
      { discardFirst: true, returnTaken: true },
      'discardFirst',
      [{ returnTaken: false }],
    ],
    ['to no ten', 'scat', { declareWithTen: true, deck: 'italian40' }, 'deck', [{ declareWithTen: false }]],
    ['to a pack with tens', 'italian', { declareWithTen: true }, 'declareWithTen', [{ deck: 'standard52' }]],
    ['to a race that ends', 'french-canadian', { lowestScore: -1 }, 'lowestScore', [{ dealLimit: 20 }]],
    ['to a race without losses', 'french-canadian', { lowestScore: -1 }, 'dealLimit', [{ lowestScore: 0 }]],
    ['of nothing where no points are played for', 'scat', { lowestScore: -1 }, 'lowestScore', []],
    ['of either', 'scat', { lowestScore: -1, scoring: 'points' }, 'scoring', [{ lowestScore: 0 }, { dealLimit: 20 }]],
    [
      'to a limit of turns',
      'scat',
      { knocking: false, stockEmpty: 'reshuffle', declare: 'off' },
      'knocking',
      [{ turnLimit: 10 }],
    ],
    [
      'to knocking',
      'scat',
      { knocking: false, stockEmpty: 'void', declare: 'off', turnLimit: 0 },
      'turnLimit',
      [{ knocking: true }],
    ],
    [
      'to passing as before',
      'schwimmen',
      { poolSwapAll: 'binds', poolPass: 'never' },
      'poolSwapAll',
      [{ poolPass: true }],
    ],
    [
      'to a swap that binds nobody',
      'schwimmen',
      { poolSwapAll: 'binds', poolPass: 'never' },
      'poolPass',
      [{ poolSwapAll: true }],
    ],
    ['to points for four cards', 'scat', { handRanking: 'brag', handSize: 4 }, 'handSize', [{ handRanking: 'points' }]],
    ['to three cards for brag', 'four-card', { handRanking: 'brag' }, 'handRanking', [{ handSize: 3 }]],
    [
      'of several at once',
      'schwimmen',
      { handSize: 4 },
      'handSize',
      [
        { poolSwapAll: false, dealerChoice: false, players: [2, 7] },
        { play: 'draw-discard', players: [2, 7] },
      ],
    ],
    ['to no last turn', 'scat', { knockerLastTurn: true, lastTurns: 0 }, 'lastTurns', [{ knockerLastTurn: false }]],
    [
      'to another knock',
      'stop-the-bus',
      { knockerLastTurn: true },
      'knockerLastTurn',
      [{ knockTiming: 'instead-of-draw' }],
    ],
    [
      'to one of the two that leave it',
      'stop-the-bus',
      { knockerLastTurn: true, counterKnock: true },
      'lives',
      [{ knockerLastTurn: false }, { counterKnock: false, knockTiming: 'instead-of-draw' }],
    ],
    ['of nothing where they can be played', 'golf', {}, 'play', []],
  ])('are fixed by a change %s', (_, base, changes, latest, fixes) => {
    expect(fixesFor(from(base, changes), latest)).toEqual(fixes);
  });

  test('are always a conflict that the engine refuses, and every fix ends it', () => {
    const change = fc
      .constantFrom(...RULE_NAMES)
      .chain((key) => fc.tuple(fc.constant(key), fc.constantFrom(...(CORNER_VALUES[key] as unknown[]))));
    fc.assert(
      fc.property(fc.constantFrom(...PRESETS), fc.array(change, { minLength: 1, maxLength: 6 }), (base, changes) => {
        const draft = withChanges(draftFrom(base), Object.fromEntries(changes));
        const [latest] = changes[changes.length - 1];
        const play = () => resolveRules(draftFile(draft, 'ours'));
        if (conflictOf(draft) === null) expect(play()).toEqual(rulesIn(draft, 'ours'));
        else expect(play).toThrow(RulesError);
        for (const mend of fixesFor(draft, latest)) expect(conflictOf(withChanges(draft, mend))).toBe(null);
      }),
    );
  });
});

test('a rule has only the values of its kind', () => {
  expect(isAllowed('knockMinimum', 41)).toBe(true);
  expect(isAllowed('knockMinimum', 42)).toBe(false);
  expect(isAllowed('knockMinimum', Number.NaN)).toBe(false);
  expect(isAllowed('levelNames', Array(27).fill('a'))).toBe(false);
  for (const key of RULE_NAMES) expect(isAllowed(key, RULES_TABLE[key].kind)).toBe(false);
});
