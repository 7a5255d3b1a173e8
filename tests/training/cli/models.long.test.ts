import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import { readManifest } from '../../../game/catalogue/manifest.ts';
import { readMetadata } from '../../../training/learner/onnx/read.ts';
import { withWeights } from '../../../training/learner/onnx/weights.ts';
import { runHere } from '../support/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'thirty-one-models-'));
cpSync('models/manifest.json', join(folder, 'manifest.json'));
const manifest = (): string => readFileSync(join(folder, 'manifest.json'), 'utf8');
const before = manifest();
afterAll(() => rmSync(folder, { recursive: true }));

const models = (...args: string[]) => runHere('models', ...args, '--folder', folder);

describe('npm run models', () => {
  test('add copies a policy with its critic, lists it first and writes a page about it; remove undoes that', async () => {
    const added = await models('add', 'models/general.onnx', '--name', 'Grandma’s', '--packs', '6');
    expect([added.status, added.error]).toEqual([0, '']);
    const files = ['grandmas.onnx', 'grandmas.critic.onnx', 'grandmas.md', 'manifest.json'];
    expect(added.out).toBe(files.map((file) => `${join(folder, file)}\n`).join(''));
    const [first, ...others] = readManifest(JSON.parse(manifest()));
    expect(first).toMatchObject({
      name: 'Grandma’s',
      file: 'grandmas.onnx',
      critic: 'grandmas.critic.onnx',
      rules: 'all',
      players: [2, 10],
    });
    expect(others).toEqual(readManifest(JSON.parse(before)));
    expect(readFileSync(join(folder, 'grandmas.onnx'))).toEqual(readFileSync('models/general.onnx'));
    const page = readFileSync(join(folder, 'grandmas.md'), 'utf8');
    expect(page).toMatch(/^Rules: all, 2 to 10 players\. /m);
    expect(page).toMatch(/^ {4}npm run train -- --rules all/m);
    const seats = 'model:models/general.onnx,expert';
    const arena = await runHere('arena', '--rules', 'scat', '--seats', seats, '--matches', '6', '--seed', '31');
    const [, wins] = /^model:\S+ +(wins \d+\.\d ± \d+\.\d% of matches)$/m.exec(arena.out) ?? [];
    expect(page).toMatch(new RegExp(`^It ${wins} from \`expert\` .*; 6 packs in all rotations`, 'm'));

    const again = await models('add', 'models/scat.onnx', '--name', 'Grandma’s');
    expect(again.error).toMatch(/^a model called "Grandma’s" is in .* already: choose another name, or npm run models/);
    expect(again.status).toBe(2);

    expect((await models('remove', 'Grandma’s')).status).toBe(0);
    expect(manifest()).toBe(before);
    expect(files.slice(0, 3).filter((file) => existsSync(join(folder, file)))).toEqual([]);
  });

  test('add writes the page of a policy for rules of its own with their name', async () => {
    const file = join(folder, 'brought.onnx');
    const rules = JSON.stringify({ format: RULES_FORMAT, name: 'Grandpa’s', base: 'golf', lives: 1 });
    const bytes = readFileSync('models/general.onnx');
    writeFileSync(file, withWeights(bytes, {}, { ...readMetadata(bytes), rules, players: '[2,2]' }));
    expect((await models('add', file, '--name', 'Ours', '--packs', '2')).error).toBe('');
    expect(readFileSync(join(folder, 'ours.md'), 'utf8')).toMatch(/^Rules: Grandpa’s, 2 players\. /m);
    expect((await models('remove', 'Ours')).status).toBe(0);
  });

  test('list says what there is', async () => {
    const { out } = await runHere('models', 'list');
    expect(out).toMatch(/^name +file +rules +players +size\n/);
    expect(out).toMatch(/^general +general\.onnx +all +2 to 10 +\d+ kB$/m);
  });

  test.each([
    [['remove', 'gini'], /^no model is called "gini": allowed are default for two, .*did you mean "gin"\?\n$/],
    [['add', 'models/nothing.onnx', '--name', 'x'], /^there is no file "models\/nothing\.onnx"/],
    [['add', 'models/general.critic.onnx', '--name', 'x'], /^the policy ".*": it is not a policy for Thirty-One/],
    [
      ['add', 'models/scat.onnx', '--name', 'general'],
      /^a model called "general" is in .* already: choose another name/,
    ],
    [['add', 'models/general.onnx'], /^add needs --name/],
    [['sell'], /^models was asked for "sell": allowed are list, add FILE.onnx --name NAME, remove NAME\n$/],
  ])('%j is refused in one line, and nothing changes', async (args, line) => {
    const { status, out, error } = await models(...args);
    expect(error).toMatch(line);
    expect([status, out, manifest()]).toEqual([2, '', before]);
  });
});
