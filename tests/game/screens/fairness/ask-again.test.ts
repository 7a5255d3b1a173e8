import { expect, test, vi, type Mock } from 'vitest';
import { createStandIn } from '../../../../engine/bots/opponent.ts';
import type { MatchRecord } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { AGAIN, askBotsAgain, PolicyUnavailable, type AskedBots } from '../../../../game/screens/fairness/ask-again.ts';
import type { PolicyState } from '../../../../game/services/bots/policy-service.ts';
import type { Opponent, SeatBot } from '../../../../game/services/bots/seat-bot.ts';
import { botsOf, sealedMatch } from '../../../engine/fair/sealed-match.ts';

const SHA_256 = '5a'.repeat(32);
const LOADED: PolicyState = { is: 'policy', model: 'default', sha256: SHA_256 };

/** Bots that play as the expert does, whatever policy is said to be loaded. */
function bots(state: PolicyState): AskedBots & { loadBots: Mock<() => void> } {
  const createBot = ({ seed, ...traits }: Opponent): SeatBot => {
    let player: SeatBot['player'] = { policy: 'expert', ...traits };
    const beginDeal = (): void => {
      if (state.is === 'policy') player = { ...player, policy: state.sha256 };
    };
    const expert = createStandIn(traits, seed);
    return {
      ...expert,
      doubt: 0,
      beginDeal,
      get player() {
        return player;
      },
    };
  };
  return { bots: { state, whenSettled: () => Promise.resolve() }, createBot, loadBots: vi.fn<() => void>() };
}

const played = await sealedMatch({ rules: preset('scat'), bots: botsOf('expert', 3), seed: 1, mostDeals: 1 });

/** The match with other bots in its record. */
function recordWith(change: (record: MatchRecord) => void): MatchRecord {
  const copy = structuredClone(played);
  change(copy);
  return copy;
}

const ask = (record: MatchRecord, asked: AskedBots, signal = new AbortController().signal) =>
  askBotsAgain({ record, ...asked, signal, onAsked: () => undefined });

test('the bots of a record are asked again, eight times each; the expert needs no policy', async () => {
  const asked = bots({ is: 'loading' });
  const found = await ask(played, asked);
  expect(found).toMatchObject({ seats: [true, true, true], unnamed: 0, absent: 0, differences: [] });
  expect(found.asked).toBe(AGAIN * found.decisions);
  expect(asked.loadBots).not.toHaveBeenCalled();
});

test('people are not asked, nor bots that are not named, nor those of another policy', async () => {
  const record = recordWith(({ deals }) => {
    deals[0].bots = [null, { ...botsOf(SHA_256, 1)[0], policy: '00'.repeat(32) }, { level: 'casual', style: 'even' }];
  });
  const asked = bots(LOADED);
  const found = await ask(record, asked);
  expect(asked.loadBots).toHaveBeenCalledOnce();
  expect(found).toMatchObject({ decisions: 0, seats: [false, false, false] });
  expect(found.unnamed).toBeGreaterThan(0);
  expect(found.absent).toBeGreaterThan(0);
});

test('a bot that does otherwise than recorded is found', async () => {
  const record = recordWith(({ deals }) => {
    for (const deal of deals) deal.bots = botsOf(SHA_256, 3, 2);
  });
  const { differences } = await ask(record, bots(LOADED));
  expect(differences.length).toBeGreaterThan(0);
  expect(differences.every(({ what }) => what === 'recorded')).toBe(true);
});

test('where the policy does not come, it fails with that', async () => {
  const record = recordWith(({ deals }) => {
    deals[0].bots = botsOf(SHA_256, 3);
  });
  const unavailable = bots({ is: 'unavailable', why: 'missing', reason: 'no such file' });
  await expect(ask(record, unavailable)).rejects.toThrow(PolicyUnavailable);
});

test('it stops when it is told to', async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await ask(played, bots(LOADED), stop.signal)).toMatchObject({ decisions: 0, asked: 0 });
});
