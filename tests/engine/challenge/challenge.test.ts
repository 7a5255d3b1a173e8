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
import { RIVAL } from '../../../engine/observation-layout.ts';
import { Match } from '../../../engine/match.ts';
import { Recorder, RecordError, type DealBots, type MatchRecord } from '../../../engine/record.ts';
import { preset, RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { playRandomly } from '../support/arbitraries.ts';
import { refusalOf } from '../support/refusals.ts';
import { rulesWith } from '../support/stacked.ts';

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
/** The same match with these bots in each deal. */
const withBots = (bots: DealBots | undefined): MatchRecord => ({
  ...scat,
  deals: scat.deals.map((deal) => ({ ...deal, bots })) as MatchRecord['deals'],
});
const asJson = (challenge: ChallengeFile | null): ChallengeFile =>
  JSON.parse(JSON.stringify(challenge)) as ChallengeFile;

describe('of any deal of a sealed match against bots', () => {
  test.each(['scat', 'pub', 'sudden-death', 'golf', 'jacobs', 'schwimmen'])(
    'in %s the same cards give the same result',
    (name) => {
      const rules = rulesWith({ base: name, pointsTarget: 3 });
      const record = playedMatch(rules, Math.max(rules.players[0], Math.min(4, rules.players[1])), 11);
      for (const [index, { deck, dealer, tokens, result }] of record.deals.slice(0, 4).entries()) {
        const challenge = readChallenge(asJson(challengeOf(record, YOU, index + 1)));
        const recorder = new Recorder();
        const match = playedBefore(challenge, { recorder });
        expect(match.dealResult()).toEqual(result);
        expect(recorder.record(match, []).deals[0]).toMatchObject({ deck, dealer, tokens });
      }
    },
  );

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
    const knows = [null, 'f'.repeat(RIVAL.size), null];
    expect(challengeOf(withBots([null, { ...BOT, knows }, BOT]), YOU, 1)?.deals[0].bots).toEqual([null, BOT, BOT]);
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
  const rules = rulesWith({ handPoints: true, grace: false });

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
});

test('a whole match has what was answered between its deals, and no start', () => {
  const file = challengeOf(playedMatch(preset('pub'), 4, 3), YOU, null);
  expect(file).not.toHaveProperty('start');
  expect(file?.deals.some(({ before = [] }) => before.length > 0)).toBe(true);
  expect(file?.deals.every(({ before }) => before === undefined || before.length > 0)).toBe(true);
});

test.each<[of: string, record: MatchRecord, deal: number | null]>([
  ['a match that is not sealed', { ...scat, fair: undefined } as unknown as MatchRecord, 1],
  ['one of which nobody knows who played', withBots(undefined), 1],
  ['one with other people', withBots([null, null, BOT]), null],
  ['a deal that the record does not have', scat, scat.deals.length + 1],
])('there is none of %s', (_of, record, deal) => expect(challengeOf(record, YOU, deal)).toBeNull());

describe('what does not follow is refused', () => {
  const second = asJson(challengeOf(scat, YOU, 2));
  const whole = asJson(challengeOf(scat, YOU, null));
  const actions = second.deals[0].actions.split(', ');
  const goesOn = (deal: { actions: string }): string => `${deal.actions}, draw`;

  /** What is wrong, and where: the number of the deal in its match, and of the action among those of the players. */
  function fault(json: unknown): string {
    const { deal, action, fault, reason } = refusalOf(RecordError, () => readChallenge(json));
    return `${deal} ${action} ${fault.is}: ${reason}`;
  }

  /** A file with another value in one place. */
  function changed(file: ChallengeFile, place: string, value: unknown): unknown {
    const copy = structuredClone(file);
    const keys = place.split('.');
    const last = keys.pop() as string;
    const owner = keys.reduce<object>((at, key) => (at as Record<string, object>)[key], copy);
    Object.assign(owner, { [last]: value });
    return copy;
  }

  test.each<[what: string, place: string, value: unknown, fault: RegExp]>([
    ['another result', 'deals.0.result.losses', [9, 9, 9], /^2 0 differs: "result\.losses" is recorded as/],
    ['too many actions', 'deals.0.actions', goesOn(second.deals[0]), / deal-over: draw: the deal was over$/],
    ['too few', 'deals.0.actions', actions.slice(0, -1).join(', '), /^2 0 incomplete: the deal is not complete$/],
    ['none', 'deals.0.actions', '', /^2 0 incomplete: /],
    ['no such action', 'deals.0.actions', ['fold', ...actions.slice(1)].join(', '), /^2 1 /],
    ['another secret, and so other cards', 'deals.0.secret', '0'.repeat(64), /^2 /],
    ['a person in place of a bot', 'deals.0.bots', [null, BOT, null], /a bot with a level is needed/],
    ['tokens of two', 'start.tokens', [1, 1], /^2 0 refused: tokens and points are given for 2 and 3 seats/],
    ['no such deal', 'start.deal', 0, /"start\.deal": /],
    ['no such dealer', 'start.dealer', 0.5, /"start\.dealer": /],
    ['no deals', 'deals', [], /: "deals": /],
    ['two deals', 'deals', [...second.deals, ...second.deals], /"deals": 2 deals: allowed is 1 with "start"/],
    ['a key that is unknown', 'note', 'mine', /: "note": /],
    ['another format', 'format', 'thirty-one-challenge/2', /: "format": /],
    ['no seat', 'seat', -1, /: "seat": /],
    ['a seat too many', 'seat', 3, /: "seat": 3: allowed is 0 to 2/],
    ['the seat of a bot, with a person in the first', 'seat', 1, /"deals\.0\.bots\.0": a bot with a level is needed/],
    ['another word', 'word', 'Zoe', /^2 /],
    ['a word that is none', 'word', 1, /: "word"/],
    ['a name that is none', 'players.1', 1, /: "players\.1"/],
  ])('%s', (_what, place, value, wanted) => expect(fault(changed(second, place, value))).toMatch(wanted));

  test('but not a double in the place of a bot', () => {
    expect(() => readChallenge(changed(second, 'deals.0.bots.2', { double: 'gAA' }))).not.toThrow();
  });

  test('too many actions, with the number of the first; no file at all', () => {
    expect(fault(changed(second, 'deals.0.actions', goesOn(second.deals[0])))).toMatch(`2 ${actions.length + 1} `);
    expect(fault(null)).toMatch('0 0 shape: ');
  });

  test.each<[what: string, place: string, value: unknown, fault: RegExp]>([
    ['a deal that is not complete', 'deals.0.actions', 'draw', /^1 0 /],
    ['one that goes on', 'deals.1.actions', goesOn(whole.deals[1]), /^2 /],
    ['a secret that is none', 'deals.1.secret', 'x', /^2 .*"deals\.1\.secret"/],
    ['a bot too few', 'deals.1.bots', [null, BOT], /^2 .*"deals\.1\.bots"/],
    ['no bot in its seat', 'deals.1.bots', [null, null, BOT], /^2 .*"deals\.1\.bots\.1"/],
  ])('of a whole match, counted from 1: %s', (_what, place, value, wanted) => {
    expect(fault(changed(whole, place, value))).toMatch(wanted);
  });

  test('anything that is changed at random: a plain message, or the same deal', () => {
    const text = JSON.stringify(second);
    const others = fc.tuple(fc.nat(text.length - 1), fc.integer({ min: 32, max: 126 })).map(([at, code]) => {
      try {
        return JSON.parse(text.slice(0, at) + String.fromCodePoint(code) + text.slice(at + 1)) as unknown;
      } catch {
        return null;
      }
    });
    const property = fc.property(others, (json) => {
      try {
        readChallenge(json);
      } catch (error) {
        expect(error).toBeInstanceOf(RecordError);
      }
    });
    fc.assert(property, { numRuns: 80 });
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
    const record = withBots([BOT, BOT, BOT]);
    expect(challengeOf(record, YOU, 1)?.deals[0].bots).toEqual([null, BOT, BOT]);
    expect(challengeOf(record, 2, 1)?.deals[0].bots).toEqual([BOT, BOT, null]);
  });

  test('has no new stocks, which follow from the secret', () => {
    const rules = rulesWith({ stockEmpty: 'reshuffle', knockMinimum: 31, declare: 'off', lives: 1 });
    const record = playedMatch(rules, 2, 5);
    const made = record.deals.flatMap(({ actions }) => actions.filter(([seat]) => seat === -1));
    expect(made.length).toBeGreaterThan(0);
    const file = challengeOf(record, YOU, null);
    expect(JSON.stringify(file)).not.toContain('reshuffle ');
    expect(playedBefore(readChallenge(asJson(file))).winner).toBe(record.winner);
  });
});
