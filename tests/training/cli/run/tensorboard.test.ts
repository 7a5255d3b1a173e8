import { describe, expect, test } from 'vitest';
import { crc32c, eventFileStart, scalarsEvent, textEvent } from '../../../../training/cli/run/tensorboard.ts';

const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('event files of TensorBoard', () => {
  test('the checksum is CRC-32C (RFC 3720, B.4)', () => {
    expect(crc32c(Buffer.from('123456789'))).toBe(0xe3069283);
    expect(crc32c(new Uint8Array(32))).toBe(0x8a9136aa);
    expect(crc32c(new Uint8Array(32).fill(0xff))).toBe(0x62a8ab43);
  });

  test('begin like those of TensorFlow', () => {
    expect(hexOf(eventFileStart(0))).toBe(
      '1800000000000000a37f4b220900000000000000001a0d627261696e2e4576656e743a32eedf28a3',
    );
  });

  // Each record: its length, the masked checksum of that, its data, and the masked checksum of those.
  test('hold scalars by name with their step and time', () => {
    const scalars = { 'losses/entropy': 0.5, 'charts/SPS': 12_345 };
    const expected = [
      '3b00000000000000 1a23ac5c',
      // Seconds since 1970, and the step.
      '09 00001040fc54d941 10 80e497d012',
      // The summary: two values, each with its name and a number of 32 bits.
      '2a 2a',
      '0a 15 0a 0e 6c6f737365732f656e74726f7079 15 0000003f',
      '0a 11 0a 0a 6368617274732f535053 15 00e44046',
      '776bf61b',
    ];
    expect(hexOf(scalarsEvent(1_700_000_000.25, 5_000_000_000, scalars))).toBe(expected.join('').replaceAll(' ', ''));
  });

  test('hold texts, which the plugin for texts shows', () => {
    const data = [
      // Seconds since 1970, the step, and the summary of one value.
      '09 0000000000000000 10 00 2a 35 0a 33',
      // Its name, with the suffix that the plugin looks for.
      '0a 0e 6e2f746578745f73756d6d617279',
      // A tensor of one string: its type, its shape, and the string.
      '42 17 08 07 12 04 12 02 08 01 42 0d 7c706172616d7c76616c75657c',
      // Whose it is.
      '4a 08 0a 06 0a 04 74657874',
    ];
    const hex = hexOf(textEvent(0, 'n', '|param|value|'));
    expect(hex.slice(24, -8)).toBe(data.join('').replaceAll(' ', ''));
  });
});
