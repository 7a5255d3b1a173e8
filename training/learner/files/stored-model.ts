/** What all files of trained networks have in common: parameters as initializers of an ONNX graph, and a format. */
import { VERSION_WITH_RIVALS } from '../../../engine/habits/rival-numbers.ts';
import { OBSERVATION_VERSION } from '../../../engine/observation.ts';
import { shortened } from '../../../engine/shortened.ts';
import { sizeOf, totalSize, type ParameterSpec } from '../network/parameters.ts';
import { readInitializers, readMetadata } from '../onnx/read.ts';

/** A file that is not one of ours, or has another observation version; the message says which. */
export class ModelError extends Error {
  override name = 'ModelError';
}

/**
 * The parameters in a file, as one flat vector: rounded, where the file stores `float16`.
 * @throws {ModelError} when their network has another shape.
 */
export function readParameters(parameters: readonly ParameterSpec[], bytes: Uint8Array): Float32Array {
  const tensors = readTensors(bytes);
  const flat = new Float32Array(totalSize(parameters));
  let at = 0;
  for (const parameter of parameters) {
    const tensor = tensors[parameter.name];
    const size = sizeOf(parameter);
    if (tensor?.length !== size) {
      throw new ModelError(
        `its network is of another shape: "${parameter.name}" has ${tensor?.length ?? 0} numbers, and ${size} are wanted`,
      );
    }
    flat.set(tensor, at);
    at += size;
  }
  return flat;
}

/** The tensors in a file, by name. @throws {ModelError} where it is damaged */
export function readTensors(bytes: Uint8Array): Record<string, Float32Array> {
  try {
    return readInitializers(bytes);
  } catch (cause) {
    throw new ModelError('it is damaged: its network cannot be read', { cause });
  }
}

/**
 * The metadata of a file of this format and observation version.
 * @param what the file should be, for messages
 * @throws {ModelError} when it is something else.
 */
export function readStoredFacts(bytes: Uint8Array, format: string, what: string): Record<string, string> {
  const metadata = metadataOf(bytes);
  if (metadata.format !== format) {
    throw new ModelError(
      `it is not a ${what}: its format is "${shortened(metadata.format ?? 'missing')}", allowed is "${format}"`,
    );
  }
  if (metadata.observation !== String(OBSERVATION_VERSION) && !isWithRivals(metadata)) {
    throw new ModelError(
      `it was trained with observation version ${shortened(metadata.observation ?? 'unknown')}, and this program has version ${OBSERVATION_VERSION}: train it again`,
    );
  }
  return metadata;
}

/** Whether a file's network reads what is known of the others' habits (`engine/habits/rival-numbers.ts`). @throws {ModelError} */
export function readsRivals(bytes: Uint8Array): boolean {
  return isWithRivals(metadataOf(bytes));
}

function isWithRivals({ observation }: Readonly<Record<string, string>>): boolean {
  return observation === String(VERSION_WITH_RIVALS);
}

/** @throws {ModelError} */
export function metadataOf(bytes: Uint8Array): Record<string, string> {
  try {
    return readMetadata(bytes);
  } catch (error) {
    throw new ModelError(`it is not an ONNX file: ${(error as Error).message}`);
  }
}
