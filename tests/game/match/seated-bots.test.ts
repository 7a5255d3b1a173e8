import { describe, expect, test, vi } from 'vitest';
import type { DecisionSeed } from '../../../engine/bots/view-seed.ts';
import type { DealBot, DealBots } from '../../../engine/record.ts';
import type { Seat } from '../../../game/catalogue/settings.ts';
import { SeatedBots } from '../../../game/match/seated-bots.ts';
import type { Opponent, Thinker } from '../../../game/services/bots/policy-service.ts';

const SEATS: readonly Seat[] = [
  { kind: 'person', name: '' },
  { kind: 'bot', level: 'casual', style: 'even' },
  { kind: 'bot', level: 'master', style: 'gambler' },
];
const HASH = 'c0'.repeat(32);

/** Bots that `now` plays from the next deal on. */
function seated(openDeal: { bots?: (DealBot | null)[] | undefined } | null = null) {
  const service = { now: HASH };
  const noted: (DealBots | undefined)[] = [];
  const replacements: (() => void)[] = [];
  const seeds: DecisionSeed[] = [];
  const retry = vi.fn<() => void>();
  const createBot = ({ seed, ...traits }: Opponent, onReplaced?: () => void): Thinker => {
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
      beginDeal: () => (player = { policy: service.now, ...traits }),
      decide: (_view, legal) => legal[0],
    };
  };
  const bots = new SeatedBots({
    players: SEATS,
    seedOf: (seat) => 100 + seat,
    service: { createBot, retry },
    recorder: { openDeal: openDeal as never, playedBy: (players) => void noted.push(players) },
  });
  return { bots, service, noted, replacements, seeds, retry };
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
