/** The package as people have it: built, packed, installed into an empty folder, and used from there. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { build, parseSync } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { TOPICS, manifest } from '../../package/build/manifest.ts';
import { launchShell } from '../browser/support/chromium.ts';
import { servePlainly } from '../browser/support/servers.ts';
import { ROOT } from '../docs/pages.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();
const built = join(folder, 'built');
const place = join(folder, 'empty');
const installed = join(place, 'node_modules/thirty-one');

/** The examples of the package's page: for Node, and for a page. */
const [inNode, inPage] = Array.from(
  readFileSync(join(ROOT, 'package/README.md'), 'utf8').matchAll(/^```js\n([^]*?)^```/gm),
  ([, code]) => code,
);

/** Dependencies come from the project, so that no network is needed. TensorFlow.js stays away. */
const FROM_PROJECT = [...Object.keys(manifest().dependencies), 'onnxruntime-node', 'onnxruntime-web'];

function npm(where: string, ...args: string[]): string {
  const quiet = ['--offline', '--cache', join(folder, 'cache'), '--ignore-scripts', '--no-audit', '--no-fund'];
  return execFileSync('npm', [...args, ...quiet], { cwd: where, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

interface Result {
  status: number;
  out: string;
  error: string;
}

/** Runs a program where the package is installed. */
async function ran(program: string, ...args: string[]): Promise<Result> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd: place });
    return { status: 0, out: stdout, error: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, out: stdout, error: stderr };
  }
}

const thirtyOne = (...args: string[]): Promise<Result> => ran('node_modules/.bin/thirty-one', ...args);

/** Does something while a dependency is not installed. */
async function without<T>(name: string, act: () => Promise<T>): Promise<T> {
  const [here, away] = [join(place, 'node_modules', name), join(folder, name)];
  renameSync(here, away);
  return act().finally(() => renameSync(away, here));
}

beforeAll(async () => {
  await build({ configFile: join(ROOT, 'package/vite.config.ts'), logLevel: 'error', build: { outDir: built } });
  const packed = npm(folder, 'pack', built, '--json');
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  mkdirSync(place);
  writeFileSync(join(place, 'package.json'), '{ "private": true, "type": "module" }\n');
  const dependencies = FROM_PROJECT.map((name) => join(ROOT, 'node_modules', name));
  npm(place, 'install', join(folder, filename), ...dependencies);
});

/** What a module of the package imports, directly and by way of others, that is no part of it. */
function foreignImports(module: string, seen = new Set<string>()): string[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const text = readFileSync(module, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(module, text).module;
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return specifiers.flatMap((one) =>
    one.startsWith('.')
      ? foreignImports(join(dirname(module), one), seen)
      : [one.replace(/^((@[^/]+\/)?[^/]+).*/, '$1')],
  );
}

test('what is imported needs the dependencies, for policies a runtime, and nothing else', () => {
  const seen = new Set<string>();
  const found = TOPICS.flatMap((topic) => foreignImports(join(installed, `package/${topic}.js`), seen));
  expect([...new Set(found)].toSorted()).toEqual(['@noble/hashes', 'onnxruntime-web', 'pure-rand', 'valibot']);
});

test('the example for Node plays a match, the same by either runtime', async () => {
  writeFileSync(join(place, 'play.js'), inNode);
  const played = await without('onnxruntime-web', () => ran(process.execPath, 'play.js'));
  expect(played).toEqual({ status: 0, out: expect.stringMatching(/^\w+ wins after \d+ deals\n$/), error: '' });
  expect(await without('onnxruntime-node', () => ran(process.execPath, 'play.js'))).toEqual(played);
});

test('an arena is played in threads, with a policy of the package, from an empty folder', async () => {
  const seats = 'model:models/general.onnx,threshold:26';
  const command = ['arena', '--rules', 'scat', '--seats', seats, '--deals', '40', '--json'];
  const { status, out } = await ran('npx', '--no-install', 'thirty-one', ...command);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ rules: 'scat', players: 2, deals: 80 });
});

test('what a command writes by itself lies where people stand', async () => {
  const model = join(ROOT, 'models/general.onnx');
  const { out } = await thirtyOne('ladder', '--rules', 'scat', '--model', model, '--rungs', 'expert', '--deals', '2');
  expect(out).toContain('| scat | 2 | expert |');
  expect(existsSync(join(place, 'runs/ladder.jsonl'))).toBe(true);
});

test('commands say how they are started, and what they need', async () => {
  const { out } = await thirtyOne('habits', '--help');
  expect(out).toContain('Usage: npx thirty-one habits [options] <FILE...>');
  expect(out).not.toContain('npm run');
  const queue = ['--queue', 'redis://localhost:6379'];
  expect((await thirtyOne('arena', '--rules', 'scat', '--seats', 'expert,expert', ...queue)).error).toBe(
    '--queue needs a checkout of the project, which workers of other machines have\n',
  );
  const nothing =
    'train needs @tensorflow/tfjs-backend-cpu, which is not installed: npm install @tensorflow/tfjs-backend-cpu\n';
  expect(await thirtyOne('train', '--rules', 'scat')).toEqual({ status: 2, out: '', error: nothing });
  const none = await thirtyOne('aren');
  expect(none).toMatchObject({
    status: 2,
    error: expect.stringMatching(/^"aren" is no command: .*did you mean "arena"/),
  });
});

test('TypeScript finds the types of all topics, and nothing amiss in the examples', async () => {
  const modules = ['thirty-one', ...TOPICS.map((topic) => `thirty-one/${topic}`)];
  const imports = modules.map((name, i) => `import * as topic${i} from '${name}';\n`);
  const uses = modules.map((_, i) => `// @ts-expect-error\ntopic${i}.missing;\n`);
  const sources = { 'types.ts': [...imports, ...uses].join(''), 'play.ts': inNode, 'page.ts': inPage };
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(place, name), text);
  const modulesOfProject = join(ROOT, 'node_modules');
  const types = [
    '--typeRoots',
    join(modulesOfProject, '@types'),
    '--types',
    `node,${join(modulesOfProject, 'vite/client')}`,
  ];
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2023,dom', ...types];
  const compiler = join(modulesOfProject, 'typescript/bin/tsc');
  const files = Object.keys(sources);
  expect(await ran(process.execPath, compiler, ...options, ...files)).toEqual({ status: 0, out: '', error: '' });
});

test('the package itself has all topics but the policies, and needs no runtime', async () => {
  const print = "import('thirty-one').then((all) => console.log('Match' in all, 'loadPolicy' in all))";
  const run = () => without('onnxruntime-node', () => ran(process.execPath, '-e', print));
  expect(await without('onnxruntime-web', run)).toEqual({ status: 0, out: 'true false\n', error: '' });
});

test('the example for a page plays a match in Chromium', async () => {
  writeFileSync(join(place, 'index.html'), '<!doctype html>\n<script type="module" src="page.js"></script>\n');
  writeFileSync(join(place, 'page.js'), inPage);
  await build({ root: place, configFile: false, logLevel: 'error' });
  const { origin, close } = await servePlainly(join(place, 'dist'));
  const browser = await launchShell();
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.getByText(/^\w+ wins after \d+ deals$/).waitFor();
  } finally {
    await browser.close();
    await close();
  }
});
