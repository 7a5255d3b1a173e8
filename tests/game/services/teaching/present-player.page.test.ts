import { expect, test } from 'vitest';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { Model } from '../../../../game/catalogue/manifest.ts';
import type { Knowledge } from '../../../../game/services/bots/knowledge.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { memoryStores } from '../../../../game/services/storage/stores.ts';
import { presentPlayer } from '../../../../game/services/teaching/present-player.ts';
import { GENERAL_MODEL, keptBot } from '../../support/own-bots.ts';

const OWN = { policy: Uint8Array.of(1), critic: Uint8Array.of(2) };

/** What a course begins with where that plays, and the person has one bot, `own`. */
async function startWith(player: Model | null) {
  const ownBots = new OwnBots(memoryStores());
  await ownBots.loaded;
  await ownBots.add('own', keptBot({ hasCritic: true }), OWN);
  const knowledge = { playerOf: () => player } as unknown as Knowledge;
  return presentPlayer(preset('scat'), { knowledge, ownBots });
}

const beside = (name: string): string => new URL(name, document.baseURI).href;

test.each([
  ['beside the page, with its critic', 'general.critic.onnx', beside('general.critic.onnx')],
  ['beside the page, that has no critic', undefined, null],
])('a course begins with the policy %s', async (_, critic, found) => {
  expect(await startWith({ ...GENERAL_MODEL, critic })).toEqual({
    source: { policy: beside('general.onnx'), critic: found },
    facts: { file: 'general.onnx', factorCost: 0.005 },
  });
});

test('it begins with the person’s own bot where that plays', async () => {
  expect((await startWith({ ...GENERAL_MODEL, file: 'own' }))?.source).toEqual(OWN);
});

test('it begins with nothing where no policy plays', async () => {
  expect(await startWith(null)).toBeNull();
});
