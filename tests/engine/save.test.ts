/** Saves: that any match is the same once it was saved and resumed, `properties.test.ts` finds. */
import { describe, expect, test } from 'vitest';
import { LEAVE } from '../../engine/actions.ts';
import { Match } from '../../engine/match.ts';
import { RecordError, Recorder } from '../../engine/record.ts';
import { preset } from '../../engine/rules/resolve.ts';
import { resumeMatch, saveMatch, takeBack, type MatchSave } from '../../engine/save.ts';
import { playRandomly } from './support/arbitraries.ts';
import { refusalOf } from './support/refusals.ts';
import { legal, play, rulesWith, stackDeck } from './support/stacked.ts';

/** A save as it comes back from storage. */
function kept<T>(save: T): T {
  return JSON.parse(JSON.stringify(save)) as T;
}

function namesOf(match: Match): string[] {
  return Array.from({ length: match.players }, (_, seat) => `player ${seat}`);
}

describe('a resumed match', () => {
  const rules = rulesWith({ lives: 1, grace: false, buyIns: 1 });

  /** A match whose first deal eliminates seat 3, who is asked whether to buy in. */
  function asked(): { match: Match; recorder: Recorder } {
    const recorder = new Recorder();
    const match = new Match(rules, 4, { seed: 1, dealer: 3, recorder });
    match.startDeal(stackDeck(rules, { hands: ['Ac Kc Qc', 'Ad Kd Qd', 'Ah Kh Qh', '2c 3d 4h'] }));
    return { match, recorder };
  }

  /** The same match, resumed. */
  const resumedFrom = (match: Match, recorder = new Recorder()) =>
    resumeMatch(kept(saveMatch(match, recorder, namesOf(match))), { seed: 1 });

  test('asks the question that was open', () => {
    const { match, recorder } = asked();
    const resumed = resumedFrom(match, recorder).match;
    expect([resumed.phase, resumed.seat, legal(resumed)]).toEqual(['between', 3, ['buy-in', 'leave']]);
  });

  test('remembers answers and steps between two deals', () => {
    const { match, recorder } = asked();
    match.apply(LEAVE);
    const left = resumedFrom(match, recorder).match;
    expect([left.seat, left.mayExtendSteps]).toEqual([-1, false]);

    const again = asked();
    again.match.extendSteps();
    const extended = resumedFrom(again.match, again.recorder).match;
    expect([Array.from(extended.tokens), extended.extraSteps]).toEqual([[2, 2, 2, 1], 1]);
  });

  test('before the first deal has the same dealer', () => {
    for (const dealer of [0, 1, 2]) {
      const match = new Match(preset('scat'), 3, { seed: 1, dealer });
      const resumed = resumedFrom(match);
      expect([resumed.match.dealer, resumed.match.dealNumber]).toEqual([dealer, 0]);
    }
  });

  test('shuffles by its new seed', () => {
    const { match, recorder } = asked();
    const save = kept(saveMatch(match, recorder, namesOf(match)));
    const deckOf = (seed: number): string => {
      const resumed = resumeMatch(save, { seed }).match;
      resumed.extendSteps();
      resumed.startDeal();
      return resumed.deck.join();
    };
    expect(deckOf(5)).toBe(deckOf(5));
    expect(deckOf(5)).not.toBe(deckOf(6));
  });

  test('still knows who plays the bots, in complete deals and in the one in progress', () => {
    const expert = { policy: 'expert', level: 'casual', style: 'even' } as const;
    const { match, recorder } = asked();
    match.apply(LEAVE);
    recorder.playedBy([null, expert, expert, expert]);
    match.startDeal();
    const resumed = resumedFrom(match, recorder);
    expect(resumed.recorder.openDeal?.bots).toEqual([null, expert, expert, expert]);
    expect(resumed.recorder.record(resumed.match, []).deals.map(({ bots }) => bots)).toEqual([undefined]);
  });

  test('is not made of one that is over', () => {
    const recorder = new Recorder();
    const match = new Match(preset('scat'), 2, { seed: 1, recorder });
    playRandomly(match, 1);
    expect(() => saveMatch(match, recorder, namesOf(match))).toThrow('the match is over');
  });
});

describe('a save is refused with deal, action and reason:', () => {
  /** One deal that is complete, and two turns of the next. */
  function save(): MatchSave {
    const recorder = new Recorder();
    const match = new Match(preset('scat'), 2, { seed: 1, dealer: 1, recorder });
    match.startDeal(stackDeck(match.rules, { hands: ['Ac Kc Qd', '2c 3d 4h'], stock: '5s 6s' }));
    play(match, '0 knock', '1 draw', '1 discard 5s');
    recorder.playedBy([null, { policy: 'expert', level: 'casual', style: 'even' }]);
    match.startDeal(stackDeck(match.rules, { hands: ['Ac Kc Qd', '2c 3d 4h'], stock: '5s 6s', dealer: 0 }));
    play(match, '1 draw', '1 discard 5s', '0 draw');
    return kept(saveMatch(match, recorder, ['a', 'b']));
  }

  /** Why a save is refused, and where. */
  const fault = (json: unknown): string => refusalOf(RecordError, () => resumeMatch(json, { seed: 1 })).message;

  /** Takes the complete deal out of the record, as if it went on. */
  function reopen(save: Record<string, any>): void {
    const [{ dealer, tokens, deck, actions }] = save.record.deals as MatchSave['record']['deals'];
    Object.assign(save, { dealer, deal: { tokens, deck, actions } });
    save.record.deals = [];
  }

  test.each<[what: string, message: RegExp, damage: (save: Record<string, any>) => void]>([
    ['another format', /^"format": /, (s) => (s.format = 'thirty-one-save/4')],
    ['an unknown level', /^"deal\.bots\.1\.level": /, (s) => (s.deal.bots = [null, { level: 'godlike' }])],
    ['bots for another number of players', /^deal 2: "deal\.bots": 1 seats/, (s) => (s.deal.bots = [null])],
    ['an unknown key', /^"note": /, (s) => (s.note = 'mine')],
    ['no record', /^"record": /, (s) => delete s.record],
    ['a deal that is text', /^"deal": /, (s) => (s.deal = 'mine')],
    ['an action that is no pair', /^"deal\.actions\.1": .*is \[seat, action\]/, (s) => (s.deal.actions[1] = 1)],
    ['an illegal action', /^deal 2, action 3: knock Ac is not legal/, (s) => (s.deal.actions[2][1] = 'knock Ac')],
    ['another seat', /^deal 2, action 3: seat 1 acts, but it is seat 0's turn$/, (s) => (s.deal.actions[2][0] = 1)],
    ['a card twice', /^deal 2: Ac is there twice$/, (s) => (s.deal.deck = `Ac Ac${(s.deal.deck as string).slice(5)}`)],
    ['other tokens', /^deal 2: "tokens" is recorded as \[9,9\]/, (s) => (s.deal.tokens = [9, 9])],
    ['another dealer', /^deal 2: "dealer" is recorded as 1, but the engine gives 0$/, (s) => (s.dealer = 1)],
    ['another dealer between deals', /^deal 2: "dealer" is recorded as 0/, (s) => (s.deal = null)],
    ['an answer that nobody asked for', /^deal 2: .*"leave" by seat 0/, (s) => s.before.push([0, 'leave'])],
    ['a deal that is over', /^deal 1, action 3: the deal is over: it must be in the record$/, reopen],
    ['a winner', /^"winner" is recorded as 0/, (s) => (s.record.winner = 0)],
    ['winners', /^"winners" is recorded as \[0,1\]/, (s) => (s.record.winners = [0, 1])],
    ['a damaged record', /^deal 1, action 1: seat 1 acts/, (s) => (s.record.deals[0].actions[0][0] = 1)],
    ['invalid rules', /^rules: "lives" is 99/, (s) => (s.record.rules.lives = 99)],
  ])('%s', (_what, message, damage) => {
    const damaged = save() as Record<string, any>;
    damage(damaged);
    expect(fault(damaged)).toMatch(message);
  });

  test.each([null, [], 'text', 7, {}])('no save at all: %j', (json) => expect(fault(json)).not.toMatch(/^deal/));

  test('a match that is over', () => {
    const recorder = new Recorder();
    const match = new Match(preset('scat'), 2, { seed: 1, recorder });
    playRandomly(match, 1);
    const over = { ...save(), record: recorder.record(match, ['a', 'b']), dealer: match.dealer, deal: null };
    expect(fault({ ...over, record: { ...over.record, winner: null } })).toMatch(/the match is over/);
    expect(fault(over)).toMatch(/^"winner" is recorded as \d, but the engine gives null$/);
  });
});

describe('taking back', () => {
  /** A deal of two in which seat 0 begins and these actions are played. */
  const saveAfter = (actions: string, keys = {}): MatchSave => {
    const rules = rulesWith(keys);
    const recorder = new Recorder();
    const match = new Match(rules, 2, { seed: 1, dealer: 1, recorder });
    match.startDeal(stackDeck(rules, { hands: ['Kh 7h 4c', '8s 6s Ah'], turnUp: '9d', stock: '9h 3c 5d Ks' }));
    play(match, ...actions.split(', '));
    return kept(saveMatch(match, recorder, namesOf(match)));
  };
  const actionsIn = (save: MatchSave | undefined): string | undefined =>
    save?.deal?.actions.map(([, action]) => action).join(', ');

  test.each([
    ['the last action', '0 draw, 0 discard 4c', 'draw', true],
    ['what others have done since, too', '0 draw, 0 discard 4c, 1 draw, 1 discard 3c', 'draw', false],
    ['a card that was seen', '0 draw', '', false],
    ['a card that lay open', '0 take', '', true],
    ['a knock', '0 knock', '', true],
    ['a knock after which somebody has moved', '0 knock, 1 draw', '', false],
  ])('undoes %s', (_, actions, left, isUnseen) => {
    const taken = takeBack(saveAfter(actions), 0);
    expect([actionsIn(taken?.save), taken?.isUnseen]).toEqual([left, isUnseen]);
  });

  test('undoes nothing where somebody has not moved in the deal', () => {
    expect(takeBack(saveAfter('0 draw'), 1)).toBeNull();
  });

  test('leaves a match that is resumed, and answered as before', () => {
    const save = saveAfter('0 draw, 0 discard 4c, 1 draw');
    const { match, recorder } = resumeMatch(takeBack(save, 0)?.save, { seed: 1 });
    expect([match.seat, legal(match).includes('discard 4c')]).toEqual([0, true]);
    play(match, '0 discard 4c', '1 draw');
    expect(kept(saveMatch(match, recorder, namesOf(match)))).toEqual(save);
  });
});
