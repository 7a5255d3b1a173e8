import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { runHere } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const records = join(folder, 'records');
const double = join(folder, 'double.json');

// One who waits for 26 before a knock, and one who knocks with 20.
beforeAll(async () => {
  const seats = ['--seats', 'threshold:26,threshold:20', '--matches', '12', '--seed', '3'];
  const args = [...seats, '--records', records, '--json'];
  expect((await runHere('arena', '--rules', 'scat', ...args)).status).toBe(0);
});

const learnt = (...args: string[]) => runHere('habits', records, ...args);

interface Told {
  players: {
    player: string;
    matches: number;
    decisions: number;
    notices: { kind: string; done: number; expected: number }[];
    heldOut: { policy: { mean: number }; habits: { mean: number } };
  }[];
}

describe('the habits in records', () => {
  test('are told of every player: decisions, how well they foretell, and what is clear of chance', async () => {
    const { status, out } = await learnt();
    expect(status).toBe(0);
    expect(out).toMatch(/^threshold:26: \d+ decisions in 24 matches of scat\n {2}\d+ decisions not seen before, /);
    expect(out).toMatch(/\n {2}named of those that were done, worst first: (\w+ \d+ of \d+(, )?){4}\n/);
    expect(out).toMatch(/\nthreshold:20: \d+ decisions in 24 matches of scat\n/);
    expect(out).toMatch(/\n {2}knocks with less than 24: 0 of \d+ times, the policy \d+ \(\d+\.\d standard errors\)\n/);
  });

  test('foretell better than the policy', async () => {
    const { players } = JSON.parse((await learnt('--json')).out) as Told;
    expect(players.map(({ player }) => player).toSorted()).toEqual(['threshold:20', 'threshold:26']);
    for (const { player, heldOut } of players) {
      expect(heldOut.habits.mean, player).toBeGreaterThan(heldOut.policy.mean + 0.3);
    }
    const noticed = (name: string) => players.find(({ player }) => player === name)?.notices ?? [];
    expect(noticed('threshold:26').find(({ kind }) => kind === 'knock-low')?.done).toBe(0);
    expect(noticed('threshold:20').find(({ kind }) => kind === 'knock')).toMatchObject({ done: expect.any(Number) });
  });

  test('are written as a double, which plays so', async () => {
    expect((await learnt('--player', 'threshold:26', '--double', double)).status).toBe(0);
    expect(JSON.parse(readFileSync(double, 'utf8'))).toMatchObject({
      format: 'thirty-one-double/1',
      name: 'threshold:26',
      games: ['scat'],
    });
    const seats = ['--seats', `double:${double},random`, '--matches', '8', '--json'];
    const { status, out } = await runHere('arena', '--rules', 'scat', ...seats);
    expect(status).toBe(0);
    const { seats: played } = JSON.parse(out) as { seats: { matchWins: { mean: number } }[] };
    expect(played[0].matchWins.mean).toBeGreaterThan(0.9);
  });
});

test.each([
  ['two players for one double', ['--double', double], '--double needs one player, and there are 2'],
  ['no such seat', ['--seat', '5'], '--seat is 5, but'],
])('what is wrong is said: %s', async (_what, args, wrong) => {
  const { status, error } = await learnt(...args);
  expect(error).toContain(wrong);
  expect(status).toBe(2);
});

test('a file that is no double is refused', async () => {
  const file = join(folder, 'no.json');
  writeFileSync(file, '{"format": "thirty-one-double/1"}');
  const { status, error } = await runHere('arena', '--rules', 'scat', '--seats', `double:${file},random`);
  expect(error).toMatch(/^"double:.*no\.json": it is no double: name: /);
  expect(status).toBe(2);
});
