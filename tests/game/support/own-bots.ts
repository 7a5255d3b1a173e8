/** Bots of a person's own, for tests of what is done with them. */
import { readFileSync } from 'node:fs';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { rulesFile, preset } from '../../../engine/rules/resolve.ts';
import type { Model } from '../../../game/catalogue/manifest.ts';
import type { KeptBot } from '../../../game/services/storage/schemas.ts';
import { readMetadata } from '../../../training/learner/onnx/read.ts';
import { writeModel } from '../../../training/learner/onnx/write.ts';

/** The policy that comes with the game and plays by all rules, as the manifest lists it. */
export const GENERAL_MODEL: Model = {
  name: 'general',
  file: 'general.onnx',
  rules: 'all',
  players: [2, 10],
  observation: OBSERVATION_VERSION,
  factorCost: 0.005,
};

/** A bot that was taught the standard game and plays, but for some changes. */
export function keptBot(changes: Partial<KeptBot> = {}): KeptBot {
  return {
    name: 'Ours',
    added: '2026-11-24T10:00:00.000Z',
    origin: 'taught',
    rules: rulesOf('scat'),
    players: [2, 10],
    observation: OBSERVATION_VERSION,
    factorCost: 0.005,
    isCostMeasured: true,
    hasCritic: false,
    decisions: 64,
    strength: null,
    start: 'general.onnx',
    isUsed: true,
    ...changes,
  };
}

/** The rules of a preset as they are kept. */
export function rulesOf(name: string): Exclude<KeptBot['rules'], string> {
  return rulesFile(preset(name)) as Exclude<KeptBot['rules'], string>;
}

/** A file of models/ that says what it is, but has lost its weights: it is a hundredth as large. */
export function withoutItsWeights(name: string): Uint8Array<ArrayBuffer> {
  const file = readFileSync(new URL(`../../../models/${name}.onnx`, import.meta.url));
  const nothing = { name, inputs: [], outputs: [], initializers: [], nodes: [] };
  return new Uint8Array(writeModel(nothing, readMetadata(file)));
}
