import { describe, expect, test } from 'vitest';
import { USUAL_FACTOR_COST } from '../../../engine/bots/characters.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { noModelReason, pickModel, readManifest, type Model } from '../../../game/catalogue/manifest.ts';
import { forPlayers } from '../../../game/catalogue/table-rules.ts';

const LISTED = {
  name: 'default',
  file: 'scat.onnx',
  rules: 'scat',
  players: [2, 10],
  observation: 1,
  factorCost: 0.005,
} as const;
const SCAT = preset('scat');
const MODEL: Model = { ...LISTED, players: [2, 10], rules: SCAT };
const GENERAL: Model = { ...MODEL, name: 'general', rules: 'all' };
const OURS = { format: 'thirty-one-rules/1', name: 'ours', base: 'cadillac', knockMinimum: 19, players: [2, 4] };

const manifest = (...models: object[]) => ({ format: 'thirty-one-models/1', models });

test('the manifest of models is read, also with keys that the game does not need; a factor cost that was not measured is the usual one', () => {
  expect(readManifest(manifest({ ...LISTED, card: 'scat.md', bytes: 123 }))).toMatchObject([MODEL]);
  const { factorCost: _, ...unmeasured } = LISTED;
  expect(readManifest(manifest(unmeasured))).toMatchObject([{ factorCost: USUAL_FACTOR_COST }]);
});

test.each<[unknown, string]>([
  [{ format: 'thirty-one-models/2', models: [] }, 'format'],
  [manifest({ ...LISTED, file: 7 }), 'models.0.file'],
  ['<!doctype html>', 'cannot be read'],
  [manifest({ ...LISTED, rules: 'golfe' }), 'models.0.rules: there is no preset "golfe"'],
  [manifest({ ...LISTED, rules: { ...OURS, lives: 99 } }), 'models.0.rules: "lives" is 99'],
])('what is none is refused with the place that is wrong: %o', (json, place) => {
  expect(() => readManifest(json)).toThrow(place);
});

test('a model is listed for a preset, your own rules, all rules, or all with a pool', () => {
  const listed = ['golf', OURS, 'all', 'pool'].map((rules) => ({ ...LISTED, rules }));
  const expected = [preset('golf'), resolveRules(OURS), 'all', 'pool'];
  expect(readManifest(manifest(...listed)).map(({ rules }) => rules)).toEqual(expected);
});

describe('picking a model', () => {
  const two: Model = { ...MODEL, name: 'two', players: [2, 2] };
  const four: Model = { ...MODEL, name: 'four', players: [2, 4] };
  const ours: Model = { ...four, name: 'ours', rules: resolveRules(OURS) };
  const later: Model = { ...MODEL, name: 'later', observation: 2 };
  const golf: Model = { ...MODEL, name: 'golf', rules: preset('golf') };
  const named = resolveRules({ ...OURS, name: 'named otherwise', levelNames: ['sober'], pointsTarget: 7 });

  test.each<[string, Model[], HouseRules, string]>([
    ['the first that plays by the rules with all numbers of players', [golf, two, MODEL], SCAT, 'default'],
    ['one for up to ten also where more may play', [MODEL], { ...SCAT, players: [2, 16] }, 'default'],
    ['a specialist for as many as play at the table', [two, MODEL], forPlayers(2, SCAT), 'two'],
    ['another where it is for fewer', [two, MODEL], forPlayers(3, SCAT), 'default'],
    ['a specialist before the one for all rules', [GENERAL, MODEL], SCAT, 'default'],
    ['the one for all rules where there is no specialist', [GENERAL, MODEL], preset('golf'), 'general'],
    ['a specialist for equivalent rules under another name', [GENERAL, ours], named, 'ours'],
    ['none with more players than it is for', [GENERAL, ours], { ...named, players: [2, 5] }, 'general'],
    ['none for other rules', [GENERAL, ours], { ...named, knockMinimum: 20 }, 'general'],
    ['the one for all rules where the specialist is for fewer', [four, GENERAL], SCAT, 'general'],
    ['the one for all rules where the specialist is of another version', [later, GENERAL], SCAT, 'general'],
  ])('takes %s', (_, models, rules, name) => {
    expect(pickModel(models, { rules, observation: 1 }).model?.name).toBe(name);
  });

  test.each<[string, Model, HouseRules, string]>([
    ['for the rules', MODEL, preset('golf'), '"golf"'],
    ['with so many', four, SCAT, '2 to 10 players'],
    ['with more than ten', { ...MODEL, players: [2, 17] }, forPlayers(11, SCAT), '11 to 11 players'],
    ['of this version', later, SCAT, 'version 1, but "later" reads version 2'],
  ])('says that there is none %s', (_, model, rules, reason) => {
    const picked = pickModel([model], { rules, observation: 1 });
    expect(picked.model === null && noModelReason(picked.because)).toContain(reason);
  });
});
