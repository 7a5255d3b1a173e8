import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRESETS, preset, resolveRules, RulesError } from '../../../../engine/rules/resolve.ts';
import { RULE_NAMES, RULES_TABLE } from '../../../../engine/rules/table.ts';
import {
  conflictOf,
  draftFile,
  draftFrom,
  draftOf,
  idleKeys,
  isAllowed,
  fixesFor,
  rulesIn,
  withBase,
  withChanges,
  withoutChange,
} from '../../../../game/features/rules/draft.ts';
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
  const golf = draftFrom('golf');

  test('can be fixed by changing what conflicts, not what was just chosen', () => {
    expect(fixesFor(withChanges(golf, { handSize: 4 }), 'handSize')).toEqual([{ play: 'draw-discard' }]);
    expect(fixesFor(withChanges(draftFrom('four-card'), { play: 'golf' }), 'play')).toEqual([{ handSize: 3 }]);
  });

  test('because too many would play are fixed by fewer players, or by more cards for them', () => {
    const italian = withChanges(draftFrom('italian'), { handSize: 4 });
    expect(fixesFor(italian, 'handSize')).toEqual([{ players: [2, 9] }, { deck: 'standard52' }]);
    const full = withChanges(withChanges(italian, { players: [2, 9] }), { players: [10, 10] });
    expect(fixesFor(full, 'players')).toEqual([{ players: [9, 9] }, { handSize: 3 }, { deck: 'standard52' }]);
  });

  test('because four cards meet the three of a pool are fixed by single cards, three cards, or no pool', () => {
    const four = draftFrom('four-card');
    expect(fixesFor(withChanges(four, { play: 'pool', players: [2, 9] }), 'play')).toEqual([
      { poolSwapAll: false },
      { handSize: 3 },
    ]);
    expect(fixesFor(withChanges(draftFrom('widow'), { handSize: 4, players: [2, 9] }), 'handSize')).toEqual([
      { poolSwapAll: false },
      { play: 'draw-discard' },
    ]);
  });

  test('because the pack lacks the ten that it takes are fixed by asking for none, or by another pack', () => {
    const ten = withChanges(draftFrom('scat'), { declareWithTen: true });
    expect(fixesFor(withChanges(ten, { deck: 'italian40' }), 'deck')).toEqual([{ declareWithTen: false }]);
    const italian = withChanges(draftFrom('italian'), { declareWithTen: true });
    expect(fixesFor(italian, 'declareWithTen')).toEqual([{ deck: 'standard52' }]);
  });

  test('because a race might not end are fixed by losing no points in it, or by a limit of deals', () => {
    const race = withChanges(draftFrom('french-canadian'), { lowestScore: -1 });
    expect(fixesFor(race, 'lowestScore')).toEqual([{ dealLimit: 20 }]);
    expect(fixesFor(race, 'dealLimit')).toEqual([{ lowestScore: 0 }]);
    const lives = withChanges(draftFrom('scat'), { lowestScore: -1 });
    expect(fixesFor(lives, 'lowestScore')).toEqual([]);
    expect(fixesFor(withChanges(lives, { scoring: 'points' }), 'scoring')).toEqual([
      { lowestScore: 0 },
      { dealLimit: 20 },
    ]);
  });

  test('because hands of brag have three cards are fixed by three, or by hands that count points', () => {
    const brag = withChanges(draftFrom('scat'), { handRanking: 'brag' });
    expect(fixesFor(withChanges(brag, { handSize: 4 }), 'handSize')).toEqual([{ handRanking: 'points' }]);
    const four = withChanges(draftFrom('four-card'), { handRanking: 'brag' });
    expect(fixesFor(four, 'handRanking')).toEqual([{ handSize: 3 }]);
  });

  test('for several reasons are fixed at once', () => {
    expect(fixesFor(withChanges(draftFrom('schwimmen'), { handSize: 4 }), 'handSize')).toEqual([
      { poolSwapAll: false, dealerChoice: false, players: [2, 7] },
      { play: 'draw-discard', players: [2, 7] },
    ]);
  });

  test('because the knocker has no turn left to give are fixed without it, or by the rule that leaves one', () => {
    const last = withChanges(draftFrom('scat'), { knockerLastTurn: true });
    expect(fixesFor(withChanges(last, { lastTurns: 0 }), 'lastTurns')).toEqual([{ knockerLastTurn: false }]);
    const early = withChanges(draftFrom('stop-the-bus'), { knockerLastTurn: true });
    expect(fixesFor(early, 'knockerLastTurn')).toEqual([{ knockTiming: 'instead-of-draw' }]);
    expect(fixesFor(withChanges(early, { counterKnock: true }), 'lives')).toEqual([
      { knockerLastTurn: false },
      { counterKnock: false, knockTiming: 'instead-of-draw' },
    ]);
  });

  test('need no fix where they can be played', () => {
    expect(fixesFor(golf, 'play')).toEqual([]);
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

describe('what is said about a rule', () => {
  test('is that it has no effect, with the reason', () => {
    expect(idleKeys(preset('golf')).get('knockTiming')).toBe('golfKnock');
    expect(idleKeys(preset('scat')).has('knockTiming')).toBe(false);
  });

  test('is whether a value is allowed', () => {
    expect(isAllowed('knockMinimum', 41)).toBe(true);
    expect(isAllowed('knockMinimum', 42)).toBe(false);
    expect(isAllowed('knockMinimum', Number.NaN)).toBe(false);
    expect(isAllowed('levelNames', Array(27).fill('a'))).toBe(false);
    for (const key of RULE_NAMES) expect(isAllowed(key, RULES_TABLE[key].kind)).toBe(false);
  });
});
