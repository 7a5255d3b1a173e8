/** Challenges: what somebody has played, for somebody else to play. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  challengeMatch,
  challengeOf,
  playedBefore,
  readChallenge,
  type ChallengeFile,
} from '../../../engine/challenge/challenge.ts';
import { SealedChance } from '../../../engine/fair/sealed-chance.ts';
import { RIVAL_SIZE } from '../../../engine/habits/rival-numbers.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, RecordError, type DealBots, type MatchRecord } from '../../../engine/record.ts';
import { preset, PRESETS, resolveRules, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { playRandomly } from '../support/arbitraries.ts';

const YOU = 0;
const BOT = { policy: 'a'.repeat(64), level: 'casual', style: 'even' } as const;

/** A sealed match against bots, played at random. @param began is called when a deal has begun */
function playedMatch(
  rules: HouseRules,
  players: number,
  seed: number,
  began: (match: Match) => void = () => undefined,
): MatchRecord {
  const sealed = new SealedChance([seed.toString(16).padStart(64, '7')], 'Zoé', () => new Uint8Array(32));
  const recorder = new Recorder(sealed);
  const bots: DealBots = Array.from({ length: players }, (_, seat) => (seat === YOU ? null : BOT));
  const match: Match = new Match(rules, players, {
    chance: sealed,
    recorder,
    listener: ({ type }) => {
      if (type !== 'deal-began') return;
      recorder.playedBy(bots);
      began(match);
    },
  });
  playRandomly(match, seed);
  return recorder.record(
    match,
    Array.from({ length: players }, (_, seat) => (seat === YOU ? 'You' : `Bot ${seat}`)),
  );
}

const scat = playedMatch(preset('scat'), 3, 5);
const asJson = (challenge: ChallengeFile | null): ChallengeFile =>
  JSON.parse(JSON.stringify(challenge)) as ChallengeFile;

/** Deals of a match that are looked at. */
const MOST_DEALS = 8;

describe('of any deal of a sealed match against bots', () => {
  test.each(PRESETS)('in %s the same cards give the same result', (name) => {
    const rules = preset(name);
    const record = playedMatch(rules, Math.max(rules.players[0], Math.min(4, rules.players[1])), 11);
    for (const [index, { deck, dealer, tokens, result }] of record.deals.slice(0, MOST_DEALS).entries()) {
      const challenge = readChallenge(asJson(challengeOf(record, YOU, index + 1)));
      const recorder = new Recorder();
      const match = playedBefore(challenge, { recorder });
      expect(match.dealResult()).toEqual(result);
      expect(recorder.record(match, []).deals[0]).toMatchObject({ deck, dealer, tokens });
    }
  });

  test('a match from its beginning has the same end, and goes on beyond it with other cards', () => {
    const challenge = readChallenge(asJson(challengeOf(scat, YOU, null)));
    expect(playedBefore(challenge).winner).toBe(scat.winner);
    const packs = [0, 1].map((more) => {
      const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
      challenge.chance.pack(pack, 52, scat.deals.length + 1 + more);
      return pack.join();
    });
    expect(new Set(packs).size).toBe(2);
  });

  test('its bots know nothing of how anybody plays', () => {
    const knows = [null, 'f'.repeat(RIVAL_SIZE), null];
    const adapting = { ...scat, deals: scat.deals.map((one) => ({ ...one, bots: [null, { ...BOT, knows }, BOT] })) };
    expect(challengeOf(adapting, YOU, 1)?.deals[0].bots).toEqual([null, BOT, BOT]);
  });

  test('whoever takes it up plays from the same cards', () => {
    const deal = scat.deals.length;
    const { deck, dealer, tokens } = scat.deals[deal - 1];
    const challenge = readChallenge(asJson(challengeOf(scat, YOU, deal)));
    const recorder = new Recorder();
    const match = challengeMatch(challenge, { recorder });
    match.startDeal();
    expect([match.dealNumber, recorder.openDeal]).toMatchObject([deal, { deck, dealer, tokens }]);
  });
});

describe('a deal from the middle of a match', () => {
  const rules = resolveRules({ format: RULES_FORMAT, handPoints: true, grace: false });

  test('begins with everything that stood before it: tokens, points, and steps agreed on', () => {
    const befores: { deal: number; dealer: number; tokens: number[]; points: number[]; extraSteps: number }[] = [];
    const record = playedMatch(rules, 4, 3, ({ dealNumber, dealer, tokens, points, extraSteps }) => {
      befores.push({ deal: dealNumber, dealer, tokens: [...tokens], points: [...points], extraSteps });
    });
    expect(befores.some(({ extraSteps }) => extraSteps > 0)).toBe(true);
    for (const before of befores) {
      const file = challengeOf(record, YOU, before.deal);
      expect(file?.start).toEqual(before);
      expect(file?.deals[0]).not.toHaveProperty('before');
    }
  });

  test('stands alone', () => {
    const file = asJson(challengeOf(scat, YOU, 2));
    const twice = { ...file, deals: [...file.deals, ...file.deals] };
    expect(() => readChallenge(twice)).toThrow('"deals": 2 deals: allowed is 1 with "start"');
  });
});

test('a whole match has what was answered between its deals, and no start', () => {
  const file = challengeOf(playedMatch(preset('pub'), 4, 3), YOU, null);
  expect(file).not.toHaveProperty('start');
  expect(file?.deals.some(({ before = [] }) => before.length > 0)).toBe(true);
  expect(file?.deals.every(({ before }) => before === undefined || before.length > 0)).toBe(true);
});

test('what is wrong is named with its place and the deal that it belongs to', () => {
  const file = asJson(challengeOf(scat, YOU, null));
  const second = (change: object) => ({ ...file, deals: file.deals.with(1, { ...file.deals[1], ...change }) });
  expect(() => readChallenge(second({ secret: 'x' }))).toThrow(/^deal 2: "deals\.1\.secret"/);
  expect(() => readChallenge(second({ bots: [null, BOT] }))).toThrow(/^deal 2: "deals\.1\.bots"/);
  expect(() => readChallenge(second({ bots: [null, null, BOT] }))).toThrow(/^deal 2: "deals\.1\.bots\.1"/);
  expect(() => readChallenge({ ...file, word: 1 })).toThrow(/^"word"/);
  expect(() => readChallenge({ ...file, players: ['You', 1, 'Bot'] })).toThrow(/^"players\.1"/);
});

describe('there is none', () => {
  test('of a match that is not sealed', () => {
    const { fair: _, ...record } = scat;
    expect(challengeOf(record, YOU, 1)).toBeNull();
  });

  test('where nobody knows who played, or another person did', () => {
    const without = scat.deals.map((deal) => ({ ...deal, bots: undefined }));
    expect(challengeOf({ ...scat, deals: without }, YOU, 1)).toBeNull();
    const withPeople = scat.deals.map((deal) => ({ ...deal, bots: [null, null, BOT] }));
    expect(challengeOf({ ...scat, deals: withPeople }, YOU, null)).toBeNull();
  });

  test('of a deal that the record does not have', () => {
    expect(challengeOf(scat, YOU, scat.deals.length + 1)).toBeNull();
  });
});

describe('what does not follow is refused', () => {
  const first = asJson(challengeOf(scat, YOU, 1));
  const [deal] = first.deals;
  const read = (changes: object) => () => readChallenge({ ...first, ...changes });

  test('a result that the actions do not lead to, with the deal named', () => {
    const result = { ...deal.result, losses: deal.result.losses.map((lost) => lost + 1) };
    expect(read({ deals: [{ ...deal, result }] })).toThrow(/^deal 1: "result\.losses" is recorded as/);
  });

  test('actions that are missing, or too many', () => {
    const actions = deal.actions.split(', ');
    expect(read({ deals: [{ ...deal, actions: actions.slice(0, -1).join(', ') }] })).toThrow(RecordError);
    expect(read({ deals: [{ ...deal, actions: `${deal.actions}, draw` }] })).toThrow('the deal was over');
  });

  test('another word or secret, since the cards are then others', () => {
    expect(read({ word: 'Zoe' })).toThrow(RecordError);
    expect(read({ deals: [{ ...deal, secret: '0'.repeat(64) }] })).toThrow(RecordError);
  });

  test('a seat or a bot that is not there', () => {
    expect(read({ seat: 3 })).toThrow('"seat": 3: allowed is 0 to 2');
    expect(read({ deals: [{ ...deal, bots: [null, BOT, null] }] })).toThrow('a bot with a level is needed');
    expect(read({ deals: [{ ...deal, bots: [null, BOT, { double: 'gAA' }] }] })).not.toThrow();
  });

  test('anything that is changed at random: a plain message, or the same deal', () => {
    const text = JSON.stringify(first);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 }), (at, code) => {
        const changed = text.slice(0, at) + String.fromCodePoint(code) + text.slice(at + 1);
        let json: unknown;
        try {
          json = JSON.parse(changed);
        } catch {
          return;
        }
        try {
          readChallenge(json);
        } catch (error) {
          expect(error).toBeInstanceOf(RecordError);
        }
      }),
      { numRuns: 200 },
    );
  });

  /** What is wrong, and where. */
  function fault(change: (file: ChallengeFile) => void, file = asJson(challengeOf(scat, YOU, 2))) {
    change(file);
    try {
      readChallenge(file);
    } catch (error) {
      if (error instanceof RecordError) return [error.deal, error.action, error.reason, error.fault.is];
      throw error;
    }
    return null;
  }

  test('with the number that the deal has in its match, the action among those of the players, and what is wrong', () => {
    const played = deal.actions.split(', ');
    const second = asJson(challengeOf(scat, YOU, 2)).deals[0].actions.split(', ');
    expect(fault(({ deals }) => (deals[0].actions += ', draw'))).toEqual([
      2,
      second.length + 1,
      'draw: the deal was over',
      'deal-over',
    ]);
    expect(fault(({ deals }) => (deals[0].actions = second.slice(0, -1).join(', ')))).toEqual([
      2,
      0,
      'the deal is not complete',
      'incomplete',
    ]);
    expect(fault(({ deals }) => (deals[0].actions = ''))).toEqual([2, 0, 'the deal is not complete', 'incomplete']);
    expect(fault(({ deals }) => (deals[0].result.losses = [9, 9, 9]))?.slice(0, 2)).toEqual([2, 0]);
    expect(fault(({ deals }) => (deals[0].actions = ['fold', ...second.slice(1)].join(', ')))?.slice(0, 2)).toEqual([
      2, 1,
    ]);
    // Of a whole match the deals are counted from 1.
    const whole = asJson(challengeOf(scat, YOU, null));
    expect(fault(({ deals }) => (deals[0].actions = played.slice(0, -1).join(', ')), whole)?.[0]).toBe(1);
    expect(fault(({ deals }) => (deals[1].actions += ', draw'), asJson(challengeOf(scat, YOU, null)))?.[0]).toBe(2);
  });

  test('a beginning that cannot be', () => {
    const start = ({ start: before }: ChallengeFile) => before as NonNullable<ChallengeFile['start']>;
    expect(fault((file) => (start(file).tokens = [1, 1]))).toEqual([
      2,
      0,
      'tokens and points are given for 2 and 3 seats: allowed is 3',
      'refused',
    ]);
    expect(fault((file) => (start(file).deal = 0))?.[2]).toMatch(/^"start\.deal": /);
    expect(fault((file) => (start(file).dealer = 0.5))?.[2]).toMatch(/^"start\.dealer": /);
  });

  test('no deals, keys that are unknown, another format', () => {
    expect(fault((file) => (file.deals = []))?.[2]).toMatch(/^"deals": /);
    expect(fault((file) => Object.assign(file, { note: 'mine' }))?.[2]).toMatch(/^"note": /);
    expect(fault((file) => Object.assign(file, { format: 'thirty-one-challenge/2' }))?.[2]).toMatch(/^"format": /);
    expect(fault((file) => (file.seat = -1))?.[2]).toMatch(/^"seat": /);
    const nothing = (() => {
      try {
        return readChallenge(null);
      } catch (error) {
        return error;
      }
    })();
    expect(nothing).toMatchObject({ deal: 0, fault: { is: 'shape', path: '' } });
  });
});

describe('a challenge as it is written', () => {
  test('has rules, names, the seat and the word, and of each deal what was played without who played it', () => {
    const file = challengeOf(scat, YOU, 1);
    const [{ secret, actions, result, dealer, tokens }] = scat.deals;
    expect(file).toEqual({
      format: 'thirty-one-challenge/1',
      rules: { format: RULES_FORMAT, base: 'scat', name: 'scat' },
      players: ['You', 'Bot 1', 'Bot 2'],
      seat: 0,
      word: 'Zoé',
      start: { deal: 1, dealer, tokens, points: [0, 0, 0], extraSteps: 0 },
      deals: [{ secret, bots: [null, BOT, BOT], actions: actions.map(([, text]) => text).join(', '), result }],
    });
  });

  test('leaves open who plays its own seat, whoever did', () => {
    const deals = scat.deals.map((deal) => ({ ...deal, bots: [BOT, BOT, BOT] }));
    expect(challengeOf({ ...scat, deals }, YOU, 1)?.deals[0].bots).toEqual([null, BOT, BOT]);
    expect(challengeOf({ ...scat, deals }, 2, 1)?.deals[0].bots).toEqual([BOT, BOT, null]);
  });

  test('has no new stocks, which follow from the secret', () => {
    const rules = resolveRules({
      format: RULES_FORMAT,
      stockEmpty: 'reshuffle',
      knockMinimum: 31,
      declare: 'off',
      lives: 1,
    });
    const record = playedMatch(rules, 2, 5);
    const made = record.deals.flatMap(({ actions }) => actions.filter(([seat]) => seat === -1));
    expect(made.length).toBeGreaterThan(0);
    const file = challengeOf(record, YOU, null);
    expect(JSON.stringify(file)).not.toContain('reshuffle ');
    expect(playedBefore(readChallenge(asJson(file))).winner).toBe(record.winner);
  });
});
