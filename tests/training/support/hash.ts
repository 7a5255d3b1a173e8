import { createHash } from 'node:crypto';

/** Stands for many numbers where they are compared: its message is short. */
export function hashOf(numbers: NodeJS.TypedArray): string {
  return createHash('sha256').update(numbers).digest('hex');
}
