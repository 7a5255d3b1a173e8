import { expect, test } from 'vitest';
import { command, helpOf, readArguments } from '../../../../training/cli/command/command.ts';
import {
  choice,
  choices,
  flag,
  positiveNumber,
  redisUrl,
  text,
  wholeNumber,
} from '../../../../training/cli/command/options.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';

const play = command({
  name: 'play',
  does: 'Plays.',
  options: {
    seats: text({ value: 'SPEC,…', meaning: 'who plays', allowed: 'allowed is a list of bots', required: true }),
    deals: wholeNumber({ meaning: 'how many deals', from: 1, to: 1_000, default: 100 }),
    matches: wholeNumber({ meaning: 'how many matches', from: 1, to: 1_000, conflicts: ['deals'] }),
    minutes: positiveNumber({ meaning: 'for how long', leftOut: 'as long as it takes' }),
    light: choice(['day', 'night'], { meaning: 'the light', default: 'day' }),
    shown: choices(['cards', 'tokens'], { meaning: 'what is shown', default: ['cards', 'tokens'], leftOut: 'all' }),
    json: flag('prints JSON'),
  },
  files: 'where to write',
  example: '--seats random,random game.json',
  notes: ['A note.'],
  run: () => {},
});

const look = command({
  name: 'look',
  does: 'Looks.',
  options: {
    fileName: text({ value: 'NAME', meaning: 'at a file' }),
    slowly: flag('takes its time', { needs: 'fileName' }),
  },
  example: '--file-name a.onnx',
  run: () => {},
});

const tidy = command({
  name: 'tidy',
  isTool: true,
  does: 'Tidies.',
  options: { all: flag('tidies all') },
  files: 'what is tidied',
  example: '--all one.json',
  run: () => {},
});

test('a command line is read as it is declared', () => {
  const defaults = { deals: 100, matches: undefined, minutes: undefined, light: 'day', json: false };
  expect(readArguments(play, ['--seats', 'a,b', 'one.json', 'two.json'])).toEqual({
    options: { seats: 'a,b', ...defaults, shown: ['cards', 'tokens'] },
    files: ['one.json', 'two.json'],
    argv: ['--seats', 'a,b', 'one.json', 'two.json'],
  });
  const all = ['--seats=a', '--matches', '3', '--minutes', '.5', '--light=night', '--shown', 'tokens', '--json', 'x'];
  expect(readArguments(play, all)).toEqual({
    options: { seats: 'a', deals: 100, matches: 3, minutes: 0.5, light: 'night', shown: ['tokens'], json: true },
    files: ['x'],
    argv: all,
  });
});

const SEEN = '; see npm run play -- --help';

test.each<[line: string, message: string]>([
  ['--deal 3', `unknown option '--deal' (Did you mean --deals?)${SEEN}`],
  ['--cheat', `unknown option '--cheat'${SEEN}`],
  ['-d 3', `unknown option '-d'${SEEN}`],
  ['--seats --json x', '--seats has no value: give --seats <SPEC,…>'],
  ['x --seats', `option '--seats <SPEC,…>' argument missing${SEEN}`],
  ['--json=yes', `unknown option '--json=yes'${SEEN}`],
  ['x', '--seats is missing: allowed is a list of bots'],
  ['--seats a', `missing required argument 'FILE'${SEEN}`],
  ['--deals 3 --seats a --matches 4 x', `option '--matches <N>' cannot be used with option '--deals <N>'${SEEN}`],
  ['--seats a --deals 1.5 x', '--deals is "1.5": allowed is a whole number from 1 to 1000'],
  ['--seats a --deals 1001 x', '--deals is "1001": allowed is a whole number from 1 to 1000'],
  ['--seats a --minutes -1 x', '--minutes is "-1": allowed is a number above 0'],
  ['--seats a --light nihgt x', '--light is "nihgt": allowed are day, night; did you mean "night"?'],
  ['--seats a --shown cards,token x', '--shown has "token": allowed are cards, tokens; did you mean "tokens"?'],
])('invalid input is reported: %s', (line, message) => {
  expect(() => readArguments(play, line.split(' '))).toThrow(new UsageError(message));
});

test('an option says which one it needs, and a command that it takes no files, as without the -- of npm', () => {
  expect(() => readArguments(look, ['--slowly'])).toThrow('--slowly needs --file-name');
  expect(readArguments(look, ['--slowly', '--file-name', 'x']).options).toEqual({ slowly: true, fileName: 'x' });
  expect(() => readArguments(look, ['a.onnx'])).toThrow(
    '"a.onnx" is no option: options are written npm run look -- --NAME VALUE',
  );
});

test('help and messages say how a tool is started', () => {
  expect(helpOf(tidy)).toMatch(/^Usage: npm run tool -- tidy \[options\] <FILE\.\.\.>\n/);
  expect(helpOf(tidy)).toContain('\nExample: npm run tool -- tidy --all one.json\n');
  expect(() => readArguments(tidy, [])).toThrow("missing required argument 'FILE'; see npm run tool -- tidy --help");
});

test('a command says whether it may be started without a file', () => {
  const either = { ...tidy, isFileOptional: true } as const;
  expect(helpOf(either)).toContain('tidy [options] [FILE...]\n');
  expect(readArguments(either, []).files).toEqual([]);
  expect(readArguments(either, ['one.json']).files).toEqual(['one.json']);
});

test('a URL of a Redis is read as it is; in what is none there may be a password, which is not repeated', () => {
  const read = (url: string) => redisUrl({ meaning: '' }).read(url, `--queue is "${url}"`);
  for (const url of ['redis://localhost:6379', 'rediss://USER:PASSWORD@localhost']) expect(read(url)).toBe(url);
  for (const url of ['localhost:6379', 'http://:SECRET@localhost', 'redis://', 'redis://:SECRET@a:b']) {
    expect(() => read(url)).toThrow(
      /^--queue is no URL of a Redis: allowed is the URL of a Redis, such as redis:\/\/localhost:6379$/,
    );
  }
});

test('help shows what a command does, how it is used, every option and an example', () => {
  expect(helpOf(play)).toMatchInlineSnapshot(`
    "Usage: npm run play -- [options] <FILE...>

    Plays.

    Arguments:
      FILE                 where to write

    Options:
      --seats <SPEC,…>     who plays (required)
      --deals <N>          how many deals (default: 100)
      --matches <N>        how many matches; not with --deals
      --minutes <N>        for how long (default: as long as it takes)
      --light <day|night>  the light (default: day)
      --shown <NAME,…>     what is shown (default: all)
      --json               prints JSON
      -h, --help           shows this help

    A note.

    Example: npm run play -- --seats random,random game.json
    "
  `);
});
