import { describe, expect, test, vi } from 'vitest';
import type { DecisionSeed } from '../../../engine/bots/view-seed.ts';
import type { DealBot, DealBots } from '../../../engine/record.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import type { Adaptation } from '../../../game/match/adaptation.ts';
import { SeatedBots } from '../../../game/match/seated-bots.ts';
import type { KnownTable } from '../../../game/services/bots/messages.ts';
import type { Opponent, SeatBot } from '../../../game/services/bots/seat-bot.ts';

const PERSON: Seat = { kind: 'person', name: '' };
const [CASUAL, MASTER] = [
  { level: 'casual', style: 'even' },
  { level: 'master', style: 'gambler' },
] as const;
const SEATS: readonly Seat[] = [PERSON, { kind: 'bot', ...CASUAL }, { kind: 'bot', ...MASTER }];
const HASH = 'c0'.repeat(32);

interface Options {
  openDeal?: { bots?: (DealBot | null)[] | undefined } | null;
  players?: readonly Seat[];
  adaptation?: Pick<Adaptation, 'known' | 'learn'> | null;
}

/** Bots that `service.now` plays from the next deal on. */
function seated({ openDeal = null, players = SEATS, adaptation = null }: Options = {}) {
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
    recorder: { openDeal: openDeal as never, playedBy: (by) => void noted.push(by) },
  });
  return { bots, service, noted, replacements, seeds, retry, told };
}

const playedBy = (policy: string): (DealBot | null)[] => [null, { policy, ...CASUAL }, { policy, ...MASTER }];

describe('the bots of a match', () => {
  test('are noted in every deal, without a person, make random choices of their own, and try again to load a policy', () => {
    const { bots, service, noted, seeds, retry } = seated();
    for (const policy of ['expert', HASH]) {
      service.now = policy;
      bots.beginDeal();
    }
    expect(noted).toEqual([playedBy('expert'), playedBy(HASH)]);
    expect([bots.bySeat[0], seeds, retry.mock.calls.length]).toEqual([null, [101, 102], 2]);
  });

  test('are noted without a policy where the expert goes on in the middle of a deal', () => {
    const { bots, noted, replacements } = seated();
    bots.beginDeal();
    replacements[1]();
    expect(noted.at(-1)).toEqual([null, { policy: HASH, ...CASUAL }, MASTER]);
  });

  test.each<[string, (DealBot | null)[] | undefined, (DealBot | null)[]]>([
    ['as before where they are the same', playedBy(HASH), playedBy(HASH)],
    ['without a policy where they are others', playedBy('expert'), [null, CASUAL, MASTER]],
    ['without a policy where nobody knows who began it', undefined, [null, CASUAL, MASTER]],
  ])('are noted in a deal that goes on %s', (_what, before, after) => {
    const { bots, noted } = seated({ openDeal: { bots: before } });
    bots.beginDeal();
    expect(noted).toEqual([after]);
  });

  test('think visibly, each at a pace of its own, and a person does not', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const players: Seat[] = [PERSON, { kind: 'double', name: '', pace: 2, habits: '' }];
    const { bots } = seated({ players });
    const legal = [0, 1];
    expect([0, 1].map((seat) => bots.thinkingTime(seat, legal, 0))).toEqual([0, 640]);
  });
});

describe('bots that adapt', () => {
  const known: KnownTable = ['you', 'first', 'second', 'third'];
  const bot = (changes: object = {}): Seat => ({ kind: 'bot', level: 'master', style: 'even', ...changes });
  const learn = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const tableOf = (first: Seat, openDeal: Options['openDeal'] = null, what = known) =>
    seated({ openDeal, players: [PERSON, first, bot()], adaptation: { known: what, learn } });

  test('know all the others when a deal begins', () => {
    const { bots, told } = tableOf(bot());
    expect(bots.adapt).toBe(true);
    bots.beginDeal();
    expect(told).toEqual([known.with(1, null), known.with(2, null)]);
  });

  test.each<[string, Seat, boolean]>([
    ['are the strong ones and the masters', bot({ level: 'strong' }), true],
    ['are none of the weaker ones', bot({ level: 'regular' }), false],
    ['are no doubles', { kind: 'double', name: '', pace: 1, habits: '' }, false],
  ])('%s', (_what, seat, adapts) => {
    const { bots, told } = tableOf(seat);
    bots.beginDeal();
    expect(told[0] !== undefined).toBe(adapts);
  });

  test('are told nothing where nobody is known, and nothing any more once they are to stop', () => {
    const nobody = [null, 'first', null];
    const { bots, told } = tableOf(bot(), null, nobody);
    bots.beginDeal();
    expect(told).toEqual([undefined, nobody]);
    bots.stopAdapting();
    bots.beginDeal();
    expect([bots.adapt, ...told]).toEqual([false, undefined, undefined]);
  });

  test('go on with what they knew in a deal that goes on', () => {
    const before = { policy: HASH, level: 'master', style: 'even' } as DealBot;
    const { bots, told } = tableOf(bot(), { bots: [null, { ...before, knows: ['before', null, null] }, before] });
    bots.beginDeal();
    expect(told.map((one) => one?.[0])).toEqual(['before', 'you']);
  });

  test('learn when they are asked to, after the policy has come where that is waited for', async () => {
    const { bots } = tableOf(bot());
    for (const [times, asked] of [() => bots.learn(), () => bots.settle(), () => seated().bots.settle()].entries()) {
      await asked();
      expect(learn).toHaveBeenCalledTimes(Math.min(times + 1, 2));
    }
  });
});
