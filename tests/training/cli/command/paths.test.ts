import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { typedSpec } from '../../../../training/cli/bots/bots.ts';
import { path, policyFile } from '../../../../training/cli/command/options.ts';
import {
  startLine,
  projectPath,
  ROOT,
  shellWord,
  standIn,
  standingPlace,
  typedPath,
  whereLooked,
} from '../../../../training/cli/command/paths.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const elsewhere = temporaryFolder();
writeFileSync(join(elsewhere, 'ours.json'), '{}');
afterEach(() => standIn(ROOT));

test('people stand where they started npm, or the command without it', () => {
  const npm = (npm_lifecycle_event: string) => ({ INIT_CWD: '/home/me', npm_lifecycle_event });
  const places = [npm('arena'), {}, npm('test')].map((env) => standingPlace('arena', env, '/project'));
  expect(places).toEqual(['/home/me', '/project', '/project']);
});

describe('a path that somebody types', () => {
  test('stays as it is in the project’s root', () => {
    expect(typedPath('models/general.onnx')).toBe('models/general.onnx');
    expect(projectPath('models')).toBe('models');
    expect(whereLooked('none.json')).toBe(`; looked in ${ROOT}`);
  });

  test('is looked up where they stand', () => {
    standIn(elsewhere);
    expect(typedPath('ours.json')).toBe(join(elsewhere, 'ours.json'));
    expect(typedPath('../ours.json')).toBe(join(tmpdir(), 'ours.json'));
    expect(typedPath('/etc/ours.json')).toBe('/etc/ours.json');
    const out = { value: 'DIR', meaning: '' };
    expect(path(out).read('runs', '--out')).toBe(join(elsewhere, 'runs'));
    expect(policyFile({ meaning: '' }).read('a.onnx', '--init')).toBe(join(elsewhere, 'a.onnx'));
    expect(path({ ...out, default: 'models' }).default, 'chosen by the command').toBe(join(ROOT, 'models'));
  });

  test.each([
    ['model:a.onnx', `model:${elsewhere}/a.onnx`],
    ['search:a.onnx@200', `search:${elsewhere}/a.onnx@200`],
    ['level:a@b.onnx@casual/even', `level:${elsewhere}/a@b.onnx@casual/even`],
    ['double:a.json', `double:${elsewhere}/a.json`],
    ['model:a@b.onnx@20', `model:${elsewhere}/a@b.onnx@20`],
    ['pipe:./bot.py --quick', 'pipe:./bot.py --quick'],
    ['threshold:27', 'threshold:27'],
    ['model:', 'model:'],
  ])('may be part of a SPEC: %s', (typed, meant) => {
    standIn(elsewhere);
    expect(typedSpec(typed)).toBe(meant);
  });

  test('that is like another suggests that', () => {
    const there = join(elsewhere, 'ours.json');
    expect(whereLooked(join(elsewhere, 'our.json'))).toBe(`; did you mean "${there}"?`);
  });
});

test('a command that is suggested works in the project’s folders, and names the project elsewhere', () => {
  standIn(join(ROOT, 'training'));
  expect(startLine('train', '--resume', 'it is')).toBe("npm run train -- --resume 'it is'");
  expect(startLine('bench')).toBe('npm run bench');
  standIn(elsewhere);
  expect(startLine('train', '--resume', 'x')).toBe(`npm --prefix ${shellWord(ROOT)} run train -- --resume x`);
});

test('words are quoted for a shell', () => {
  expect(["it's", 'a "b" $c', 'runs/scat-1'].map(shellWord)).toEqual([
    String.raw`'it'\''s'`,
    `'a "b" $c'`,
    'runs/scat-1',
  ]);
});
