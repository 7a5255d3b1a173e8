import { readFileSync, readdirSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { Random } from '../../../engine/random.ts';
import { PRESETS, preset, resolveRules } from '../../../engine/rules/resolve.ts';
import { RULES_TABLE, type HouseRules, type RuleKey, type RuleName } from '../../../engine/rules/table.ts';
import { familiarityWith, nearestPreset, type Familiarity } from '../../../game/catalogue/familiarity.ts';
import { readManifest, type Model } from '../../../game/catalogue/manifest.ts';
import { randomRules } from '../../../training/learner/games/tables.ts';
import { rulesWith } from '../../engine/support/stacked.ts';

const MODELS = readManifest(
  JSON.parse(readFileSync(new URL('../../../models/manifest.json', import.meta.url), 'utf8')),
);
const DRAWS = 40;

const familiarity = (rules: Parameters<typeof familiarityWith>[0], models: readonly Model[] = MODELS): Familiarity =>
  familiarityWith(rules, models, OBSERVATION_VERSION);

const changed = (base: string, keys: object) => rulesWith({ base, ...keys });
const trained = (name: string | null): Familiarity => ({ knows: 'trained', preset: name });
const near = (name: string, ...changes: RuleName[]): Familiarity => ({ knows: 'near', preset: name, changes });
const not = (is: 'untold' | 'high-minimum'): Familiarity => ({ knows: 'not', because: { is } });

test('the bots know every preset', () => {
  for (const name of PRESETS) expect([name, familiarity(preset(name))]).toEqual([name, trained(name)]);
});

test.each<[string, HouseRules, Familiarity]>([
  [
    'a preset under another name, with fewer players and other names for its steps',
    changed('ride-the-bus', { name: 'our bus', players: [3, 5], levelNames: ['sober', 'tipsy'] }),
    trained('ride-the-bus'),
  ],
  ['some rules changed', changed('blitz', { knockMinimum: 21, grace: false }), near('blitz', 'grace', 'knockMinimum')],
  ['more players than a preset is for', changed('thirty-one', { players: [2, 10] }), near('thirty-one')],
  ['a rule where it makes no difference', changed('scat', { lowestScore: -1 }), trained('scat')],
  ['a value to knock as high as in training', changed('scat', { knockMinimum: 27 }), near('scat', 'knockMinimum')],
  ['a higher one', changed('scat', { knockMinimum: 28 }), not('high-minimum')],
  ['a higher one where nobody knocks', changed('golf', { knockMinimum: 28 }), trained('golf')],
])('the bots and %s', (_, rules, known) => {
  expect(familiarity(rules)).toEqual(known);
});

test('the bots do not know a rule that is newer than training', () => {
  const key: RuleKey = RULES_TABLE.lowestScore;
  const rules = changed('scat', { scoring: 'points', lowestScore: -1, dealLimit: 20 });
  expect(familiarity(rules).knows).toBe('near');
  key.unknownToPolicy = [-1];
  onTestFinished(() => {
    delete key.unknownToPolicy;
  });
  expect(familiarity(rules)).toEqual(not('untold'));
});

test('the bots know your own rules that a policy in the manifest was trained on', () => {
  const ours = resolveRules({ format: 'thirty-one-rules/1', name: 'ours', base: 'golf', lives: 5 });
  const specialist: Model = { ...MODELS[0], observation: OBSERVATION_VERSION, rules: ours, players: [2, 4] };
  const withFour = { ...ours, name: 'as played at home', players: [2, 4] as const };
  expect(familiarity(withFour, [...MODELS, specialist])).toEqual(trained(null));
  expect(familiarity(ours, [...MODELS, specialist]).knows).toBe('near');
});

test('the bots know the kind of whatever training draws at random, but for what it leaves out', () => {
  const random = new Random(6);
  for (let draw = 0; draw < DRAWS; draw++) {
    const rules = randomRules(random);
    expect(familiarity(rules).knows, JSON.stringify(rules)).not.toBe('not');
  }
  const folder = new URL('../../training/held-out/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const rules = resolveRules(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    expect(familiarity(rules)).toMatchObject({ knows: 'not', because: { is: 'held-out' } });
  }
});

test('the bots do not know rules far from every preset, and nothing without a policy', () => {
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
  expect(familiarity(preset('scat'), [])).toEqual({ knows: 'not', because: { is: 'no-policy' } });
  expect(familiarityWith(preset('scat'), MODELS, OBSERVATION_VERSION + 1).knows).toBe('not');
});
