import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { familiarityWith, nearestPreset, type Familiarity } from '../../../game/catalogue/familiarity.ts';
import { readManifest, type Model } from '../../../game/catalogue/manifest.ts';
import { randomRules } from '../../../training/learner/games/tables.ts';
import { rulesWith } from '../../engine/support/stacked.ts';

const MODELS = readManifest(
  JSON.parse(readFileSync(new URL('../../../models/manifest.json', import.meta.url), 'utf8')),
);
const DRAWS = 300;

const familiarity = (rules: Parameters<typeof familiarityWith>[0], models: readonly Model[] = MODELS): Familiarity =>
  familiarityWith(rules, models, OBSERVATION_VERSION);

describe('the bots know', () => {
  test('every preset', () => {
    for (const name of PRESETS)
      expect([name, familiarity(preset(name))]).toEqual([name, { knows: 'trained', preset: name }]);
  });

  test('a preset under another name, with fewer players and other names for its steps', () => {
    const ours = rulesWith({ base: 'ride-the-bus', name: 'our bus', players: [3, 5], levelNames: ['sober', 'tipsy'] });
    expect(familiarity(ours)).toEqual({ knows: 'trained', preset: 'ride-the-bus' });
  });

  test('your own rules that a policy in the manifest was trained on', () => {
    const ours = resolveRules({ format: 'thirty-one-rules/1', name: 'ours', base: 'golf', lives: 5 });
    const specialist: Model = {
      ...MODELS[0],
      observation: OBSERVATION_VERSION,
      name: 'ours',
      rules: ours,
      players: [2, 4],
    };
    const withFour = { ...ours, name: 'as played at home', players: [2, 4] as const };
    expect(familiarity(withFour, [...MODELS, specialist])).toEqual({ knows: 'trained', preset: null });
    expect(familiarity(ours, [...MODELS, specialist]).knows).toBe('near');
  });
});

describe('the bots know the kind', () => {
  test('of whatever training draws at random', () => {
    const random = new Random(6);
    for (let draw = 0; draw < DRAWS; draw++) {
      const rules = randomRules(random);
      expect(familiarity(rules).knows, JSON.stringify(rules)).not.toBe('not');
    }
  });

  test('of a preset with some rules changed, which are named', () => {
    expect(familiarity(rulesWith({ base: 'blitz', knockMinimum: 21, grace: false }))).toEqual({
      knows: 'near',
      preset: 'blitz',
      changes: ['grace', 'knockMinimum'],
    });
  });

  test('of a preset with more players than it is for', () => {
    expect(familiarity(rulesWith({ base: 'thirty-one', players: [2, 10] }))).toEqual({
      knows: 'near',
      preset: 'thirty-one',
      changes: [],
    });
  });
});

describe('the bots do not know', () => {
  test('pairs of rules that training leaves out', () => {
    const folder = new URL('../../training/held-out/', import.meta.url);
    for (const file of readdirSync(folder)) {
      const rules = resolveRules(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      expect(familiarity(rules)).toMatchObject({ knows: 'not', because: { is: 'held-out' } });
    }
  });

  test('a rule that came after their training', () => {
    const loses = { scoring: 'points', lowestScore: -1, dealLimit: 20 };
    expect(familiarity(rulesWith(loses))).toEqual({ knows: 'not', because: { is: 'untold' } });
    expect(familiarity(rulesWith({ base: 'scat', lowestScore: -1 })).knows).toBe('trained');
  });

  test('a smallest value to knock that is higher than any in training, where one knocks at all', () => {
    expect(familiarity(rulesWith({ knockMinimum: 27 })).knows).toBe('near');
    expect(familiarity(rulesWith({ knockMinimum: 28 }))).toEqual({ knows: 'not', because: { is: 'high-minimum' } });
    expect(familiarity(rulesWith({ base: 'golf', knockMinimum: 28 })).knows).toBe('trained');
  });

  test('rules far from every preset', () => {
    const far = rulesWith({
      lives: 9,
      grace: false,
      stockEmpty: 'reshuffle',
      suddenDeath: true,
      hammer: 'shotgun',
      handPoints: true,
      buyIns: 4,
      finalTurnStand: true,
      tieBreak: 'ranks',
      straightFlush: 30,
      knockSameSuit: true,
      returnTaken: true,
      lowestTieLoss: 0,
      dealLimit: 9,
    });
    expect(familiarity(far)).toMatchObject({ knows: 'not', because: { is: 'far' } });
    expect(nearestPreset(far).changes.length).toBeGreaterThan(12);
  });

  test('anything without a policy', () => {
    expect(familiarity(preset('scat'), [])).toEqual({ knows: 'not', because: { is: 'no-policy' } });
    expect(familiarityWith(preset('scat'), MODELS, OBSERVATION_VERSION + 1).knows).toBe('not');
  });
});
