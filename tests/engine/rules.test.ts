import { describe, expect, test } from 'vitest';
import { RulesError, checkPlayers, preset, resolveRules } from '../../engine/rules/resolve.ts';
import { refusalOf } from './support/refusals.ts';
import { CORNER_VALUES, DEFAULTS, WRONG_VALUES } from './support/rules-contract.ts';
import { rulesWith } from './support/stacked.ts';

const messageFor = (file: unknown): string => refusalOf(RulesError, () => resolveRules(file)).message;

const withKey = (key: string, value: unknown) => ({ format: 'thirty-one-rules/1', [key]: value });

describe('a rules file', () => {
  test('without keys is the standard game, with every key at its default', () => {
    expect(rulesWith()).toEqual({ name: 'scat', ...DEFAULTS });
  });

  test('takes what it leaves out from its base', () => {
    const rules = rulesWith({ base: 'cadillac', lives: 2 });
    expect(rules).toEqual({ ...preset('cadillac'), lives: 2 });
  });

  test('may have the key that came before knockFrom', () => {
    const read = (keys: Record<string, unknown>) => rulesWith(keys).knockFrom;
    expect([read({ knockFirstTurn: true }), read({ knockFirstTurn: false })]).toEqual([1, 2]);
    expect(read({ base: 'thirty-one', knockFirstTurn: true })).toBe(1);
    expect(read({ knockFirstTurn: true, knockFrom: 4 })).toBe(4);
    expect(rulesWith({ knockFirstTurn: false })).not.toHaveProperty('knockFirstTurn');
    expect(messageFor(withKey('knockFirstTurn', 2))).toBe('"knockFirstTurn" is 2: allowed is true, false');
  });

  test('has a name that selects nothing', () => {
    expect(rulesWith({ name: 'golf' })).toEqual({ ...preset('scat'), name: 'golf' });
  });

  test('may name its schema, for editors', () => {
    expect(rulesWith({ $schema: '../docs/rules.schema.json' })).toEqual(preset('scat'));
  });

  test.each(Object.entries(CORNER_VALUES).flatMap(([key, values]) => values.map((value) => [key, value])))(
    'may set %s to %j',
    (key, value) => expect(rulesWith({ [key as string]: value })).toMatchObject({ [key as string]: value }),
  );

  test.each(Object.entries(WRONG_VALUES).flatMap(([key, values]) => values.map((value) => [key, value] as const)))(
    'may not set %s to %j',
    (key, value) => expect(messageFor(withKey(key, value))).toContain(`"${key}" is ${JSON.stringify(value)}: allowed `),
  );

  test.each([
    ['players', '[fewest, most], whole numbers from 2 to 17'],
    ['deck', '"standard52", "italian40", "piquet32", "jass36"'],
    ['threeAces', 'null, 33'],
    ['threeOfAKind', 'null, a number from 20 to 45 in steps of 0.5, or "top"'],
    ['knockMinimum', 'a whole number from 0 to 41'],
    ['levelNames', 'a list of at most 26 names'],
  ])('refuses a value of %s with what it may be: %s', (key, allowed) => {
    expect(messageFor(withKey(key, false))).toBe(`"${key}" is false: allowed is ${allowed}`);
  });

  test.each(['knockMinumum', '__proto__', 'toString', 'Lives'])('with the unknown key %s is refused', (key) => {
    const file = JSON.parse(`{"format": "thirty-one-rules/1", "${key}": 1}`) as unknown;
    expect(messageFor(file)).toMatch(new RegExp(`^"${key}" is not a rule: allowed are players, deck, .*levelNames$`));
  });

  test.each([
    [{}, '"format" is missing: allowed is "thirty-one-rules/1"'],
    [{ format: 'thirty-one-rules/2' }, '"format" is "thirty-one-rules/2": allowed is "thirty-one-rules/1"'],
    [{ format: 'thirty-one-rules/1', base: 'rummy' }, /^"base" is "rummy": allowed are scat, thirty-one, blitz, /],
    [{ format: 'thirty-one-rules/1', base: 7 }, /^"base" is 7: allowed are scat, /],
    [{ format: 'thirty-one-rules/1', base: null }, /^"base" is null: allowed are scat, /],
    [{ format: 'thirty-one-rules/1', base: 'toString' }, /^"base" is "toString": allowed are scat, /],
    [{ format: 'thirty-one-rules/1', name: 7 }, '"name" is 7: allowed is text of at most 80 characters'],
    [{ format: 'thirty-one-rules/1', name: null }, '"name" is null: allowed is text of at most 80 characters'],
    [null, 'a rules file is a JSON object, not null'],
    [[], 'a rules file is a JSON object, not a list'],
    ['scat', 'a rules file is a JSON object, not string'],
    [undefined, 'a rules file is a JSON object, not undefined'],
  ])('like %j is refused', (file, message) => expect(messageFor(file)).toMatch(message));

  const FIRST = { discardFirst: true };
  const FOUR = { play: 'pool', handSize: 4 };
  const LAST = { knockerLastTurn: true };
  const BINDS = { play: 'pool', poolSwapAll: 'binds' };
  const UNENDING = { knocking: false, declare: 'off', stockEmpty: 'reshuffle' };

  test.each([
    [{ handSize: 4, deck: 'italian40' }, '"players" is [2,10]: with 4 cards each from a pack of 40, at most 9'],
    [{ play: 'golf', handSize: 4 }, '"handSize" is 4: with "play" "golf" allowed is 3'],
    [{ players: [2, 17] }, '"players" is [2,17]: with 3 cards each from a pack of 52, at most 16 can play'],
    [{ players: [2, 17], play: 'pool' }, 'with 3 cards each and 3 in the pool from a pack of 52, at most 16 can play'],
    [{ players: [2, 14], deck: 'italian40' }, 'with 3 cards each from a pack of 40, at most 12 can play'],
    [{ handSize: 4, deck: 'piquet32', upcard: false }, 'with 4 cards each from a pack of 32, at most 7 can play'],
    [{ play: 'pool', deck: 'piquet32' }, 'with 3 cards each and 3 in the pool from a pack of 32, at most 9 can play'],
    [FOUR, '"poolSwapAll" is true: with "play" "pool" and "handSize" 4 allowed is false'],
    [{ ...FOUR, poolSwapAll: 'for-good' }, '"poolSwapAll" is "for-good": with "play" "pool" and "handSize" 4'],
    [{ ...FOUR, poolSwapAll: false, dealerChoice: true }, '"dealerChoice" is true: with "play" "pool" and'],
    [{ ...LAST, counterKnock: true }, '"counterKnock" is true: with "knockerLastTurn" true allowed is false'],
    [{ ...LAST, lastTurns: 0 }, '"lastTurns" is 0: with "knockerLastTurn" true allowed is 1, 2'],
    [
      { ...LAST, knockTiming: 'before-draw', play: 'golf' },
      '"knockerLastTurn" true allowed is "instead-of-draw", "after',
    ],
    [{ ...FIRST, play: 'pool' }, '"play" is "pool": with "discardFirst" true allowed is "draw-discard", where'],
    [{ ...FIRST, play: 'golf' }, '"play" is "golf": with "discardFirst" true allowed is "draw-discard"'],
    [{ ...FIRST, returnTaken: true }, '"returnTaken" is true: with "discardFirst" true allowed is false, since'],
    [{ handRanking: 'brag', handSize: 4 }, '"handSize" is 4: with "handRanking" "brag" allowed is 3, since'],
    [{ declareWithTen: true, deck: 'italian40' }, '"declareWithTen" is true: with "deck" "italian40" allowed is false'],
    [{ base: 'french-canadian', lowestScore: -1 }, '"lowestScore" -1 allowed is a whole number from 1 to 100, since'],
    [{ ...BINDS, poolPass: 'for-good' }, '"poolPass" is "for-good": with "poolSwapAll" "binds" allowed is true, false'],
    [{ ...BINDS, poolPass: 'never' }, '"poolPass" is "never": with "poolSwapAll" "binds" allowed is true, false'],
    [
      { ...BINDS, poolKnockAfter: 'any-turn' },
      '"poolKnockAfter" is "any-turn": with "poolSwapAll" "binds" allowed is "take"',
    ],
    [{ ...BINDS, poolSevenEightNine: 'on-request' }, 'with "poolSwapAll" "binds" allowed is "stays", "renew"'],
    [UNENDING, '"knocking" is false: allowed is true, since nothing else would end a deal'],
    [{ ...UNENDING, stockEmpty: 'void' }, '"knocking" is false'],
    [{ ...UNENDING, declare: 'automatic', handRanking: 'brag' }, '"knocking" is false'],
    [{ ...UNENDING, declare: 'automatic', declareEnds: 'at-showdown' }, '"knocking" is false'],
    [{ ...UNENDING, play: 'pool', poolPass: false, stockEmpty: 'ends' }, '"knocking" is false'],
    [{ ...UNENDING, play: 'pool', poolPass: 'never' }, '"knocking" is false'],
  ])('that cannot be played is refused: %j', (keys, message) =>
    expect(messageFor({ format: 'thirty-one-rules/1', ...keys })).toContain(message),
  );

  test.each([
    { declare: 'manual' },
    { turnLimit: 1 },
    { stockEmpty: 'showdown' },
    { stockEmpty: 'ends' },
    { play: 'pool' },
    { play: 'pool', poolPass: 'for-good' },
    { play: 'golf' },
  ])('may have no knocking where something else ends a deal: %j', (keys) => {
    expect(rulesWith({ ...UNENDING, ...keys })).toMatchObject({ knocking: false, ...keys });
  });

  test.each([
    ['what would not go with a pool, where there is none', { poolSwapAll: 'binds', poolPass: 'never' }],
    ['nine players with four cards of the Italian pack', { handSize: 4, deck: 'italian40', players: [2, 9] }],
    ['a pool with four cards, where only single ones are exchanged', { play: 'pool', handSize: 4, poolSwapAll: false }],
  ])('may have %s', (_what, keys) => expect(rulesWith(keys)).toMatchObject(keys));
});

test.each(['rummy', '', 'toString', 'Scat'])('there is no preset "%s"', (name) => {
  expect(() => preset(name)).toThrow(`there is no preset "${name}": allowed are scat, thirty-one, blitz,`);
});

describe('the number of players', () => {
  test.each([1, 11, 0, -1, 2.5, Number.NaN])('%f is refused by the standard game', (players) => {
    expect(() => checkPlayers(preset('scat'), players)).toThrow(`"scat" is for 2 to 10 players, not ${players}`);
  });

  test('is limited by a preset’s own range', () => {
    expect(() => checkPlayers(preset('thirty-one'), 8)).toThrow('"thirty-one" is for 2 to 7 players, not 8');
    checkPlayers(preset('thirty-one'), 7);
  });
});
