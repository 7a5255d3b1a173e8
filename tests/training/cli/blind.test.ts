import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { MatchRecord } from '../../../engine/record.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { RecordedBots } from '../../../training/cli/bots/recorded-bots.ts';
import { botsOf, sealedMatch } from '../../engine/fair/sealed-match.ts';
import { runHere } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MODELS = join(ROOT, 'models');
const folder = temporaryFolder();

/** A match of the general policy in its first seats, and the expert in the last. */
async function played(): Promise<MatchRecord> {
  const policy = createHash('sha256')
    .update(readFileSync(join(MODELS, 'general.onnx')))
    .digest('hex');
  const recorded = new RecordedBots(MODELS);
  await recorded.load(policy);
  const bots = [...botsOf(policy, 2), ...botsOf('expert', 1)];
  const create = recorded.create.bind(recorded);
  return sealedMatch({ rules: preset('scat'), bots, seed: 9, create, mostDeals: 3 });
}

const record = await played();

function file(name: string, change: (copy: MatchRecord) => void = () => undefined): string {
  const copy = structuredClone(record);
  change(copy);
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(copy));
  return path;
}

/** Bots of all deals, as the record has them. */
const botsIn = ({ deals }: MatchRecord) => deals.flatMap(({ bots }) => bots ?? []).filter((bot) => bot !== null);

const blind = (...args: string[]) => runHere('blind', ...args, '--models', MODELS);

test('bots that a sealed record names do as it says, and the same with other hidden cards', async () => {
  const { out, status } = await blind(file('match.json'), '--again', '2');
  expect(out).toMatch(
    /: \d+ decisions asked again, 2 times each with other hidden cards: the same action every time\n$/,
  );
  expect(status).toBe(0);
});

test('where a bot does otherwise, deal, action and seat are named, and the exit status is 1', async () => {
  const path = file('other-level.json', (copy) => {
    for (const bot of botsIn(copy)) bot.level = bot.level === 'master' ? 'beginner' : 'master';
  });
  const { out, status } = await blind(path, '--again', '1');
  expect(out).toMatch(
    /: deal \d, action \d+, seat \d: "[\w ]+" is recorded, but the bot that it names answers "[\w ]+"/,
  );
  expect(status).toBe(1);
});

test('what cannot be asked is said, with the reason, and counts as unchecked', async () => {
  const path = file('unknown.json', (copy) => {
    for (const bot of botsIn(copy)) bot.policy = '5a'.repeat(32);
    delete copy.deals[0].bots;
  });
  const { out, status } = await blind(path);
  expect(out).toContain('no decision was asked again');
  expect(out).toMatch(/\d+ decisions not asked: no policy here has the SHA-256 (5a){32}\n/);
  expect(out).toMatch(/\d+ decisions not asked: the record does not say which bot played/);
  expect(status).toBe(1);
});

test('any other bot can be asked, also in a record that names none', async () => {
  const path = file('first.json', (copy) => {
    delete copy.fair;
    copy.deals = copy.deals.map(({ bots: _bots, secret: _secret, ...deal }) => deal);
  });
  const { out, status } = await blind(path, '--bot', 'expert', '--again', '1', '--json');
  const [found] = (JSON.parse(out) as { records: { decisions: number; asked: number }[] }).records;
  expect(found.decisions).toBeGreaterThan(10);
  expect(found).toMatchObject({ asked: found.decisions, differences: [] });
  expect(status).toBe(0);
});

test('a record that does not replay is refused with what is wrong', async () => {
  const { status, error } = await blind(file('damaged.json', ({ deals }) => deals[0].actions.pop()));
  expect(error).toMatch(/damaged\.json: deal 1, action \d+: the deal is not complete\n$/);
  expect(status).toBe(2);
});
