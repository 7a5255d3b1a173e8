import { describe, expect, test } from 'vitest';
import { noHabits } from '../../engine/habits/habits.ts';
import { packedHabits } from '../../engine/habits/packed.ts';
import { RIVAL_SIZE } from '../../engine/habits/rival-numbers.ts';
import { BUY_IN, EXTRA_STEP, LEAVE } from '../../engine/actions.ts';
import { parseCards } from '../../engine/cards.ts';
import { Match } from '../../engine/match.ts';
import {
  RecordError,
  Recorder,
  replayRecord,
  rulesFile,
  winnersIn,
  type DealBot,
  type MatchRecord,
} from '../../engine/record.ts';
import { preset, resolveRules } from '../../engine/rules/resolve.ts';
import { playRandomly } from './support/arbitraries.ts';
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
        actions: [
          [1, 'draw'],
          [1, 'discard 2c'],
          [0, 'knock'],
          [1, 'draw'],
          [1, 'discard 3c'],
        ],
        result: { end: 'knock', values: [20, 16], losses: [0, 1], points: [0, 0], tokens: [3, 2], eliminated: [] },
      },
    ],
    winner: null,
  };
}

/** Says of the second seat of a record that this bot played it. */
function botWith(bot: object): (record: Record<string, any>) => void {
  return (record) => (record.deals[0].bots = [null, bot]);
}

/** What is said about a record that some change has damaged. */
function fault(damage: (record: MatchRecord) => void): { deal: number; action: number; reason: string } {
  const record = handWritten();
  damage(record);
  return faultOf(record);
}

function faultOf(json: unknown): { deal: number; action: number; reason: string } {
  const { deal, action, reason } = errorOf(json);
  return { deal, action, reason };
}

function errorOf(json: unknown): RecordError {
  try {
    replayRecord(json);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record was accepted');
}

function swapCard({ deals }: MatchRecord, card: string, other: string): void {
  deals[0].deck = deals[0].deck.replace(card, other);
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
      { policy: 'a1'.repeat(32), level: 'strong', style: 'even', knows: ['f'.repeat(RIVAL_SIZE), null] },
      {},
    ];
    for (const bot of bots) {
      record.deals[0].bots = [null, bot];
      expect(replayRecord(record).record.deals[0].bots).toEqual([null, bot]);
    }
  });

  test('may have no deals', () => {
    const record = { ...handWritten(), deals: [] };
    expect(replayRecord(record)).toMatchObject({ deals: 0, actions: 0 });
  });

  test('has self-contained rules', () => {
    const rules = rulesWith({ base: 'cadillac', name: 'ours', lives: 2 });
    expect(resolveRules(JSON.parse(JSON.stringify(rulesFile(rules))))).toEqual(rules);
  });

  test('says where the fault is', () => {
    expect(new RecordError(3, 7, 'why').message).toBe('deal 3, action 7: why');
    expect(new RecordError(3, 0, 'why').message).toBe('deal 3: why');
    expect(new RecordError(0, 0, 'why').message).toBe('why');
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
  const [first] = handWritten().deals;

  test.each<[string, number, number, string | RegExp, (record: MatchRecord) => void]>([
    [
      'an illegal action',
      1,
      5,
      /^discard 5c is not legal for seat 1: allowed is /,
      (r) => (r.deals[0].actions[4] = [1, 'discard 5c']),
    ],
    [
      'an action that is none',
      1,
      1,
      /^"fold" is not an action: allowed are /,
      (r) => (r.deals[0].actions[0] = [1, 'fold']),
    ],
    ['an invalid card', 1, 2, /^"1x" is not a card/, (r) => (r.deals[0].actions[1] = [1, 'discard 1x'])],
    ['the wrong seat', 1, 3, "seat 1 acts, but it is seat 0's turn", (r) => (r.deals[0].actions[2] = [1, 'knock'])],
    ['an action too many', 1, 6, 'knock: the deal was over', (r) => r.deals[0].actions.push([0, 'knock'])],
    ['an action too few', 1, 4, 'the deal is not complete', (r) => r.deals[0].actions.pop()],
    [
      'a reshuffle that was none',
      1,
      3,
      /^seat -1 acts, but/,
      (r) => r.deals[0].actions.splice(2, 0, [-1, 'reshuffle 2c']),
    ],
    ['a card twice', 1, 0, '7d is there twice', (r) => (r.deals[0].deck = first.deck.replace('Ac', '7d'))],
    ['a card too many', 1, 0, '7d is there twice', (r) => (r.deals[0].deck = `${first.deck} 7d`)],
    ['a missing card', 1, 0, 'Ac is missing', (r) => (r.deals[0].deck = first.deck.replace(' Ac', ''))],
    [
      'a deck that is not cards',
      1,
      0,
      /^"Xx" is not a card/,
      (r) => (r.deals[0].deck = first.deck.replace('Ac', 'Xx')),
    ],
    [
      'another end',
      1,
      0,
      '"result.end" is recorded as "stock", but the engine gives "knock"',
      (r) => (r.deals[0].result.end = 'stock'),
    ],
    [
      'other values',
      1,
      0,
      '"result.values" is recorded as [20,17], but the engine gives [20,16]',
      (r) => (r.deals[0].result.values[1] = 17),
    ],
    [
      'other losses',
      1,
      0,
      '"result.losses" is recorded as [1,0], but the engine gives [0,1]',
      (r) => (r.deals[0].result.losses = [1, 0]),
    ],
    [
      'other points',
      1,
      0,
      '"result.points" is recorded as [1,0], but the engine gives [0,0]',
      (r) => (r.deals[0].result.points = [1, 0]),
    ],
    [
      'other tokens after it',
      1,
      0,
      '"result.tokens" is recorded as [3,3], but the engine gives [3,2]',
      (r) => (r.deals[0].result.tokens = [3, 3]),
    ],
    [
      'others eliminated',
      1,
      0,
      '"result.eliminated" is recorded as [1], but the engine gives []',
      (r) => (r.deals[0].result.eliminated = [1]),
    ],
    [
      'other tokens before it',
      1,
      0,
      '"tokens" is recorded as [3,2], but the engine gives [3,3]',
      (r) => (r.deals[0].tokens = [3, 2]),
    ],
    ['a dealer without a seat', 1, 0, 'the dealer is seat 2: allowed is 0 to 1', (r) => (r.deals[0].dealer = 2)],
    [
      'the wrong dealer of the next deal',
      2,
      0,
      '"dealer" is recorded as 0, but the engine gives 1',
      (r) => r.deals.push({ ...first, tokens: [3, 2] }),
    ],
    ['a winner too early', 0, 0, '"winner" is recorded as 0, but the engine gives null', (r) => (r.winner = 0)],
    ['a winner without a seat', 0, 0, '"winner" is recorded as 7, but the engine gives null', (r) => (r.winner = 7)],
    ['no action at all', 1, 0, 'the deal is not complete', (r) => (r.deals[0].actions = [])],
    [
      'a value too few',
      1,
      0,
      '"result.values" is recorded as [20], but the engine gives [20,16]',
      (r) => r.deals[0].result.values.pop(),
    ],
    [
      'a player more than there were',
      1,
      0,
      '"tokens" is recorded as [3,3], but the engine gives [3,3,3]',
      (r) => r.players.push('another'),
    ],
    ['one player alone', 0, 0, '"scat" is for 2 to 10 players, not 1', (r) => r.players.pop()],
    ['an answer that nobody asked for', 1, 0, /"leave" by seat 0: /, (r) => r.deals[0].before.push([0, 'leave'])],
    [
      'a step agreed before the first deal',
      1,
      0,
      'extra-step is not allowed now',
      (r) => r.deals[0].before.push([-1, 'extra-step']),
    ],
    [
      'too many players',
      0,
      0,
      '"scat" is for 2 to 10 players, not 11',
      (r) => (r.players = Array.from({ length: 11 }, () => 'bot')),
    ],
    [
      'rules that are none',
      0,
      0,
      /^rules: "lives" is 99: allowed is a whole number from 1 to 20$/,
      (r) => (r.rules.lives = 99),
    ],
  ])('%s', (_what, deal, action, reason, damage) => {
    const found = fault(damage);
    expect([found.deal, found.action]).toEqual([deal, action]);
    if (typeof reason === 'string') expect(found.reason).toBe(reason);
    else expect(found.reason).toMatch(reason);
  });

  test.each<[string, number, number, RegExp, (record: Record<string, any>) => void]>([
    ['an unknown key', 0, 0, /"note"/, (r) => (r.note = 'mine')],
    ['an unknown key of a deal', 1, 0, /"deals\.0\.note"/, (r) => (r.deals[0].note = 'mine')],
    ['an unknown key of a result', 1, 0, /"deals\.0\.result\.note"/, (r) => (r.deals[0].result.note = 'mine')],
    ['an unknown key of the rules', 0, 0, /^rules: "lifes" /, (r) => (r.rules.lifes = 3)],
    ['a name that is not text', 0, 0, /^"players\.1": /, (r) => (r.players[1] = 7)],
    ['a winner that is not a seat', 0, 0, /^"winner": /, (r) => (r.winner = 'You')],
    ['an invalid end', 1, 0, /^"deals\.0\.result\.end": /, (r) => (r.deals[0].result.end = 'fold')],
    ['a deck that is not text', 1, 0, /^"deals\.0\.deck": /, (r) => (r.deals[0].deck = ['As'])],
    ['an action with a third part', 1, 4, /^"deals\.0\.actions\.3/, (r) => r.deals[0].actions[3].push('quickly')],
    ['a deal without its result', 1, 0, /^"deals\.0\.result": /, (r) => delete r.deals[0].result],
    ['a missing key', 1, 0, /"deals\.0\.deck"/, (r) => delete r.deals[0].deck],
    ['another format', 0, 0, /"format"/, (r) => (r.format = 'thirty-one-record/3')],
    ['no policy of that name', 1, 0, /^"deals\.0\.bots\.1\.policy": allowed is/, botWith({ policy: 'default' })],
    ['an unknown level', 1, 0, /^"deals\.0\.bots\.1\.level": /, botWith({ level: 'godlike' })],
    ['an unknown playing style', 1, 0, /^"deals\.0\.bots\.1\.style": /, botWith({ style: 'wild' })],
    ['half a weight of a double', 1, 0, /^"deals\.0\.bots\.1\.double": allowed/, botWith({ double: 'gAAg' })],
    ['what is known of a rival, cut', 1, 0, /^"deals\.0\.bots\.1\.knows\.0": allowed/, botWith({ knows: ['ff'] })],
    ['an unknown key of a bot', 1, 0, /^"deals\.0\.bots\.1\.mood": /, botWith({ mood: 'sunny' })],
    [
      'bots for another number of players',
      1,
      0,
      /^"deals\.0\.bots": 1 seats, but there are 2 players$/,
      (r) => (r.deals[0].bots = [null]),
    ],
    ['rules without their format', 0, 0, /"rules\.format"/, (r) => delete r.rules.format],
    ['an action that is not a pair', 1, 2, /"deals\.0\.actions\.1/, (r) => (r.deals[0].actions[1] = 'draw')],
    [
      'a seat that is not a number',
      1,
      2,
      /"deals\.0\.actions\.1".*allowed is \[seat, action\]/,
      (r) => (r.deals[0].actions[1][0] = 'one'),
    ],
    ['deals that are not a list', 0, 0, /"deals"/, (r) => (r.deals = {})],
  ])('%s', (_what, deal, action, reason, damage) => {
    const found = fault(damage as (record: MatchRecord) => void);
    expect([found.deal, found.action]).toEqual([deal, action]);
    expect(found.reason).toMatch(reason);
  });

  test.each([null, [], 'text', 7])('no record at all: %j', (json) => {
    expect(faultOf(json)).toMatchObject({ deal: 0, action: 0 });
  });

  test('a deal after the match is over', () => {
    const recorder = new Recorder();
    const match = new Match(rulesWith({ lives: 1, grace: false }), 2, { seed: 3, recorder });
    playRandomly(match, 3);
    const record = recorder.record(match, ['a', 'b']);
    const over = { ...record, deals: [...record.deals, { ...record.deals[0], tokens: [...match.tokens] }] };
    expect(faultOf(over)).toEqual({
      deal: record.deals.length + 1,
      action: 0,
      reason: 'no deal can start: the match is over',
    });
  });
});

describe('what is wrong with a damaged record, for other languages', () => {
  const card = (text: string) => parseCards(text)[0];

  test.each<[string, object, (record: MatchRecord) => void]>([
    ['a card twice', { is: 'card-twice', card: card('7d') }, (r) => swapCard(r, 'Ac', '7d')],
    ['a card missing', { is: 'card-missing', card: card('Ac') }, (r) => swapCard(r, ' Ac', '')],
    ['the turn of another', { is: 'turn', seat: 1, turn: 0 }, (r) => (r.deals[0].actions[2] = [1, 'knock'])],
    ['a deal cut short', { is: 'incomplete' }, (r) => r.deals[0].actions.pop()],
    ['an action after the end', { is: 'deal-over' }, (r) => r.deals[0].actions.push([0, 'knock'])],
    ['what the engine refuses', { is: 'refused' }, (r) => (r.deals[0].actions[4] = [1, 'discard 5c'])],
    [
      'another result',
      { is: 'differs', what: 'result.losses', recorded: '[1,0]', played: '[0,1]' },
      (r) => (r.deals[0].result.losses = [1, 0]),
    ],
    ['another shape', { is: 'shape', path: 'winner' }, (r) => ((r.winner as unknown) = 'You')],
  ])('%s', (_what, wanted, damage) => {
    const record = handWritten();
    damage(record);
    expect(errorOf(record).fault).toEqual(wanted);
  });

  test('no record at all', () => {
    expect(errorOf(null).fault).toEqual({ is: 'shape', path: '' });
  });

  test('rules that are none', () => {
    const record = handWritten();
    record.rules.lives = 99;
    expect(errorOf(record).fault).toMatchObject({ is: 'rules', problem: { is: 'value', key: 'lives', given: 99 } });
  });
});

describe('a record of a whole match is refused with deal, action and reason:', () => {
  const recorder = new Recorder();
  const match = new Match(preset('scat'), 3, { seed: 11, dealer: 0, recorder });
  playRandomly(match, 11);
  const whole = recorder.record(match, ['a', 'b', 'c']);
  const last = whole.deals.length;

  function damaged(damage: (record: MatchRecord) => void): { deal: number; action: number; reason: string } {
    const record = structuredClone(whole);
    damage(record);
    return faultOf(record);
  }

  test('another winner', () => {
    const loser = (Number(whole.winner) + 1) % 3;
    expect(damaged((r) => (r.winner = loser))).toEqual({
      deal: 0,
      action: 0,
      reason: `"winner" is recorded as ${loser}, but the engine gives ${whole.winner}`,
    });
  });

  test('no winner, although one is left', () => {
    expect(damaged((r) => (r.winner = null)).reason).toBe(
      `"winner" is recorded as null, but the engine gives ${whole.winner}`,
    );
  });

  test('winners who share nothing', () => {
    expect(damaged((r) => (r.winners = [0, 1])).reason).toMatch(
      /^"winners" is recorded as \[0,1\], but the engine gives/,
    );
  });

  test('nobody eliminated in the last deal', () => {
    expect(damaged((r) => (r.deals[last - 1].result.eliminated = []))).toEqual({
      deal: last,
      action: 0,
      reason: expect.stringMatching(/^"result\.eliminated" is recorded as \[\], but the engine gives \[\d\]$/),
    });
  });

  test('a deal left out', () => {
    expect(damaged((r) => r.deals.splice(2, 1))).toEqual({
      deal: 3,
      action: 0,
      reason: expect.stringMatching(/^"(tokens|dealer)" is recorded as /),
    });
  });

  test('the last deal cut short', () => {
    const cut = whole.deals[last - 1].actions.length - 1;
    expect(damaged((r) => r.deals[last - 1].actions.pop())).toEqual({
      deal: last,
      action: cut,
      reason: 'the deal is not complete',
    });
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
    if (text === null) record.deals[0].actions.splice(at, 1);
    else record.deals[0].actions[at] = [-1, text];
    const found = faultOf(record);
    expect([found.deal, found.action]).toEqual([1, at + 1]);
    expect(found.reason).toMatch(reason);
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

  test('is refused where tokens do not follow from buying in', () => {
    const record = played((match) => match.apply(BUY_IN));
    expect(record.deals[1]).toMatchObject({ before: [[3, 'buy-in']], tokens: [1, 1, 1, 1] });
    record.deals[1].tokens[3] = -1;
    expect(faultOf(record)).toEqual({
      deal: 2,
      action: 0,
      reason: '"tokens" is recorded as [1,1,1,-1], but the engine gives [1,1,1,1]',
    });
  });

  test('is refused where another seat answers', () => {
    const record = played((match) => match.apply(LEAVE));
    record.deals[1].before = [[2, 'leave']];
    expect(faultOf(record)).toEqual({
      deal: 2,
      action: 0,
      reason: 'before the deal, "leave" by seat 2: seat 3 is asked',
    });
  });

  test('is refused where an answer is missing', () => {
    const record = played((match) => match.apply(LEAVE));
    record.deals[1].before = [];
    expect(faultOf(record)).toEqual({ deal: 2, action: 0, reason: 'no deal can start: a decision is open' });
  });

  test('is refused where a step is agreed on after an answer', () => {
    const record = played((match) => match.apply(LEAVE));
    record.deals[1].before.push([-1, 'extra-step']);
    expect(faultOf(record)).toEqual({ deal: 2, action: 0, reason: 'extra-step is not allowed now' });
  });

  test('an extra step is not an action of a player', () => {
    const match = new Match(rules, 2, { seed: 1 });
    expect(() => match.apply(EXTRA_STEP)).toThrow('extra-step is not legal between deals: nobody is asked');
  });
});

describe('a match whose win is shared', () => {
  const rules = resolveRules({ format: 'thirty-one-rules/1', scoring: 'points', pointsTarget: 1, sharedWin: true });

  /** The first of many matches that ends in a tie. */
  function sharedRecord(): MatchRecord {
    for (let seed = 1; ; seed++) {
      const recorder = new Recorder();
      const match = new Match(rules, 3, { seed, recorder });
      playRandomly(match, seed);
      if (match.winners.length > 1) return recorder.record(match, ['a', 'b', 'c']);
    }
  }

  const record = sharedRecord();

  test('has no winner but winners, and plays again', () => {
    const { match } = replayRecord(JSON.parse(JSON.stringify(record)));
    expect(record.winner).toBeNull();
    expect([record.winners, winnersIn(record)]).toEqual([match.winners, match.winners]);
  });

  test('is refused with other winners, or without', () => {
    expect(faultOf({ ...record, winners: [0, 1, 2, 3] }).reason).toMatch(/^"winners" is recorded as/);
    const { winners, ...without } = record;
    expect(faultOf(without).reason).toBe(
      `"winners" is recorded as [], but the engine gives ${JSON.stringify(winners)}`,
    );
    expect(faultOf({ ...record, winners: [0] }).reason).toMatch(/^"winners"/);
  });

  test('of one winner there is no list', () => expect(winnersIn({ winner: 2 })).toEqual([2]));
  test('of a match that is not over there is nobody', () => expect(winnersIn({ winner: null })).toEqual([]));
});
