import { describe, expect, test } from 'vitest';
import { ACTION_COUNT, formatAction } from '../../../../engine/actions.ts';
import { preset } from '../../../../engine/rules/resolve.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';
import { serveEnvironment, type BinaryPipe } from '../../../../training/cli/environment/serve-environment.ts';
import {
  environmentArrays,
  VectorEnvironment,
  type EnvironmentOptions,
} from '../../../../training/learner/environment/vector-environment.ts';

const OPTIONS: EnvironmentOptions = { rules: preset('scat'), players: 2, tables: 3, reward: 'match' };

const stepOf = (...actions: number[]): Uint8Array => {
  const bytes = new Uint8Array(1 + 2 * actions.length);
  actions.forEach((action, at) => new DataView(bytes.buffer).setInt16(1 + 2 * at, action, true));
  return bytes;
};
const resetOf = (request: object): Uint8Array => {
  const text = new TextEncoder().encode(JSON.stringify(request));
  const bytes = new Uint8Array(5 + text.length);
  bytes[0] = 1;
  new DataView(bytes.buffer).setUint32(1, text.length, true);
  bytes.set(text, 5);
  return bytes;
};

/** What is answered to some requests, in pieces as they were written. */
function answers(...requests: Uint8Array[]): Uint8Array[] {
  const input = requests.flatMap((request) => [...request]);
  const written: Uint8Array[] = [];
  const pipe: BinaryPipe = {
    read: (bytes) => {
      if (input.length < bytes.length) return false;
      bytes.set(input.splice(0, bytes.length));
      return true;
    },
    write: (bytes) => void written.push(bytes.slice()),
  };
  serveEnvironment(OPTIONS, 7, pipe);
  return written;
}

const headOf = (bytes: Uint8Array) => JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;

describe('an environment behind a pipe', () => {
  test('says what its frames hold, and shows the first decisions', () => {
    const [head, frame, ...more] = answers();
    expect(more).toEqual([]);
    const about = headOf(head);
    expect(about).toMatchObject({
      format: 'thirty-one-environment/1',
      rules: 'scat',
      tables: 3,
      players: 2,
      actionCount: ACTION_COUNT,
      frameBytes: frame.length,
    });
    expect((about.actions as string[])[2]).toBe(formatAction(2));
    expect(about.places).toHaveLength(about.observationSize as number);
    expect(new TextDecoder().decode(head).indexOf('\n')).toBe(head.length - 1);
  });

  test('has observations, rewards, masks, seats and ends in a frame, one after another', () => {
    const arrays = environmentArrays(OPTIONS);
    const environment = new VectorEnvironment(OPTIONS, arrays);
    environment.reset([7, 8, 9]);
    environment.step([0, 0, 0]);
    const [, , frame] = answers(stepOf(0, 0, 0));
    const floats = new Float32Array(frame.buffer, 0, arrays.observations.length + arrays.rewards.length);
    const bytes = frame.subarray(floats.byteLength);
    expect(floats).toEqual(Float32Array.of(...arrays.observations, ...arrays.rewards));
    expect(bytes).toEqual(Uint8Array.of(...arrays.masks, ...arrays.seats, ...arrays.ended));
  });

  test('is reset to other rules, numbers and seeds; what is left out stays', () => {
    const [head, first] = answers();
    const [, , again, same] = answers(resetOf({ seed: 7 }));
    expect([headOf(again), same]).toEqual([headOf(head), first]);
    const [, , other, frame] = answers(
      resetOf({ rules: { format: 'thirty-one-rules/1', base: 'golf' }, players: 4, seeds: [1, 2] }),
    );
    expect(headOf(other)).toMatchObject({ rules: 'golf', players: 4, tables: 2, frameBytes: frame.length });
  });

  test.each<[string, Uint8Array, RegExp]>([
    ['an action that is not legal', stepOf(0, 3, 0), /^table 1: action 3 is not legal now$/],
    [
      'a request that nobody knows',
      Uint8Array.of(9),
      /^a request begins with 9: allowed is 0 for a step, 1 for a reset$/,
    ],
    ['a reset that is too long', Uint8Array.of(1, 255, 255, 255, 255), /^a reset has 4294967295 bytes: allowed/],
    ['a reset that is no JSON', Uint8Array.of(1, 1, 0, 0, 0, 65), /^a reset is no JSON: .+$/],
    ['a reset with an unknown key', resetOf({ mood: 1 }), /^a reset: mood: /],
    ['too many tables', resetOf({ tables: 1e9 }), /^a reset: tables: .*<=65536 but received 1000000000$/],
    ['no seeds', resetOf({ seeds: [] }), /^a reset: seeds: .*>=1 but received 0$/],
    ['too many seeds', resetOf({ seeds: Array(65_537).fill(1) }), /^a reset: seeds: .*<=65536 but received 65537$/],
    ['too few seeds', resetOf({ seeds: [1], tables: 3 }), /^1 seeds are given for 3 tables$/],
  ])('refuses %s in one line', (_what, request, line) => {
    expect(() => answers(request)).toThrow(line);
    expect(() => answers(request)).toThrow(UsageError);
  });

  test('ends where the other end has closed in the middle of a request', () => {
    expect(answers(stepOf(0, 0, 0).subarray(0, 3))).toHaveLength(2);
    expect(answers(resetOf({ seed: 1 }).subarray(0, 7))).toHaveLength(2);
  });
});
