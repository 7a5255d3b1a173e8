/** `thirty-one/policy`: trained policies, and the bots that play by them. */
import { loadWasmRuntime } from '../training/cli/runtimes/wasm-runtime.ts';
import { onnxPolicy, type OnnxPolicy } from './onnx-policy.ts';

export type { EvaluateBatch, Evaluated } from '../engine/bots/batch.ts';
export { createCharacter, type CharacterOptions, type CharacterTraits } from '../engine/bots/character.ts';
export { PLAYING_STYLES, USUAL_FACTOR_COST, type PlayingStyle } from '../engine/bots/characters.ts';
export { createPolicyBot, type EvaluateOne } from '../engine/bots/policy.ts';
export { createSearchBot, type SearchOptions, type SearchReport } from '../engine/bots/search.ts';
export { OBSERVATION_VERSION } from '../engine/observation-layout.ts';
export { OBSERVATION_SIZE, writeMask, writeObservation } from '../engine/observation.ts';
export type { OnnxPolicy } from './onnx-policy.ts';

/**
 * Loads a policy: by onnxruntime-node where that is installed, otherwise by onnxruntime-web.
 * @param file the contents of a policy file, such as `thirty-one/models/general.onnx`
 * @throws {Error} where they are no ONNX file, or neither is installed
 */
export async function loadPolicy(file: Uint8Array): Promise<OnnxPolicy> {
  return onnxPolicy(await loadWasmRuntime(), file);
}
