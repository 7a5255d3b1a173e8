import { describe, expect, test } from 'vitest';
import { crc32c, eventFileStart, scalarsEvent } from '../../../../training/cli/run/tensorboard.ts';

/** A reader written from the formats' descriptions alone, sharing nothing with the writer. */
describe('event files of TensorBoard', () => {
  test('the checksum is CRC-32C (RFC 3720, B.4)', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
    expect(crc32c(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43);
  });

  test('begin like those of TensorFlow', () => {
    const bytes = Buffer.from(eventFileStart(0));
    expect(bytes.subarray(0, 12).toString('hex')).toBe('1800000000000000a37f4b22');
    expect(recordsOf(bytes)).toEqual([{ 1: [0], 3: [Buffer.from('brain.Event:2')] }]);
  });

  test('hold scalars by name with their step and time', () => {
    const event = { 'losses/entropy': 0.5, 'charts/SPS': 12_345 };
    const [record] = recordsOf(Buffer.from(scalarsEvent(1_700_000_000.25, 5_000_000_000, event)));
    expect(record[1]).toEqual([1_700_000_000.25]);
    expect(record[2]).toEqual([5_000_000_000]);
    const values = fieldsOf((record[5][0] as Buffer) ?? Buffer.alloc(0))[1].map((value) => fieldsOf(value as Buffer));
    expect(values).toEqual([
      { 1: [Buffer.from('losses/entropy')], 2: [0.5] },
      { 1: [Buffer.from('charts/SPS')], 2: [12_345] },
    ]);
  });
});

type Fields = Record<number, (number | Buffer)[]>;

function recordsOf(bytes: Buffer): Fields[] {
  const records: Fields[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = Number(bytes.readBigUInt64LE(at));
    expect(bytes.readUInt32LE(at + 8)).toBe(masked(bytes.subarray(at, at + 8)));
    const data = bytes.subarray(at + 12, at + 12 + length);
    expect(bytes.readUInt32LE(at + 12 + length)).toBe(masked(data));
    records.push(fieldsOf(data));
    at += 16 + length;
  }
  return records;
}

/** Fields of a protobuf message: varints, 8 bytes as a double, 4 as a float, and the rest as bytes. */
function fieldsOf(bytes: Buffer): Fields {
  const fields: Fields = {};
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const read: Record<number, () => number | Buffer> = {
      0: varint,
      1: () => bytes.readDoubleLE((at += 8) - 8),
      2: () => {
        const length = varint();
        return Buffer.from(bytes.subarray(at, (at += length)));
      },
      5: () => bytes.readFloatLE((at += 4) - 4),
    };
    (fields[Math.floor(tag / 8)] ??= []).push(read[tag % 8]());
  }
  return fields;
}

function masked(bytes: Buffer): number {
  let remainder = 0xffffffffn;
  for (const byte of bytes) {
    remainder ^= BigInt(byte);
    for (let bit = 0; bit < 8; bit++) {
      const odd = remainder % 2n === 1n;
      remainder /= 2n;
      if (odd) remainder ^= 0x82f63b78n;
    }
  }
  const crc = remainder ^ 0xffffffffn;
  return Number((crc / 32768n + ((crc * 131072n) % 4294967296n) + 0xa282ead8n) % 4294967296n);
}
