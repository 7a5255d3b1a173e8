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
});
