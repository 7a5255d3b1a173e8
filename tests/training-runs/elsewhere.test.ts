/** Commands whose files people name from where they stand, which is not where npm starts the command. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ROOT } from '../../training/cli/command/paths.ts';
import { runHere, type Ended } from '../training/support/command.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const place = temporaryFolder("where I'm standing, ");
for (const name of ['a.onnx', 'a, b.onnx']) copyFileSync(join(ROOT, 'models/general.onnx'), join(place, name));
writeFileSync(join(place, 'ours.json'), '\ufeff{"format": "thirty-one-rules/1", "name": "ours", "base": "scat"}');
writeFileSync(join(place, 'bot.sh'), 'pwd > where.txt\n');

/** Runs a command as npm does for somebody who stands there. */
function runFromThere(command: string, ...args: string[]): Promise<Ended> {
  vi.stubEnv('npm_lifecycle_event', command);
  return runHere(command, ...args);
}

beforeEach(() => vi.stubEnv('INIT_CWD', place));
afterEach(() => vi.unstubAllEnvs());

const deals = ['--deals', '2', '--workers', '1', '--json'];

describe('files are found where people stand', () => {
  test('rules with a byte order mark, a policy with a comma in its name, a folder for records', async () => {
    const seats = 'expert,model:"a, b.onnx"';
    const written = ['--records', 'records'];
    const arena = await runFromThere('arena', '--rules', 'ours.json', '--seats', seats, ...deals, ...written);
    expect(arena.error).toBe('');
    expect(JSON.parse(arena.out)).toMatchObject({ rules: 'ours', seats: [{ spec: 'expert' }, {}] });
    const { out } = await runFromThere('replay', 'records', '--json');
    expect(JSON.parse(out)).toMatchObject({ files: 4, errors: [] });
  });

  test('a program', async () => {
    await runFromThere('arena', '--rules', 'scat', '--seats', 'random,pipe:sh bot.sh', ...deals);
    expect(existsSync(join(place, 'where.txt'))).toBe(true);
  });

  test('the models of the game, in the project', async () => {
    const { out } = await runFromThere('models', 'list');
    expect(out).toContain('general.onnx');
  });

  test('with npm --prefix too', () => {
    mkdirSync(join(place, 'empty'));
    const command = ['--prefix', ROOT, 'run', '--silent', 'replay', '--', 'empty'];
    const { status, stderr } = spawnSync('npm', command, { cwd: place, encoding: 'utf8' });
    expect(stderr).toBe(`there is no record in "${place}/empty": allowed is a folder of FILE.json\n`);
    expect(status).toBe(2);
  });
});
