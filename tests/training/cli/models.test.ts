/** `npm run models`; what `add` writes is in `jobs/add-model.isolated.test.ts`. */
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readManifest } from '../../../game/catalogue/manifest.ts';
import { runHere } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
cpSync('models/manifest.json', join(folder, 'manifest.json'));
const manifest = (): string => readFileSync(join(folder, 'manifest.json'), 'utf8');
const before = manifest();

const models = (...args: string[]) => runHere('models', ...args, '--folder', folder);

test('list says what there is', async () => {
  const { out } = await models('list');
  expect(out).toMatch(/^name +file +rules +players +size\n/);
  expect(out).toMatch(/^general +general\.onnx +all +2 to 10 +\d+ kB$/m);
});

test.each([
  [['remove', 'generl'], /^no model is called "generl": allowed are general; did you mean "general"\?\n$/],
  [['add', 'models/general.critic.onnx', '--name', 'x'], /^the policy ".*": it is not a policy for Thirty-One/],
  [['add', 'models/general.onnx'], /^add needs --name/],
  [['list', 'all'], /^models was asked for "list all": allowed are list, add FILE.onnx --name NAME, remove NAME\n$/],
  [['remove', 'general', 'golf'], /^too much is said after remove: /],
])('%j is refused in one line, and nothing changes', async (args, line) => {
  const { status, out, error } = await models(...args);
  expect(error).toMatch(line);
  expect([status, out, manifest()]).toEqual([2, '', before]);
});

test('remove takes a policy off the list, and its files away', async () => {
  const files = ['general.onnx', 'general.critic.onnx', 'general.md'].map((name) => join(folder, name));
  for (const file of files) writeFileSync(file, '');
  expect(await models('remove', 'general')).toEqual({ status: 0, out: `removed ${files.join(', ')}\n`, error: '' });
  expect(files.filter((file) => existsSync(file))).toEqual([]);
  const names = (text: string) => readManifest(JSON.parse(text)).map(({ name }) => name);
  expect(names(manifest())).toEqual(names(before).filter((name) => name !== 'general'));
});
