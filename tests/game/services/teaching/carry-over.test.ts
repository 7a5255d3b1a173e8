import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../../engine/observation.ts';
import { rulesFile } from '../../../../engine/record.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import type { KeptRules } from '../../../../game/catalogue/library.ts';
import { OwnBots } from '../../../../game/services/bots/own-bots.ts';
import { sha256Of } from '../../../../game/services/sha256.ts';
import { memoryStores, type KeptBot } from '../../../../game/services/storage/stores.ts';
import { carriedOver, carryOver, isBehind, type Templates } from '../../../../game/services/teaching/carry-over.ts';
import { readCriticFile } from '../../../../training/learner/files/critic-file.ts';
import { readModelFacts, readPolicyParameters } from '../../../../training/learner/files/policy-file.ts';
import { readEarlierVersion } from '../../../../training/learner/upgrade/earlier-version.ts';
import { suitShape } from '../../../../training/learner/games/suit-shape.ts';
import { currentTemplates } from '../../../training/support/templates.ts';
import { earlierCritic, earlierPolicy } from '../../../training/support/earlier-version.ts';

const SHAPE = suitShape();

const KEPT: KeptBot = {
  name: 'Grandma',
  added: '2026-11-01T12:00:00.000Z',
  origin: 'taught',
  rules: rulesFile(preset('gin')) as KeptRules,
  players: [2, 6],
  observation: 4,
  factorCost: 0.04,
  isCostMeasured: true,
  hasCritic: true,
  decisions: 5_000,
  strength: null,
  start: null,
  isUsed: true,
};

let templates: Templates;
let ownBots: OwnBots;

beforeAll(async () => {
  templates = await currentTemplates();
});

beforeEach(() => {
  ownBots = new OwnBots(memoryStores());
});

async function keep(bot: KeptBot, policy = earlierPolicy()): Promise<string> {
  const id = await sha256Of(policy);
  await ownBots.add(id, bot, { policy, critic: bot.hasCritic ? earlierCritic() : null });
  return id;
}

describe('a bot of an earlier version', () => {
  test('plays on, under its name and with all that is known of it', async () => {
    const before = await keep(KEPT);
    expect([...ownBots.all.values()].map(isBehind)).toEqual([true]);
    await carryOver(ownBots, templates);
    const [[id, bot]] = ownBots.all;
    expect(ownBots.all.size).toBe(1);
    expect(bot).toEqual({ ...KEPT, observation: OBSERVATION_VERSION });
    expect(await ownBots.filesOf(before)).toBe(null);
    const files = await ownBots.filesOf(id);
    expect(id).toBe(await sha256Of(files!.policy));
    expect(readModelFacts(files!.policy).rules).toEqual(preset('gin'));
    const policy = readEarlierVersion(SHAPE, earlierPolicy());
    const critic = readEarlierVersion(SHAPE, earlierCritic());
    expect(policy).toMatchObject({ parameters: readPolicyParameters(SHAPE, files!.policy) });
    expect(critic).toMatchObject({ networks: readCriticFile(SHAPE, files!.critic!) });
  });

  test('that sits out still does, and one without a critic has none', async () => {
    await keep({ ...KEPT, isUsed: false, hasCritic: false });
    await carryOver(ownBots, templates);
    const [[id, bot]] = ownBots.all;
    expect(bot).toMatchObject({ observation: OBSERVATION_VERSION, isUsed: false, hasCritic: false });
    expect((await ownBots.filesOf(id))?.critic).toBe(null);
  });

  test('stays as it is where its file cannot be read, and those of this version do too', async () => {
    const odd = await keep(KEPT, earlierPolicy({ format: 'other/1' }));
    await keep({ ...KEPT, name: 'New', observation: OBSERVATION_VERSION }, carriedOver(earlierPolicy(), templates));
    const before = [...ownBots.all];
    await carryOver(ownBots, templates);
    expect([...ownBots.all]).toEqual(before);
    expect(await ownBots.filesOf(odd)).not.toBe(null);
  });
});
