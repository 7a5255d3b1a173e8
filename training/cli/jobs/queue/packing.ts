/** Plain data as JSON: short typed arrays as lists of numbers, long ones as blobs. */
import type { BlobStore } from './blobs.ts';

const ARRAYS = { Float32Array, Float64Array, Uint8Array };
type ArrayName = keyof typeof ARRAYS;
type NumberArray = Float32Array | Float64Array | Uint8Array;

/** Longer ones are blobs. */
const LONGEST_LIST = 2_048;

type Packed = { $array: ArrayName } & ({ numbers: number[] } | { blob: string });

/** @throws {RangeError} where a number is not finite, which JSON cannot say */
export async function pack(value: unknown, blobs: BlobStore): Promise<unknown> {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${value} cannot be sent`);
  if (typeof value !== 'object' || value === null) return value;
  if (isNumberArray(value)) return packArray(value, blobs);
  if (Array.isArray(value)) return Promise.all(value.map((item) => pack(item, blobs)));
  const entries = Object.entries(value).map(async ([key, item]) => [key, await pack(item, blobs)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** @throws {BlobError} where a blob is not there */
export async function unpack(value: unknown, blobs: BlobStore): Promise<unknown> {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Promise.all(value.map((item) => unpack(item, blobs)));
  if ('$array' in value) return unpackArray(value as Packed, blobs);
  const entries = Object.entries(value).map(async ([key, item]) => [key, await unpack(item, blobs)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function isNumberArray(value: object): value is NumberArray {
  return Object.values(ARRAYS).some((type) => value instanceof type);
}

async function packArray(array: NumberArray, blobs: BlobStore): Promise<Packed> {
  const $array = (Object.keys(ARRAYS) as ArrayName[]).find((name) => array instanceof ARRAYS[name]) as ArrayName;
  for (const number of array) if (!Number.isFinite(number)) throw new RangeError(`${number} cannot be sent`);
  if (array.length <= LONGEST_LIST) return { $array, numbers: Array.from(array) };
  return { $array, blob: await blobs.put(new Uint8Array(array.buffer, array.byteOffset, array.byteLength)) };
}

async function unpackArray(packed: Packed, blobs: BlobStore): Promise<NumberArray> {
  const type = ARRAYS[packed.$array];
  if ('numbers' in packed) return type.from(packed.numbers);
  return new type(Uint8Array.from(await blobs.get(packed.blob)).buffer);
}
