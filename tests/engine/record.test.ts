import { describe, expect, test } from 'vitest';
import { noHabits } from '../../engine/habits/weights.ts';
import { packedHabits } from '../../engine/habits/packed.ts';
import { RIVAL } from '../../engine/observation-layout.ts';
import { BUY_IN, LEAVE, type Action } from '../../engine/actions.ts';
import { parseCards } from '../../engine/cards.ts';
import { Match } from '../../engine/match.ts';
import { RecordError, Recorder, replayRecord, winnersIn, type DealBot, type MatchRecord } from '../../engine/record.ts';
import { rulesFile, preset, resolveRules } from '../../engine/rules/resolve.ts';
import { playRandomly } from './support/arbitraries.ts';
import { refusalOf } from './support/refusals.ts';
import { play, rulesWith, stackDeck } from './support/stacked.ts';

const REST =
  '2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 2d 3d 4d 5d 6d 8d Td Jd Qd Kd Ad 3s 5s 6s 7s 8s 9s Ts Js Qs Ks As 4c 5c 6c 8c 9c Tc Jc Ac';

/** A deal for two players, written by hand: seat 1 draws, seat 0 knocks with 20, seat 1 is left with 10. */
function handWritten(): MatchRecord {
  return {
    format: 'thirty-one-record/2',
    rules: { format: 'thirty-one-rules/1', name: 'scat' },
    players: ['You', 'bot:default'],
    deals: [
      {
        before: [],
        dealer: 0,
        tokens: [3, 3],
        deck: `7d Kc 2s Qc 9d 4s 7c 2c 3c ${REST}`,
        actions: ['1 draw', '1 discard 2c', '0 knock', '1 draw', '1 discard 3c'].map((move) => [
          Number(move[0]),
          move.slice(2),
        ]),
        result: { end: 'knock', values: [20, 16], losses: [0, 1], points: [0, 0], tokens: [3, 2], eliminated: [] },
      },
    ],
    winner: null,
  };
}

type Deal = MatchRecord['deals'][number];
type Damage = (deal: Deal, record: MatchRecord) => unknown;

/** What is wrong with a record that some change has damaged. */
function errorOf(json: unknown, damage: (deal: any, record: any) => unknown = () => {}): RecordError {
  const record = structuredClone(json) as MatchRecord;
  damage(record?.deals?.[0], record);
  return refusalOf(RecordError, () => replayRecord(record));
}

/** Expects a message, or what stands before the dots. */
function expectMessage({ message }: Error, wanted: string): void {
  const [begin] = wanted.split('…');
  expect(begin === wanted ? message : message.slice(0, begin.length)).toBe(begin);
}

describe('a record', () => {
  test('written by hand is played to its end', () => {
    const { deals, actions, match } = replayRecord(handWritten());
    expect([deals, actions, [...match.tokens], match.winner]).toEqual([1, 5, [3, 2], null]);
  });

  test('is the same again when a replay is written down', () => {
    const recorder = new Recorder();
    const match = new Match(preset('scat'), 2, { seed: 1, dealer: 0, recorder });
    const { deals, players } = handWritten();
    match.startDeal(replayRecord(handWritten()).match.deck);
    play(match, ...deals[0].actions.map(([seat, action]) => `${seat} ${action}`));
    expect(recorder.record(match, players).deals).toEqual(deals);
  });

  test('may say of each deal which bots played it, as far as that is known', () => {
    const record = handWritten();
    const bots: DealBot[] = [
      { policy: 'expert', level: 'casual', style: 'even' },
      { policy: 'a1'.repeat(32), level: 'master', style: 'gambler' },
      { level: 'regular', style: 'even' },
      { policy: 'a1'.repeat(32), double: packedHabits(noHabits()) },
      { policy: 'a1'.repeat(32), level: 'strong', style: 'even', knows: ['f'.repeat(RIVAL.size), null] },
      {},
    ];
    for (const bot of bots) {
      record.deals[0].bots = [null, bot];
      expect(replayRecord(record).record.deals[0].bots).toEqual([null, bot]);
    }
  });

  test('may have no deals', () => {
    expect(replayRecord({ ...handWritten(), deals: [] })).toMatchObject({ deals: 0, actions: 0 });
  });

  test('has self-contained rules', () => {
    const rules = rulesWith({ base: 'cadillac', name: 'ours', lives: 2 });
    expect(resolveRules(JSON.parse(JSON.stringify(rulesFile(rules))))).toEqual(rules);
  });
});

describe('who plays the bots', () => {
  const expert = { policy: 'expert', level: 'casual', style: 'even' } as const;
  const policy = { ...expert, policy: '0'.repeat(64) };

  function begun(): { match: Match; recorder: Recorder } {
    const recorder = new Recorder();
    const match = new Match(preset('scat'), 2, { seed: 1, dealer: 0, recorder });
    recorder.playedBy([null, expert]);
    match.startDeal();
    return { match, recorder };
  }

  test('is said of the next deal alone', () => {
    const { match, recorder } = begun();
    play(match, '1 knock', '0 draw');
    match.apply(match.legalActions()[0]);
    match.startDeal();
    expect(recorder.record(match, ['a', 'b']).deals[0].bots).toEqual([null, expert]);
    expect(recorder.openDeal?.bots).toBeUndefined();
  });

  test('may change during a deal', () => {
    const { recorder } = begun();
    recorder.playedBy([null, policy]);
    expect(recorder.openDeal?.bots).toEqual([null, policy]);
  });
});

describe('a damaged record is refused with deal, action and reason:', () => {
  const card = (text: string) => parseCards(text)[0];
  const swap = (one: string, other: string) => (deal: Deal) => (deal.deck = deal.deck.replace(one, other));

  const turn = { is: 'turn', seat: 1, turn: 0 };
  const lives = { is: 'rules', problem: { is: 'value', key: 'lives', given: 99 } };

  test.each<[message: string, damage: Damage, fault?: object]>([
    ['deal 1, action 5: discard 5c is not legal for…', (d) => (d.actions[4] = [1, 'discard 5c']), { is: 'refused' }],
    ['deal 1, action 1: "fold" is not an action…', (d) => (d.actions[0] = [1, 'fold'])],
    ['deal 1, action 2: "1x" is not a card…', (d) => (d.actions[1] = [1, 'discard 1x'])],
    ["deal 1, action 3: seat 1 acts, but it is seat 0's turn", (d) => (d.actions[2] = [1, 'knock']), turn],
    ['deal 1, action 6: knock: the deal was over', (d) => d.actions.push([0, 'knock']), { is: 'deal-over' }],
    ['deal 1, action 4: the deal is not complete', (d) => d.actions.pop(), { is: 'incomplete' }],
    ['deal 1: the deal is not complete', (d) => (d.actions = [])],
    ['deal 1, action 3: seat -1 acts, but…', (d) => d.actions.splice(2, 0, [-1, 'reshuffle 2c'])],
    ['deal 1: 7d is there twice', swap('Ac', '7d'), { is: 'card-twice', card: card('7d') }],
    ['deal 1: 7d is there twice', (d) => (d.deck += ' 7d')],
    ['deal 1: Ac is missing', swap(' Ac', ''), { is: 'card-missing', card: card('Ac') }],
    ['deal 1: "Xx" is not a card…', swap('Ac', 'Xx')],
    ['deal 1: the dealer is seat 2: allowed is 0 to 1', (d) => (d.dealer = 2)],
    ['"scat" is for 2 to 10 players, not 1', (_, r) => r.players.pop()],
    ['"scat" is for 2 to 10 players, not 11', (_, r) => (r.players = Array<string>(11).fill('bot'))],
    ['deal 1: before the deal, "leave" by seat 0: …', (d) => d.before.push([0, 'leave'])],
    ['deal 1: extra-step is not allowed now', (d) => d.before.push([-1, 'extra-step'])],
    ['rules: "lives" is 99: allowed is a whole number from 1 to 20', (_, r) => (r.rules.lives = 99), lives],
  ])('%s', (message, damage, fault) => {
    const error = errorOf(handWritten(), damage);
    expectMessage(error, message);
    if (fault !== undefined) expect(error.fault).toMatchObject(fault);
  });

  test.each<[what: string, deal: number, recorded: string, played: string, damage: Damage]>([
    ['result.end', 1, '"stock"', '"knock"', ({ result }) => (result.end = 'stock')],
    ['result.values', 1, '[20,17]', '[20,16]', ({ result }) => (result.values[1] = 17)],
    ['result.values', 1, '[20]', '[20,16]', ({ result }) => result.values.pop()],
    ['result.losses', 1, '[1,0]', '[0,1]', ({ result }) => (result.losses = [1, 0])],
    ['result.points', 1, '[1,0]', '[0,0]', ({ result }) => (result.points = [1, 0])],
    ['result.tokens', 1, '[3,3]', '[3,2]', ({ result }) => (result.tokens = [3, 3])],
    ['result.eliminated', 1, '[1]', '[]', ({ result }) => (result.eliminated = [1])],
    ['tokens', 1, '[3,2]', '[3,3]', (d) => (d.tokens = [3, 2])],
    ['tokens', 1, '[3,3]', '[3,3,3]', (_, r) => r.players.push('another')],
    ['dealer', 2, '0', '1', (d, r) => r.deals.push({ ...d, tokens: [3, 2] })],
    ['winner', 0, '0', 'null', (_, r) => (r.winner = 0)],
    ['winner', 0, '7', 'null', (_, r) => (r.winner = 7)],
  ])('"%s" of deal %i recorded as %s in place of %s', (what, deal, recorded, played, damage) => {
    const error = errorOf(handWritten(), damage);
    const place = deal === 0 ? '' : `deal ${deal}: `;
    expect(error.message).toBe(`${place}"${what}" is recorded as ${recorded}, but the engine gives ${played}`);
    expect(error.fault).toEqual({ is: 'differs', what, recorded, played });
  });

  const botWith = (bot: object) => (deal: any) => (deal.bots = [null, bot]);

  test.each<[what: string, message: RegExp, damage: (deal: any, record: any) => unknown]>([
    ['an unknown key', /^"note"/, (_, r) => (r.note = 'mine')],
    ['an unknown key of a deal', /^deal 1: "deals\.0\.note"/, (d) => (d.note = 'mine')],
    ['an unknown key of a result', /^deal 1: "deals\.0\.result\.note"/, (d) => (d.result.note = 'mine')],
    ['an unknown key of the rules', /^rules: "lifes" /, (_, r) => (r.rules.lifes = 3)],
    ['a name that is not text', /^"players\.1": /, (_, r) => (r.players[1] = 7)],
    ['a winner that is not a seat', /^"winner": /, (_, r) => (r.winner = 'You')],
    ['an invalid end', /^deal 1: "deals\.0\.result\.end": /, (d) => (d.result.end = 'fold')],
    ['a deck that is not text', /^deal 1: "deals\.0\.deck": /, (d) => (d.deck = ['As'])],
    ['an action with a third part', /^deal 1, action 4: "deals\.0\.actions\.3/, (d) => d.actions[3].push('quickly')],
    ['a deal without its result', /^deal 1: "deals\.0\.result": /, (d) => delete d.result],
    ['a missing key', /^deal 1: "deals\.0\.deck"/, (d) => delete d.deck],
    ['another format', /^"format"/, (_, r) => (r.format = 'thirty-one-record/3')],
    ['no policy of that name', /^deal 1: "deals\.0\.bots\.1\.policy": allowed is/, botWith({ policy: 'default' })],
    ['an unknown level', /^deal 1: "deals\.0\.bots\.1\.level": /, botWith({ level: 'godlike' })],
    ['an unknown playing style', /^deal 1: "deals\.0\.bots\.1\.style": /, botWith({ style: 'wild' })],
    ['half a weight of a double', /^deal 1: "deals\.0\.bots\.1\.double": allowed/, botWith({ double: 'gAAg' })],
    ['what is known of a rival, cut', /^deal 1: "deals\.0\.bots\.1\.knows\.0": allowed/, botWith({ knows: ['ff'] })],
    ['an unknown key of a bot', /^deal 1: "deals\.0\.bots\.1\.mood": /, botWith({ mood: 'sunny' })],
    ['bots of other seats', /^deal 1: "deals\.0\.bots": 1 seats, but there are 2 players$/, (d) => (d.bots = [null])],
    ['rules without their format', /^"rules\.format"/, (_, r) => delete r.rules.format],
    ['an action that is not a pair', /^deal 1, action 2: "deals\.0\.actions\.1/, (d) => (d.actions[1] = 'draw')],
    ['a seat that is not a number', /^deal 1, action 2: .*allowed is \[seat, action\]/, (d) => (d.actions[1][0] = '')],
    ['deals that are not a list', /^"deals"/, (_, r) => (r.deals = {})],
  ])('the shape of %s', (_what, message, damage) => {
    const error = errorOf(handWritten(), damage);
    expect(error.message).toMatch(message);
    const [, path] = /"(.*?)"/.exec(error.message) ?? [];
    if (!error.message.startsWith('rules: ')) expect(error.fault).toEqual({ is: 'shape', path });
  });

  test.each([null, [], 'text', 7])('no record at all: %j', (json) => {
    const { deal, action, fault } = errorOf(json);
    expect([deal, action, fault]).toMatchObject([0, 0, { is: 'shape' }]);
  });

  test('no winner of a match that is over, and a deal after it', () => {
    const recorder = new Recorder();
    const match = new Match(rulesWith({ lives: 1, grace: false }), 2, { seed: 3, recorder });
    playRandomly(match, 3);
    const record = recorder.record(match, ['a', 'b']);
    const none = `"winner" is recorded as null, but the engine gives ${record.winner}`;
    expect(errorOf({ ...record, winner: null }).message).toBe(none);
    const again = (deal: Deal) => record.deals.push({ ...deal, tokens: [...match.tokens] });
    const message = `deal ${record.deals.length + 1}: no deal can start: the match is over`;
    again(record.deals[0]);
    expect(errorOf(record).message).toBe(message);
  });
});

describe('a record of a reshuffled stock', () => {
  function reshuffled(): MatchRecord {
    const rules = rulesWith({ stockEmpty: 'reshuffle', knockMinimum: 41, declare: 'off', lives: 1, grace: false });
    const recorder = new Recorder();
    const match = new Match(rules, 2, { seed: 5, dealer: 0, recorder });
    playRandomly(match, 5);
    return JSON.parse(JSON.stringify(recorder.record(match, ['a', 'b']))) as MatchRecord;
  }
  const place = (record: MatchRecord) => record.deals[0].actions.findIndex(([seat]) => seat === -1);

  test('holds the new order, and replays', () => {
    const record = reshuffled();
    const [, text] = record.deals[0].actions[place(record)];
    expect(text.split(' ').slice(1)).toHaveLength(45);
    expect(replayRecord(record).match.winner).toBe(record.winner);
  });

  test.each<[string, (text: string) => string | null, RegExp]>([
    ['left out', () => null, /^the stock is empty here: a reshuffle must follow$/],
    ['that is not a reshuffle', () => 'draw', /^the stock is empty here: a reshuffle must follow$/],
    ['written as one word', (text) => text.replace(' ', ''), /^the stock is empty here: a reshuffle must follow$/],
    ['without cards', () => 'reshuffle', /^.. is missing$/],
    ['lacking a card', (text) => text.slice(0, -3), /^.. is missing$/],
    ['with a card twice', (text) => `${text.slice(0, -2)}${text.slice(10, 12)}`, /^.. is there twice$/],
    ['with a card from elsewhere', (text) => `${text} As 2c 3c 4c 5c 6c 7c 8c`, /is there twice|does not belong there/],
  ])('is refused %s', (_what, change, reason) => {
    const record = reshuffled();
    const at = place(record);
    const text = change(record.deals[0].actions[at][1]);
    record.deals[0].actions.splice(at, 1, ...(text === null ? [] : [[-1, text] as [number, string]]));
    const error = errorOf(record);
    expect([error.deal, error.action]).toEqual([1, at + 1]);
    expect(error.reason).toMatch(reason);
  });
});

describe('a record of what happens between deals', () => {
  const rules = rulesWith({ lives: 1, grace: false, buyIns: 1 });

  function played(answer: (match: Match) => void): MatchRecord {
    const recorder = new Recorder();
    const match = new Match(rules, 4, { seed: 1, dealer: 3, recorder });
    match.startDeal(stackDeck(rules, { hands: ['Ac Kc Qc', 'Ad Kd Qd', 'Ah Kh Qh', '2c 3d 4h'] }));
    answer(match);
    match.startDeal();
    while (match.phase === 'deal') match.apply(match.legalActions()[0]);
    return JSON.parse(JSON.stringify(recorder.record(match, ['a', 'b', 'c', 'd']))) as MatchRecord;
  }

  test('holds the answers of those who may buy in', () => {
    const record = played((match) => match.apply(LEAVE));
    expect(record.deals[1].before).toEqual([[3, 'leave']]);
    expect(replayRecord(record).deals).toBe(2);
  });

  test('holds a step that all agreed on, which brings back those eliminated in the deal', () => {
    const record = played((match) => match.extendSteps());
    expect(record.deals[1]).toMatchObject({ before: [[-1, 'extra-step']], tokens: [2, 2, 2, 1] });
    expect(replayRecord(record).deals).toBe(2);
  });

  test.each<[message: string, answer: Action, damage: (second: Deal) => unknown]>([
    ['"tokens" is recorded as [1,1,1,-1], but the engine gives [1,1,1,1]', BUY_IN, (d) => (d.tokens[3] = -1)],
    ['before the deal, "leave" by seat 2: seat 3 is asked', LEAVE, (d) => (d.before = [[2, 'leave']])],
    ['no deal can start: a decision is open', LEAVE, (d) => (d.before = [])],
    ['extra-step is not allowed now', LEAVE, (d) => d.before.push([-1, 'extra-step'])],
  ])('is refused where %s', (message, answer, damage) => {
    const record = played((match) => match.apply(answer));
    damage(record.deals[1]);
    expectMessage(errorOf(record), `deal 2: ${message}`);
  });
});

describe('a match whose win is shared', () => {
  const rules = rulesWith({ scoring: 'points', pointsTarget: 1, sharedWin: true });

  const recorder = new Recorder();
  const match = new Match(rules, 3, { seed: 1, dealer: 0, recorder });
  match.startDeal(stackDeck(rules, { hands: ['Ac Kc Qc', 'Ad Kd Qd', '2c 3d 9h'], dealer: 0 }));
  const record = recorder.record(match, ['a', 'b', 'c']);

  test('has no winner but winners, and plays again', () => {
    const replayed = replayRecord(JSON.parse(JSON.stringify(record))).match;
    expect(record.winner).toBeNull();
    for (const winners of [replayed.winners, record.winners, winnersIn(record)]) expect(winners).toEqual([0, 1]);
  });

  test('is refused with other winners, or without', () => {
    const { winners, ...without } = record;
    const message = `but the engine gives ${JSON.stringify(winners)}`;
    expect(errorOf(without).message).toBe(`"winners" is recorded as [], ${message}`);
    expect(errorOf({ ...record, winners: [0, 1, 2] }).message).toBe(`"winners" is recorded as [0,1,2], ${message}`);
    expect(errorOf({ ...record, winners: [0] }).message).toMatch(/^"winners": /);
  });

  test('of one winner there is no list', () => expect(winnersIn({ winner: 2 })).toEqual([2]));
  test('of a match that is not over there is nobody', () => expect(winnersIn({ winner: null })).toEqual([]));
});
