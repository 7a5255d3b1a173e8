/**
 * The linter enforces every import direction of ARCHITECTURE.md: files with one forbidden import each, in a folder of
 * their own, are all refused, and the allowed ones beside them pass.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { CLI_FOLDERS, GAME_LAYERS, LEARNER_FOLDERS } from './layers.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-imports-'));
copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** Writes a file in one folder that imports one of another, or a package; answers with its path. */
function importing(from: string, to: string, what: 'type' | 'value' = 'type'): string {
  const path = join(from, `importing-${files++}.ts`);
  const isPackage = /^(@|node:)/.test(to);
  const imported = relative(from, join(to, 'imported.ts'));
  const specifier = isPackage ? to : imported.startsWith('.') ? imported : `./${imported}`;
  const text =
    what === 'type'
      ? `import type { Imported } from '${specifier}';\n\nexport type Importing = Imported;\n`
      : `import { imported } from '${specifier}';\n\nexport const importing = imported;\n`;
  write(path, text);
  return path;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The files about which the linter says something by this rule. */
function refused(rule: string): string[] {
  const oxlint = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  let output: string;
  try {
    output = execFileSync(process.execPath, [oxlint, '--format=json'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  return [...new Set(diagnostics.filter(({ code }) => code.includes(rule)).map(({ filename }) => filename))].toSorted();
}

test('an import against its direction is refused, every other one is not', () => {
  const forbidden: string[] = [];
  const check = (from: string, to: string, isForbidden: boolean, what?: 'value'): void => {
    const path = importing(from, to, what);
    if (isForbidden) forbidden.push(path);
  };
  const pairs = (isForbidden: boolean, imports: Readonly<Record<string, readonly string[]>>): void => {
    for (const [from, all] of Object.entries(imports)) for (const to of all) check(from, to, isForbidden);
  };
  for (const [index, layer] of GAME_LAYERS.entries()) {
    for (const [other, imported] of GAME_LAYERS.entries())
      if (other !== index) check(`game/${layer}/here`, `game/${imported}/there`, other > index);
    pairs(false, { [`game/${layer}`]: ['engine/rules', `game/${layer}`] });
  }
  const learner = Object.keys(LEARNER_FOLDERS);
  for (const [folder, imported] of Object.entries(LEARNER_FOLDERS)) {
    for (const other of learner) {
      const isForbidden = other !== folder && !imported.includes(other);
      check(`training/learner/${folder}`, `training/learner/${other}/there`, isForbidden);
    }
    check('training/learner/tensorflow', `training/learner/${folder}`, false);
  }
  const commands = CLI_FOLDERS.flatMap((beside, place) => beside.map((folder) => ({ folder, place })));
  for (const { folder, place } of commands) {
    for (const other of commands) {
      const isForbidden = other.folder !== folder && other.place >= place;
      check(`training/cli/${folder}/here`, `training/cli/${other.folder}`, isForbidden);
    }
    check('training/cli', `training/cli/${folder}`, false);
  }
  pairs(true, {
    'game/features/records': ['game/features/replay'],
    'game/scenes': ['training/cli/run'],
    'game/table': ['node:fs'],
    'game/screens/rules': ['training/learner/ppo'],
    'game/services/bots': ['training/learner/network', 'package'],
    'game/services/teaching': [
      'training/learner/tensorflow',
      'training/cli/run',
      '@tensorflow/tfjs-core',
      'game/screens/rules',
    ],
    'engine/bots': ['training/learner/ppo', 'game/model'],
    engine: ['node:fs', 'package', 'server'],
    server: ['game/model', 'training/cli/run', 'training/learner/ppo', 'package'],
    'game/match': ['server'],
    'training/learner/ppo': ['game/model', 'training/cli/run', 'training/learner/tensorflow', 'package'],
    'training/learner/self-play': ['node:fs'],
    'training/cli/run': ['game/model', 'package'],
    package: ['game/model', 'training/learner/tensorflow'],
  });
  check('training/learner/self-play', '@tensorflow/tfjs-core', true, 'value');
  pairs(false, {
    package: ['engine/bots', 'training/cli/run'],
    server: ['engine/room', 'training/cli/runtimes', 'training/learner/evaluation', 'node:fs'],
    'game/features/records': ['game/features/records'],
    'training/learner/ppo': ['engine/bots', '@tensorflow/tfjs-core'],
    'game/services/teaching': ['training/learner/ppo'],
    'game/screens/rules': ['game/services/teaching'],
    'training/cli/run': ['training/learner/tensorflow'],
  });
  expect(refused('no-restricted-imports')).toEqual(forbidden.toSorted());
});

test('files that import each other are refused, even where only types are imported', () => {
  write('engine/circle/one.ts', "import type { Two } from './two.ts';\n\nexport type One = { two: Two };\n");
  write('engine/circle/two.ts', "import type { One } from './one.ts';\n\nexport type Two = { one: One };\n");
  expect(refused('no-cycle')).toEqual(['engine/circle/one.ts', 'engine/circle/two.ts']);
});
