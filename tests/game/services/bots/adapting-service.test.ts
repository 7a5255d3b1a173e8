import { describe, expect, test, vi } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { RIVAL_SIZE, VERSION_WITH_RIVALS } from '../../../../engine/habits/rival-numbers.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { RequestFailed } from '../../../../game/base/worker-requests.ts';
import { adaptedIn } from '../../../../game/services/bots/adapting-service.ts';
import { playedMatch } from '../../support/records.ts';

const { record } = playedMatch(preset('scat'), 2, 1);
const knows = ['f'.repeat(RIVAL_SIZE), null];
const adapted = { ...record, deals: record.deals.map((deal) => ({ ...deal, bots: [null, { knows }] })) };
const DECISIONS = [{ deal: 1, at: 2, seat: 1, played: 0, otherwise: 1 }];

function botsThat(answer: () => Promise<unknown>) {
  const ask = vi.fn<(kind: string, question: { wanted: object }) => Promise<unknown>>(answer);
  const sourceFor = (rules: object) => ({
    manifest: '',
    runtime: '',
    wanted: { rules, observation: OBSERVATION_VERSION },
  });
  return { ask, bots: { ask, sourceFor } as never };
}

describe('what bots of a record did because of what they knew', () => {
  test('is asked of the policy that reads it', async () => {
    const { ask, bots } = botsThat(() => Promise.resolve(DECISIONS));
    expect(await adaptedIn(bots, adapted)).toEqual(DECISIONS);
    const [kind, { wanted }] = ask.mock.calls[0];
    expect([kind, wanted]).toMatchObject(['adapted', { observation: VERSION_WITH_RIVALS, rules: { players: [2, 2] } }]);
  });

  test('is nothing, and not asked, where none knew anything', async () => {
    const { ask, bots } = botsThat(() => Promise.resolve(DECISIONS));
    expect(await adaptedIn(bots, record)).toEqual([]);
    expect(ask).toHaveBeenCalledTimes(0);
  });

  test('is nothing where the worker cannot say it, and any other fault is told', async () => {
    expect(
      await adaptedIn(botsThat(() => Promise.reject(new RequestFailed('missing', 'no file'))).bots, adapted),
    ).toEqual([]);
    await expect(adaptedIn(botsThat(() => Promise.reject(new TypeError('a fault'))).bots, adapted)).rejects.toThrow(
      TypeError,
    );
  });
});
