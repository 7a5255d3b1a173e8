import { describe, expect, test } from 'vitest';
import { USUAL_FACTOR_COST } from '../../engine/bots/character.ts';
import { pickModel, readManifest, type Model } from '../../game/opponent/manifest.ts';

const MODEL: Model = {
  name: 'default',
  file: 'scat.onnx',
  rules: 'scat',
  players: [2, 10],
  observation: 1,
  factorCost: 0.005,
};
const WANTED = { rules: 'scat', players: [2, 10], observation: 1 } as const;

describe('the manifest of models', () => {
  test('is read, also with keys that the game does not need', () => {
    const manifest = { format: 'thirty-one-models/1', models: [{ ...MODEL, card: 'scat.md', bytes: 123 }] };
    expect(readManifest(manifest)).toMatchObject([MODEL]);
  });

  test('a model of which nobody measured what its mistakes cost is taken for a usual one', () => {
    const { factorCost: _, ...unmeasured } = MODEL;
    const [{ factorCost }] = readManifest({ format: 'thirty-one-models/1', models: [unmeasured] });
    expect(factorCost).toBe(USUAL_FACTOR_COST);
  });

  test('what is not one is refused with the place that is wrong', () => {
    expect(() => readManifest({ format: 'thirty-one-models/2', models: [] })).toThrow('format');
    expect(() => readManifest({ format: 'thirty-one-models/1', models: [{ ...MODEL, file: 7 }] })).toThrow(
      'models.0.file',
    );
    expect(() => readManifest('<!doctype html>')).toThrow('cannot be read');
  });
});

describe('picking a model', () => {
  test('takes the first that plays by the rules with all numbers of players', () => {
    const others = [
      { ...MODEL, rules: 'golf' },
      { ...MODEL, name: 'two', players: [2, 2] satisfies [number, number] },
    ];
    expect(pickModel([...others, MODEL], WANTED)).toBe(MODEL);
  });

  test('takes a specialist before the one for all rules, wherever they are listed', () => {
    const general = { ...MODEL, name: 'general', rules: 'all' };
    expect(pickModel([general, MODEL], WANTED)).toBe(MODEL);
    expect(pickModel([general, MODEL], { ...WANTED, rules: 'golf' })).toBe(general);
  });

  test('takes the one for all rules where the specialist does not fit', () => {
    const general = { ...MODEL, name: 'general', rules: 'all' };
    expect(pickModel([{ ...MODEL, players: [2, 4] }, general], WANTED)).toBe(general);
    expect(pickModel([{ ...MODEL, observation: 2 }, general], WANTED)).toBe(general);
  });

  test('says which rules have no model', () => {
    expect(() => pickModel([MODEL], { ...WANTED, rules: 'golf' })).toThrow('"golf"');
  });

  test('says when no model plays with so many', () => {
    expect(() => pickModel([{ ...MODEL, players: [2, 4] }], WANTED)).toThrow('2 to 10 players');
  });

  test('refuses a model of another observation version', () => {
    expect(() => pickModel([{ ...MODEL, observation: 2 }], WANTED)).toThrow('version 1, but "default" reads version 2');
  });
});
