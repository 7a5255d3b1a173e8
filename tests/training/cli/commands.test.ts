import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { Random } from '../../../engine/random.ts';
import { preset } from '../../../engine/rules/resolve.ts';
import { initialParameters } from '../../../training/learner/network/parameters.ts';
import { traceToOnnx } from '../../../training/learner/tensorflow/tracing/trace.ts';
import { MODEL_FORMAT } from '../../../training/learner/files/policy-file.ts';
import { policyForward, writePolicyFile } from '../../../training/learner/tensorflow/write-policy-file.ts';
import { suitNetwork } from '../../../training/learner/tensorflow/suit-network.ts';
import { runHere } from '../support/command.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'thirty-one-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const LADDER = ['--rules', 'scat', '--model', 'models/scat.onnx'];

const network = suitNetwork();
const untrained = initialParameters(network.policyParameters, new Random(1));

describe('bad input: one line that says what was wrong and what is allowed, and status 2', async () => {
  const brokenJson = file('broken.json', '{"format": "thirty-one-rules/1", ');
  const unknownKey = file('unknown.json', '{"format": "thirty-one-rules/1", "jokers": 2}');
  const badValue = file('value.json', '{"format": "thirty-one-rules/1", "lives": 99}');
  const text = file('text.onnx', 'no model');
  const otherVersion = file(
    'version.onnx',
    await traceToOnnx({
      name: 'x',
      ...policyForward(network, untrained),
      metadata: { format: MODEL_FORMAT, observation: '99' },
    }),
  );
  const general = file('general.onnx', readFileSync(join(ROOT, 'models/general.onnx')));
  file('general.critic.onnx', 'no critic');
  const truncated = file('truncated.json', '{"format": "thirty-one-record/2", "rules": {"format"');
  const eleven = Array.from({ length: 11 }, () => 'random').join(',');

  test.each<[string, string, string[], RegExp]>([
    [
      'unknown preset',
      'arena',
      ['--rules', 'poker', '--seats', 'random,random'],
      /"poker".*neither a preset nor a file: allowed names are scat/,
    ],
    ['broken rules JSON', 'arena', ['--rules', brokenJson, '--seats', 'random,random'], /broken\.json is not JSON/],
    ['unknown key', 'train', ['--rules', unknownKey], /unknown\.json: "jokers" is not a rule: allowed are/],
    [
      'value out of range',
      'train',
      ['--rules', badValue],
      /value\.json: "lives" is 99: allowed is a whole number from 1 to 20/,
    ],
    [
      'no such model',
      'arena',
      ['--rules', 'scat', '--seats', 'model:none.onnx,random'],
      /there is no file "none\.onnx"/,
    ],
    ['not a model', 'arena', ['--rules', 'scat', '--seats', `model:${text},random`], /it is not an ONNX file/],
    [
      'another observation version',
      'arena',
      ['--rules', 'scat', '--seats', `model:${otherVersion},random`],
      /version 99, .*version \d+: train it again/,
    ],
    ['11 players', 'arena', ['--rules', 'scat', '--seats', eleven], /"scat" is for 2 to 10 players, not 11/],
    [
      '11 players to train',
      'train',
      ['--rules', 'scat', '--players', '11'],
      /--players is "11": allowed .* from 2 to 10/,
    ],
    [
      'no such bot',
      'arena',
      ['--rules', 'scat', '--seats', 'random,genius'],
      /"genius" is no bot: allowed are random, threshold:K/,
    ],
    [
      'threshold without a number',
      'arena',
      ['--rules', 'scat', '--seats', 'random,threshold'],
      /allowed is threshold:K/,
    ],
    ['pipe without a command', 'arena', ['--rules', 'scat', '--seats', 'random,pipe:'], /allowed is pipe:COMMAND/],
    [
      'search without a number of deals',
      'arena',
      ['--rules', 'scat', '--seats', 'random,search:models/scat.onnx'],
      /allowed is search:FILE\.onnx@N with N from 1 to 10000/,
    ],
    [
      'unknown level',
      'arena',
      ['--rules', 'scat', '--seats', 'random,level:models/scat.onnx@genius'],
      /"level:models\/scat\.onnx@genius": .*LEVEL beginner, casual, regular, strong, master and STYLE even, early-knocker/,
    ],
    [
      'unknown style',
      'arena',
      ['--rules', 'scat', '--seats', 'random,level:models/scat.onnx@strong/angry'],
      /LEVEL beginner.* and STYLE even, early-knocker, hoarder, gambler, cautious/,
    ],
    [
      'explaining nothing',
      'rules',
      ['explain'],
      /no games are given: allowed is one preset or rules file to explain, or two of them/,
    ],
    ['comparing one game', 'rules', ['compare', 'scat'], /1 games are given: allowed is one/],
    ['rules to sing', 'rules', ['sing', 'scat'], /the game is "sing", which is neither a preset nor a file/],
    ['a game that does not exist', 'rules', ['explain', 'scaat'], /the game is "scaat".*; did you mean "scat"\?/],
    ['a broken game', 'rules', ['compare', 'scat', badValue], /value\.json: "lives" is 99: allowed is a whole number/],
    [
      'rules in Latin',
      'rules',
      ['explain', 'scat', '--language', 'la'],
      /--language is "la": allowed are en, de, fr, es/,
    ],
    [
      'seven for eight',
      'rules',
      ['explain', 'thirty-one', '--players', '8'],
      /"thirty-one" is for 2 to 7 players, not 8/,
    ],
    ['ladder of nobody', 'ladder', ['--rules', 'scat'], /--model is missing/],
    ['no such rung', 'ladder', [...LADDER, '--rungs', 'genius'], /"genius" is no bot/],
    ['11 players on a ladder', 'ladder', [...LADDER, '--players', '11'], /allowed is a whole number from 2 to 10/],
    ['a ladder of nothing', 'ladder', [...LADDER, '--deals', '0'], /--deals and --matches are both 0/],
    ['no such control', 'ladder', [...LADDER, '--control', 'x.onnx'], /--control is "x\.onnx", which is no file/],
    ['mistakes of nobody', 'mistakes', ['--rules', 'scat'], /--model is missing: allowed is a policy file/],
    [
      'a file for records',
      'arena',
      ['--rules', 'scat', '--seats', 'random,random', '--records', text],
      /--records: ".*text\.onnx" cannot be written \(EEXIST\): allowed is a folder/,
    ],
    [
      'unknown option',
      'arena',
      ['--rules', 'scat', '--cheat'],
      /unknown option '--cheat'; see npm run arena -- --help/,
    ],
    ['no steps', 'train', ['--rules', 'scat', '--steps', 'many'], /--steps is "many": allowed is a whole number/],
    ['nothing to resume', 'train', ['--resume', folder], /there is no checkpoint\.bin in it/],
    ['nothing to start from', 'train', ['--rules', 'scat', '--init', text], /it is not an ONNX file/],
    [
      'a damaged critic',
      'train',
      ['--rules', 'scat', '--init', general],
      /--init is ".*general\.onnx", and its critic is ".*general\.critic\.onnx": it is not an ONNX file/,
    ],
    ['truncated record', 'replay', [truncated], /truncated\.json: it is not JSON/],
    ['no record', 'replay', ['none.json'], /there is no record "none\.json"/],
    [
      'threads of its own beside those of workers',
      'arena',
      ['--rules', 'scat', '--seats', 'random,random', '--workers', '2', '--queue', 'redis://localhost:1'],
      /option '--workers <N>' cannot be used with option '--queue <URL>'/,
    ],
    [
      'a page of luck alone',
      'review',
      ['match.json', '--luck', '--html', 'page.html'],
      /option '--luck' cannot be used with option '--html <FILE>'/,
    ],
    ['nothing to exploit', 'exploit', ['--rules', 'scat'], /give either --model FILE\.onnx or --against SPEC/],
    [
      'a program to exploit',
      'exploit',
      ['--rules', 'scat', '--against', 'pipe:true'],
      /"pipe:true" cannot be learnt against/,
    ],
    [
      'weights of a bot',
      'exploit',
      ['--rules', 'scat', '--against', 'expert', '--from', 'model'],
      /--from model needs --model/,
    ],
    [
      'weights for exploiters of a rival, which has some',
      'exploit',
      ['--rules', 'scat', '--against', 'rival:models/scat-two-rivals.onnx', '--init', 'models/general.onnx'],
      /--init goes with another bot than a rival/,
    ],
  ])('%s', async (_name, command, args, message) => {
    const { status, out, error } = await runHere(command, ...args);
    expect(error.trim()).toMatch(message);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect(out).not.toMatch(/^\s+at /m);
    expect(status).toBe(2);
  });

  const misspelt = file('misspelt.json', '{"format": "thirty-one-rules/1", "knockMinimun": 2}');
  const baseless = file('baseless.json', '{"format": "thirty-one-rules/1", "base": "glof"}');

  test.each<[string, string, string[], string]>([
    [
      'option',
      'arena',
      ['--rules', 'scat', '--seat', 'random,random'],
      ' (Did you mean --seats?); see npm run arena -- --help',
    ],
    ['preset', 'arena', ['--rules', 'cadilac', '--seats', 'random,random'], '; did you mean "cadillac"?'],
    ['other rules', 'train', ['--rules', 'draw-dicard'], '; did you mean "draw-discard"?'],
    ['rules file', 'train', ['--rules', misspelt.replace('spelt', 'spellt')], `; did you mean "${misspelt}"?`],
    ['rule', 'train', ['--rules', misspelt], '; did you mean "knockMinimum"?'],
    ['base', 'train', ['--rules', baseless], '; did you mean "golf"?'],
    ['bot', 'arena', ['--rules', 'scat', '--seats', 'random,treshold:26'], '; did you mean "threshold"?'],
    ['model', 'arena', ['--rules', 'scat', '--seats', 'random,model:models/scatt.onnx'], '"models/scat.onnx"?'],
    ['level', 'arena', ['--rules', 'scat', '--seats', 'random,level:models/scat.onnx@begginer'], '"beginner"?'],
    ['style', 'arena', ['--rules', 'scat', '--seats', 'random,level:models/scat.onnx@strong/hoader'], '"hoarder"?'],
    ['start', 'exploit', ['--rules', 'scat', '--against', 'expert', '--from', 'scrath'], '; did you mean "scratch"?'],
    ['record', 'replay', [truncated.replace('truncated', 'trunctaed')], `; did you mean "${truncated}"?`],
  ])('an unknown name suggests the nearest: %s', async (_name, command, args, end) => {
    const { status, out, error } = await runHere(command, ...args);
    expect(error.endsWith(`${end}\n`), error).toBe(true);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect([status, out]).toEqual([2, '']);
  });

  test('a folder for exploiters that cannot be made is reported before anything is learnt', async () => {
    const { status, error } = await runHere('exploit', '--rules', 'scat', '--against', 'expert', '--out', text);
    expect(error).toMatch(/^--out is ".*text\.onnx", which cannot be written \(EEXIST\): allowed is a folder/);
    expect(status).toBe(2);
  });

  test('a broken manifest beside a policy is reported', async () => {
    const models = mkdtempSync(join(folder, 'models-'));
    writeFileSync(join(models, 'general.onnx'), readFileSync(general));
    writeFileSync(join(models, 'manifest.json'), '{"models": ');
    const seats = `random,level:${join(models, 'general.onnx')}@casual`;
    const { status, error } = await runHere('arena', '--rules', 'scat', '--seats', seats);
    expect(error).toMatch(/^".*manifest\.json" is not a model manifest: .*\n$/);
    expect(status).toBe(2);
  });

  test('nothing is written', () => {
    expect(existsSync(join(ROOT, 'runs', 'unknown-1'))).toBe(false);
  });
});

test('help goes to the output, whatever else is asked', async () => {
  const { status, out, error } = await runHere('arena', '--rules', 'poker', '-h');
  expect(out).toMatch(
    /^Usage: npm run arena -- \[options\]\n[^]*\n {2}--rules <NAME\|FILE> +[^]*\nExample: npm run arena -- --rules/,
  );
  expect([status, error]).toEqual([0, '']);
});

test('a damaged checkpoint is refused', async () => {
  const damaged = mkdtempSync(join(folder, 'damaged-'));
  writeFileSync(join(damaged, 'checkpoint.bin'), 'damaged');
  const { status, error } = await runHere('train', '--resume', damaged);
  expect(error).toMatch(/checkpoint\.bin is damaged/);
  expect(status).toBe(2);
});

test('the arena prints one JSON object and nothing else', async () => {
  const model = file(
    'untrained.onnx',
    await writePolicyFile(network, untrained, {
      rules: preset('scat'),
      players: [2, 10],
      training: { command: '', seed: 1, decisions: 0, seconds: 0, commit: '' },
    }),
  );
  const { out, status } = await runHere(
    'arena',
    '--rules',
    'scat',
    '--seats',
    `expert,model:${model},level:${model}@casual/hoarder`,
    '--deals',
    '20',
    '--json',
  );
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    rules: 'scat',
    players: 3,
    deals: 60,
    seats: [{ spec: 'expert' }, { spec: `model:${model}` }, { spec: `level:${model}@casual/hoarder`, matchWins: null }],
  });
});

test('the arena leaves records of its matches and deals that replay', async () => {
  const records = join(folder, 'new', 'records');
  const arena = ['--seats', 'expert,random', '--records', records];
  expect((await runHere('arena', '--rules', 'scat', '--matches', '2', ...arena)).status).toBe(0);
  expect((await runHere('arena', '--rules', 'golf', '--deals', '1', ...arena)).status).toBe(0);
  const names = readdirSync(records).toSorted();
  expect(names).toEqual([
    'golf-0001-r0.json',
    'golf-0001-r1.json',
    'scat-0001-r0.json',
    'scat-0001-r1.json',
    'scat-0002-r0.json',
    'scat-0002-r1.json',
  ]);
  const { out, status } = await runHere('replay', '--json', ...names.map((name) => join(records, name)));
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ files: 6, errors: [] });
});
