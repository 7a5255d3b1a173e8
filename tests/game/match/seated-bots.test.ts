import { describe, expect, test, vi } from 'vitest';
import type { DecisionSeed } from '../../../engine/bots/view-seed.ts';
import type { DealBot, DealBots } from '../../../engine/record.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import { SeatedBots } from '../../../game/match/seated-bots.ts';
import type { Adaptation } from '../../../game/match/adaptation.ts';
import type { KnownTable } from '../../../game/services/bots/messages.ts';
import type { Opponent, SeatBot } from '../../../game/services/bots/seat-bot.ts';

const SEATS: readonly Seat[] = [
  { kind: 'person', name: '' },
  { kind: 'bot', level: 'casual', style: 'even' },
  { kind: 'bot', level: 'master', style: 'gambler' },
];
const HASH = 'c0'.repeat(32);

/** Bots that `now` plays from the next deal on. */
function seated(
  openDeal: { bots?: (DealBot | null)[] | undefined } | null = null,
  { players = SEATS, adaptation = null as Pick<Adaptation, 'known' | 'learn'> | null } = {},
) {
  const service = { now: HASH };
  const noted: (DealBots | undefined)[] = [];
  const replacements: (() => void)[] = [];
  const seeds: DecisionSeed[] = [];
  const retry = vi.fn<() => void>();
  /** What each bot was told when its latest deal began, in the order of the seats. */
  const told: (KnownTable | undefined)[] = [];
  const createBot = ({ seed, ...traits }: Opponent, onReplaced?: () => void): SeatBot => {
    const place = seeds.length;
    let player: DealBot = { policy: 'expert', ...traits };
    seeds.push(seed);
    replacements.push(() => {
      player = traits;
      onReplaced?.();
    });
    return {
      name: 'bot',
      doubt: 0,
      get player() {
        return player;
      },
      beginDeal: (known) => {
        told[place] = known;
        player = { policy: service.now, ...traits };
      },
      decide: (_view, legal) => legal[0],
    };
  };
  const bots = new SeatedBots({
    players,
    seedOf: (seat) => 100 + seat,
    createBot,
    service: { retry, whenSettled: () => Promise.resolve() },
    adaptation,
    recorder: { openDeal: openDeal as never, playedBy: (players) => void noted.push(players) },
  });
  return { bots, service, noted, replacements, seeds, retry, told };
}

const playedBy = (policy: string) => [
  null,
  { policy, level: 'casual', style: 'even' },
  { policy, level: 'master', style: 'gambler' },
];

describe('the bots of a match', () => {
  test('are noted in every deal, and a person is none', () => {
    const { bots, service, noted } = seated();
    service.now = 'expert';
    bots.beginDeal();
    service.now = HASH;
    bots.beginDeal();
    expect(noted).toEqual([playedBy('expert'), playedBy(HASH)]);
    expect(bots.bySeat[0]).toBeNull();
  });

  test('each make random choices of their own', () => {
    expect(seated().seeds).toEqual([101, 102]);
  });

  test('are noted without a policy where the expert goes on in the middle of a deal', () => {
    const { bots, noted, replacements } = seated();
    bots.beginDeal();
    replacements[1]();
    const [, casual] = playedBy(HASH);
    expect(noted.at(-1)).toEqual([null, casual, { level: 'master', style: 'gambler' }]);
  });

  test('are noted as before where a deal goes on with the same ones', () => {
    const { bots, noted } = seated({ bots: playedBy(HASH) as DealBot[] });
    bots.beginDeal();
    expect(noted).toEqual([playedBy(HASH)]);
  });

  test.each([
    ['others play on', playedBy('expert')],
    ['nobody knows who began it', undefined],
  ])('are noted without a policy in a deal that goes on where %s', (_what, before) => {
    const { bots, noted } = seated({ bots: before as DealBot[] | undefined });
    bots.beginDeal();
    expect(noted).toEqual([[null, { level: 'casual', style: 'even' }, { level: 'master', style: 'gambler' }]]);
  });

  test('try at every deal to load a policy that has not come', () => {
    const { bots, retry } = seated();
    bots.beginDeal();
    bots.beginDeal();
    expect(retry).toHaveBeenCalledTimes(2);
  });
});

describe('bots that adapt', () => {
  const knows = ['you', 'first', 'second', 'third'];
  const known: KnownTable = { policy: 'ad'.repeat(32), factorCost: 0.004, knows };
  const bot = (changes: object = {}): Seat => ({ kind: 'bot', level: 'master', style: 'even', ...changes });
  const person: Seat = { kind: 'person', name: '' };
  const learn = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const tableOf = (first: Seat, second: Seat = bot(), openDeal: Parameters<typeof seated>[0] = null) =>
    seated(openDeal, { players: [person, first, second], adaptation: { known, learn } });

  test('know all the others when a deal begins', () => {
    const { bots, told } = tableOf(bot());
    expect(bots.adapt).toBe(true);
    bots.beginDeal();
    expect(told).toEqual([
      { ...known, knows: ['you', null, 'second', 'third'] },
      { ...known, knows: ['you', 'first', null, 'third'] },
    ]);
  });

  test.each<[string, Seat, boolean]>([
    ['are the strong ones and the masters', bot({ level: 'strong' }), true],
    ['are none of the weaker ones', bot({ level: 'regular' }), false],
    ['are weaker ones of whom somebody wants it', bot({ level: 'beginner', adapts: true }), true],
    ['are no masters of whom somebody does not want it', bot({ adapts: false }), false],
    ['are none of the ladder', bot({ animal: 'fox' }), false],
    ['are no doubles', { kind: 'double', name: '', pace: 1, habits: '' }, false],
  ])('%s', (_what, seat, adapts) => {
    const { bots, told } = tableOf(seat);
    bots.beginDeal();
    expect(told[0] !== undefined).toBe(adapts);
  });

  test('are told nothing where nobody is known, and nothing any more once they are to stop', () => {
    const nobody = { known: { ...known, knows: [null, 'first', null] }, learn };
    const { bots, told } = seated(null, { players: [person, bot(), bot()], adaptation: nobody });
    bots.beginDeal();
    expect(told).toEqual([undefined, { ...known, knows: [null, 'first', null] }]);
    bots.stopAdapting();
    bots.beginDeal();
    expect([bots.adapt, ...told]).toEqual([false, undefined, undefined]);
  });

  test('go on with what they knew in a deal that goes on', () => {
    const before = { policy: known.policy, level: 'master', style: 'even', knows: ['before', null, null] } as DealBot;
    const { bots, told } = tableOf(bot(), bot(), { bots: [null, before, { ...before, policy: HASH }] });
    bots.beginDeal();
    expect(told.map((one) => one?.knows[0])).toEqual(['before', 'you']);
  });

  test('learn when they are asked to, after the policy has come where that is waited for', async () => {
    const { bots } = tableOf(bot());
    learn.mockClear();
    await bots.learn();
    await bots.settle();
    expect(learn).toHaveBeenCalledTimes(2);
    await seated().bots.settle();
    expect(learn).toHaveBeenCalledTimes(2);
  });
});
