import { SAMPLE_RATE } from './meter.ts';

const HEADER = 44;
const BYTES = 2;

/** One channel as a WAVE file of 16 bits. @param samples from -1 to 1 */
export function waveFile(samples: Float32Array): Buffer {
  const size = BYTES * samples.length;
  const file = Buffer.alloc(HEADER + size);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER - 8 + size, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(SAMPLE_RATE, 24);
  file.writeUInt32LE(BYTES * SAMPLE_RATE, 28);
  file.writeUInt16LE(BYTES, 32);
  file.writeUInt16LE(8 * BYTES, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(size, 40);
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), HEADER + BYTES * index);
  return file;
}
