import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createRandomBot } from '../../../engine/bots/bot.ts';
import { Random } from '../../../engine/random.ts';
import { resolveRules } from '../../../engine/rules/resolve.ts';
import { ROOT } from '../../../training/cli/command/paths.ts';
import { MODEL_FORMAT } from '../../../training/learner/files/stored-model.ts';
import { writeModel } from '../../../training/learner/onnx/write.ts';
import { recordOf } from '../../engine/support/matches.ts';
import { runHere } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs what stands after `npm run`, but for the `--`. */
function run(line: string) {
  const [command, ...args] = line.split(' ');
  return runHere(command, ...args);
}

const ARENA = 'arena --rules scat --seats random';
const LADDER = 'ladder --rules scat --model models/general.onnx';
const EXPLOIT = 'exploit --rules scat';

const brokenJson = file('broken.json', '{"format": "thirty-one-rules/1", ');
const badValue = file('value.json', '{"format": "thirty-one-rules/1", "lives": 99}');
const text = file('text.onnx', 'no model');
const graph = { name: 'x', inputs: [], outputs: [], initializers: [], nodes: [] };
const otherVersion = file('version.onnx', writeModel(graph, { format: MODEL_FORMAT, observation: '99' }));
const general = join(folder, 'general.onnx');
copyFileSync(join(ROOT, 'models/general.onnx'), general);
file('general.critic.onnx', 'no critic');
const eleven = { format: 'thirty-one-rules/1', base: 'single', players: [11, 11] };
const large = file('large.json', JSON.stringify(eleven));
const largeRecord = file(
  'large-record.json',
  JSON.stringify(await recordOf(resolveRules(eleven), 11, 1, createRandomBot(new Random(1)))),
);
const truncated = file('truncated.json', '{"format": "thirty-one-record/2", "rules": {"format"');

describe('bad input: one line that says what was wrong and what is allowed, and status 2', () => {
  test.each<[line: string, message: RegExp]>([
    [`arena --rules ${brokenJson} --seats random,random`, /broken\.json is not JSON/],
    [`train --rules ${badValue}`, /value\.json: "lives" is 99: allowed is a whole number from 1 to 20/],
    [`${ARENA},model:${text}`, /it is not an ONNX file/],
    [`${ARENA},model:${otherVersion}`, /version 99, .*version \d+: train it again/],
    [`${ARENA}${',random'.repeat(10)}`, /"scat" is for 2 to 10 players, not 11/],
    [
      `arena --rules ${large} --seats random${',random'.repeat(10)} --control ${general}`,
      /--control needs .* up to 10 seats/,
    ],
    [`train --rules ${large}`, /rules "single" are for 11 or more: policies play with up to 10/],
    [`review ${largeRecord}`, /large-record\.json" has 11 seats: allowed are up to 10, with which policies play/],
    [`habits ${largeRecord}`, /large-record\.json" has 11 seats: allowed are up to 10, with which policies play/],
    [`${ARENA},threshold`, /allowed is threshold:K/],
    [`${ARENA},pipe:`, /allowed is pipe:COMMAND/],
    [`${ARENA},search:models/general.onnx`, /allowed is search:FILE\.onnx@N with N from 1 to 10000/],
    [`${ARENA},random --records ${text}`, /".*text\.onnx" cannot be written: a file has that name \(EEXIST\)/],
    [`${ARENA},random --workers 2 --queue redis://localhost:1`, /'--workers <N>' cannot be used with option '--queue/],
    ['rules explain', /no games are given: allowed is one preset or rules file to explain, or two of them/],
    ['rules compare scat', /1 games are given: allowed is one/],
    ['rules sing scat', /the game is "sing", which is neither a preset nor a file/],
    ['rules explain scat --language la', /--language is "la": allowed are en, de, fr, es/],
    ['rules explain thirty-one --players 8', /"thirty-one" is for 2 to 7 players, not 8/],
    ['ladder --rules scat', /--model is missing/],
    [`${LADDER} --rungs genius`, /"genius" is no bot/],
    [`${LADDER} --players 11`, /allowed is a whole number from 2 to 10/],
    [`${LADDER} --deals 0`, /--deals and --matches are both 0/],
    [`${LADDER} --control x.onnx`, /--control is "x\.onnx", which is no file/],
    [`train --resume ${folder}`, /there is no checkpoint\.bin in it/],
    [`train --rules scat --init ${text}`, /it is not an ONNX file/],
    [`train --rules scat --init ${general}`, /^--init is ".*", and its critic is ".*critic\.onnx": it is not an ONNX/],
    [`replay ${truncated}`, /truncated\.json: it is not JSON/],
    [EXPLOIT, /give either --model FILE\.onnx or --against SPEC/],
    [`${EXPLOIT} --against pipe:true`, /"pipe:true" cannot be learnt against/],
    [`${EXPLOIT} --against expert --from model`, /--from model needs a policy/],
    [`${EXPLOIT} --against expert --out ${text}`, /".*text\.onnx" cannot be written: a file has that name \(EEXIST\)/],
  ])('%s', async (line, message) => {
    const { status, out, error } = await run(line);
    expect(error.trim()).toMatch(message);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(out).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });

  const misspelt = file('misspelt.json', '{"format": "thirty-one-rules/1", "knockMinimun": 2}');
  const baseless = file('baseless.json', '{"format": "thirty-one-rules/1", "base": "glof"}');

  test.each<[line: string, meant: string]>([
    ['arena --rules cadilac --seats random,random', 'cadillac'],
    ['train --rules draw-dicard', 'draw-discard'],
    [`train --rules ${misspelt.replace('spelt', 'spellt')}`, misspelt],
    [`train --rules ${misspelt}`, 'knockMinimum'],
    [`train --rules ${baseless}`, 'golf'],
    [`${ARENA},treshold:26`, 'threshold'],
    [`${ARENA},model:models/generall.onnx`, 'models/general.onnx'],
    [`${ARENA},level:models/general.onnx@begginer`, 'beginner'],
    [`${ARENA},level:models/general.onnx@strong/hoader`, 'hoarder'],
    [`${EXPLOIT} --against expert --from scrath`, 'scratch'],
    [`replay ${truncated.replace('truncated', 'trunctaed')}`, truncated],
  ])('an unknown name suggests the nearest: %s', async (line, meant) => {
    const { status, out, error } = await run(line);
    expect(error.endsWith(`; did you mean "${meant}"?\n`), error).toBe(true);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect([status, out]).toEqual([2, '']);
  });

  test('a broken manifest beside a policy is reported', async () => {
    const models = join(folder, 'models');
    mkdirSync(models);
    copyFileSync(general, join(models, 'general.onnx'));
    writeFileSync(join(models, 'manifest.json'), '{"models": ');
    const { status, error } = await run(`${ARENA},level:${models}/general.onnx@casual`);
    expect(error).toMatch(/^".*manifest\.json" is not a model manifest: .*\n$/);
    expect(status).toBe(2);
  });

  test('a damaged checkpoint is refused', async () => {
    file('checkpoint.bin', 'damaged');
    const { status, error } = await run(`train --resume ${folder}`);
    expect(error).toMatch(/checkpoint\.bin is damaged/);
    expect(status).toBe(2);
  });
});

test('help goes to the output, whatever else is asked', async () => {
  const { status, out, error } = await run('arena --rules poker -h');
  expect(out).toMatch(
    /^Usage: npm run arena -- \[options\]\n[^]*\n {2}--rules <NAME\|FILE> +[^]*\nExample: npm run arena -- --rules/,
  );
  expect([status, error]).toEqual([0, '']);
});

test('the arena prints one JSON object and nothing else, and leaves records that replay', async () => {
  const specs = ['expert', 'model:models/general.onnx', 'level:models/general.onnx@casual/hoarder'];
  const records = join(folder, 'new', 'records');
  const played = `--seats ${specs.join()} --matches 1 --workers 1 --records ${records} --json`;
  const { out, status } = await run(`arena --rules scat ${played}`);
  expect(status).toBe(0);
  const seats = specs.map((spec) => ({ spec, tokensGainedPerDeal: null }));
  expect(JSON.parse(out)).toMatchObject({ rules: 'scat', players: 3, matches: 3, seats });
  expect(readdirSync(records).toSorted()).toEqual([0, 1, 2].map((rotation) => `scat-0001-r${rotation}.json`));
  const replayed = await run(`replay --json ${records}`);
  expect(replayed.status).toBe(0);
  expect(JSON.parse(replayed.out)).toMatchObject({ files: 3, errors: [] });
});
