/** The wire format of protocol buffers (https://protobuf.dev/programming-guides/encoding/), one level of messages at a time. */
import { BinaryReader, BinaryWriter, WireType } from '@bufbuild/protobuf/wire';

/** What a field holds: an integer, a 32-bit floating-point number, text, bytes, or a message. */
type FieldValue = bigint | number | string | Uint8Array | Message;

/** Fields by their numbers; a list where a field is repeated. */
export interface Message {
  readonly [field: number]: FieldValue | readonly FieldValue[];
}

/** A message as it is read: all fields are lists, and text and messages are bytes until somebody knows better. */
export interface StoredMessage {
  readonly [field: number]: readonly (bigint | number | Uint8Array)[];
}

/**
 * The fields of a message. Bytes are part of `bytes`, not copied.
 * @throws {Error} where it is cut short, or holds what ONNX files do not: groups and 64-bit floating-point numbers.
 */
export function readMessage(bytes: Uint8Array): StoredMessage {
  const reader = new BinaryReader(bytes);
  const fields: Record<number, (bigint | number | Uint8Array)[]> = {};
  while (reader.pos < reader.len) {
    const [number, type] = reader.tag();
    fields[number] ??= [];
    if (type === WireType.Varint) fields[number].push(BigInt(reader.int64()));
    else if (type === WireType.Bit32) fields[number].push(reader.float());
    else if (type === WireType.LengthDelimited) fields[number].push(reader.bytes());
    else throw new Error(`field ${number} has the wire type ${type}, allowed are 0, 2 and 5`);
  }
  return fields;
}

/** The messages and texts that are this field, as bytes. */
export function bytesIn(message: StoredMessage, field: number): Uint8Array[] {
  return (message[field] ?? []).filter((value) => value instanceof Uint8Array);
}

/** The integers that are this field. */
export function integersIn(message: StoredMessage, field: number): bigint[] {
  return (message[field] ?? []).filter((value) => typeof value === 'bigint');
}

/** A message with its fields in ascending order, as is usual: it is that of integers among the keys of an object. */
export function writeMessage(message: Message): Uint8Array {
  return write(new BinaryWriter(), message).finish();
}

function write(writer: BinaryWriter, message: Message): BinaryWriter {
  for (const number of Object.keys(message).map(Number)) {
    for (const value of [message[number]].flat()) writeField(writer, number, value);
  }
  return writer;
}

function writeField(writer: BinaryWriter, number: number, value: FieldValue): void {
  if (typeof value === 'bigint') writer.tag(number, WireType.Varint).int64(value);
  else if (typeof value === 'number') writer.tag(number, WireType.Bit32).float(value);
  else if (typeof value === 'string') writer.tag(number, WireType.LengthDelimited).string(value);
  else if (value instanceof Uint8Array) writer.tag(number, WireType.LengthDelimited).bytes(value);
  else write(writer.tag(number, WireType.LengthDelimited).fork(), value).join();
}
