/**
 * Event files of TensorBoard: scalars, and texts.
 *
 * A file is TFRecords (length in 8 bytes, its masked CRC-32C, data, its masked CRC-32C; all little-endian), each of which
 * holds a `tensorflow.Event` in protobuf (tensorflow/core/util/event.proto, tensorflow/core/framework/summary.proto and tensor.proto).
 */
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire';
import { writeMessage, type Message } from '../../learner/onnx/messages.ts';

/** Numbers of the fields that are written. */
const EVENT = { wallTime: 1, step: 2, fileVersion: 3, summary: 5 } as const;
const SUMMARY = { value: 1 } as const;
const VALUE = { tag: 1, simpleValue: 2, tensor: 8, metadata: 9 } as const;
const METADATA = { pluginData: 1 } as const;
const PLUGIN_DATA = { name: 1 } as const;
const TENSOR = { dtype: 1, shape: 2, string: 8 } as const;
const SHAPE = { dim: 2 } as const;
const DIM = { size: 1 } as const;
const DT_STRING = 7n;

const FILE_VERSION = 'brain.Event:2';
const LENGTH_BYTES = 8;
const CRC_BYTES = 4;
/** Castagnoli's polynomial, bits reversed. */
const POLYNOMIAL = 0x82f63b78;
const CRC_MASK = 0xa282ead8;

/** The record that an event file begins with. @param wallTime seconds since 1970 */
export function eventFileStart(wallTime: number): Uint8Array {
  return eventRecord(wallTime, { [EVENT.fileVersion]: FILE_VERSION });
}

/**
 * The record of some scalars.
 * @param wallTime seconds since 1970
 * @param step where they stand on TensorBoard's axis
 */
export function scalarsEvent(wallTime: number, step: number, scalars: Readonly<Record<string, number>>): Uint8Array {
  const values = Object.entries(scalars).map(([tag, value]) => ({ [VALUE.tag]: tag, [VALUE.simpleValue]: value }));
  return eventRecord(wallTime, { [EVENT.step]: BigInt(step), [EVENT.summary]: { [SUMMARY.value]: values } });
}

/**
 * The record of a text, which TensorBoard shows under TEXT.
 * @param wallTime seconds since 1970 @param text Markdown
 */
export function textEvent(wallTime: number, tag: string, text: string): Uint8Array {
  const value = {
    [VALUE.tag]: `${tag}/text_summary`,
    [VALUE.tensor]: {
      [TENSOR.dtype]: DT_STRING,
      [TENSOR.shape]: { [SHAPE.dim]: { [DIM.size]: 1n } },
      [TENSOR.string]: text,
    },
    [VALUE.metadata]: { [METADATA.pluginData]: { [PLUGIN_DATA.name]: 'text' } },
  };
  return eventRecord(wallTime, { [EVENT.step]: 0n, [EVENT.summary]: { [SUMMARY.value]: value } });
}

/** @param fields of the event after its time, the only number of 64 bits */
function eventRecord(wallTime: number, fields: Message): Uint8Array {
  const time = new BinaryWriter().tag(EVENT.wallTime, WireType.Bit64).double(wallTime);
  return record(time.raw(writeMessage(fields)).finish());
}

function record(data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(LENGTH_BYTES + CRC_BYTES + data.length + CRC_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length, true);
  view.setUint32(LENGTH_BYTES, maskedCrc(bytes.subarray(0, LENGTH_BYTES)), true);
  bytes.set(data, LENGTH_BYTES + CRC_BYTES);
  view.setUint32(LENGTH_BYTES + CRC_BYTES + data.length, maskedCrc(data), true);
  return bytes;
}

function maskedCrc(bytes: Uint8Array): number {
  const crc = crc32c(bytes);
  return (((crc >>> 15) | (crc << 17)) + CRC_MASK) >>> 0;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  return crc;
});

/** CRC-32C (Castagnoli). @returns 0 to 2^32 - 1 */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
