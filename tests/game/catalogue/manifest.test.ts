import { describe, expect, test } from 'vitest';
import { USUAL_FACTOR_COST } from '../../../engine/bots/character.ts';
import { preset, resolveRules } from '../../../engine/rules/resolve.ts';
import {
  noModelReason,
  pickModel,
  readManifest,
  type Model,
  type WantedModel,
} from '../../../game/catalogue/manifest.ts';
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
const WANTED = { rules: SCAT, observation: 1 };
const GOLF = { ...WANTED, rules: preset('golf') };
const OURS = { format: 'thirty-one-rules/1', name: 'ours', base: 'cadillac', knockMinimum: 19, players: [2, 4] };

describe('the manifest of models', () => {
  test('is read, also with keys that the game does not need', () => {
    const manifest = { format: 'thirty-one-models/1', models: [{ ...LISTED, card: 'scat.md', bytes: 123 }] };
    expect(readManifest(manifest)).toMatchObject([MODEL]);
  });

  test('a model without a measured factor cost gets the usual one', () => {
    const { factorCost: _, ...unmeasured } = LISTED;
    const [{ factorCost }] = readManifest({ format: 'thirty-one-models/1', models: [unmeasured] });
    expect(factorCost).toBe(USUAL_FACTOR_COST);
  });

  test('what is not one is refused with the place that is wrong', () => {
    expect(() => readManifest({ format: 'thirty-one-models/2', models: [] })).toThrow('format');
    expect(() => readManifest({ format: 'thirty-one-models/1', models: [{ ...LISTED, file: 7 }] })).toThrow(
      'models.0.file',
    );
    expect(() => readManifest('<!doctype html>')).toThrow('cannot be read');
  });
});

describe('what a model is listed for', () => {
  const rulesOf = (rules: unknown) =>
    readManifest({ format: 'thirty-one-models/1', models: [{ ...LISTED, rules }] }).map((model) => model.rules);

  test('is a preset, your own rules, all rules, or all with a pool', () => {
    expect(rulesOf('golf')).toEqual([preset('golf')]);
    expect(rulesOf(OURS)).toEqual([resolveRules(OURS)]);
    expect(rulesOf('all')).toEqual(['all']);
    expect(rulesOf('pool')).toEqual(['pool']);
  });

  test('is refused where it cannot be played, with the place and the reason', () => {
    expect(() => rulesOf('golfe')).toThrow('models.0.rules: there is no preset "golfe"');
    expect(() => rulesOf({ ...OURS, lives: 99 })).toThrow('models.0.rules: "lives" is 99');
  });
});

describe('picking a model', () => {
  const reasonFor = (models: readonly Model[], wanted: WantedModel): string => {
    const picked = pickModel(models, wanted);
    return picked.model === null ? noModelReason(picked.because) : `"${picked.model.name}" was picked`;
  };

  test('takes the first that plays by the rules with all numbers of players', () => {
    const others: Model[] = [
      { ...MODEL, rules: preset('golf') },
      { ...MODEL, name: 'two', players: [2, 2] },
    ];
    expect(pickModel([...others, MODEL], WANTED)).toEqual({ model: MODEL });
  });

  test('takes a specialist for as many as play at the table, where it is listed first', () => {
    const two: Model = { ...MODEL, name: 'two', players: [2, 2] };
    expect(pickModel([two, MODEL], { ...WANTED, rules: forPlayers(2, SCAT) })).toEqual({ model: two });
    expect(pickModel([two, MODEL], { ...WANTED, rules: forPlayers(3, SCAT) })).toEqual({ model: MODEL });
  });

  test('takes a specialist before the one for all rules, wherever they are listed', () => {
    expect(pickModel([GENERAL, MODEL], WANTED)).toEqual({ model: MODEL });
    expect(pickModel([GENERAL, MODEL], GOLF)).toEqual({ model: GENERAL });
  });

  test('takes a specialist for equivalent rules under another name, with as many players as they allow', () => {
    const ours: Model = { ...MODEL, name: 'ours', rules: resolveRules(OURS), players: [2, 4] };
    const named = resolveRules({ ...OURS, name: 'named otherwise', levelNames: ['sober'], pointsTarget: 7 });
    expect(pickModel([GENERAL, ours], { ...WANTED, rules: named })).toEqual({ model: ours });
    expect(pickModel([GENERAL, ours], { ...WANTED, rules: { ...named, players: [2, 5] } })).toEqual({ model: GENERAL });
    expect(pickModel([GENERAL, ours], { ...WANTED, rules: { ...named, knockMinimum: 20 } })).toEqual({
      model: GENERAL,
    });
  });

  test('takes the one for all rules where the specialist does not fit', () => {
    expect(pickModel([{ ...MODEL, players: [2, 4] }, GENERAL], WANTED)).toEqual({ model: GENERAL });
    expect(pickModel([{ ...MODEL, observation: 2 }, GENERAL], WANTED)).toEqual({ model: GENERAL });
  });

  test('says which rules have no model', () => {
    expect(reasonFor([MODEL], GOLF)).toContain('"golf"');
  });

  test('says when no model plays with so many', () => {
    expect(reasonFor([{ ...MODEL, players: [2, 4] }], WANTED)).toContain('2 to 10 players');
  });

  test('refuses a model of another observation version', () => {
    expect(reasonFor([{ ...MODEL, observation: 2 }], WANTED)).toContain('version 1, but "default" reads version 2');
  });
});
