import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run } from '../training/support/command.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();

describe('the ladder', () => {
  const MODEL = 'models/general.onnx';
  const file = join(folder, 'command.jsonl');
  const short = ['--rules', 'scat', '--model', MODEL, '--matches', '0', '--deals', '400', '--out', file];

  test('finds the K that is hardest to beat, and measures it on other packs', async () => {
    const { out, error } = await run('ladder', ...short, '--rungs', 'threshold', '--json');
    expect(error).toBe('');
    const { rungs } = JSON.parse(out);
    expect(rungs).toHaveLength(1);
    expect(rungs[0]).toMatchObject({ rules: 'scat', players: 2, deals: 400, matches: 0, matchWins: null });
    expect(Number(/^threshold:(\d+)$/.exec(rungs[0].rung)?.[1])).toBeGreaterThan(22);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(17 + 1);
  });

  test('plays nothing again at a second start, and says the same', async () => {
    const args = [...short, '--rungs', 'threshold:25,threshold:27', '--control', MODEL];
    const { out } = await run('ladder', ...args, '--workers', '2');
    const played = readFileSync(file, 'utf8');
    expect(out.split('\n')[2]).toMatch(/^\| scat \| 2 \| threshold:25 \| \d\.\d+ ± \d\.\d+ \(400\) \|/);
    expect((await run('ladder', ...args, '--workers', '1')).out).toBe(out);
    expect(readFileSync(file, 'utf8')).toBe(played);
  });
});
