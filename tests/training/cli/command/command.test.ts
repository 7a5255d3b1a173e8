import { describe, expect, test } from 'vitest';
import { command } from '../../../../training/cli/command/command.ts';
import { helpOf, sectionOf } from '../../../../training/cli/command/help.ts';
import {
  choice,
  choices,
  flag,
  positiveNumber,
  redisUrl,
  text,
  wholeNumber,
} from '../../../../training/cli/command/options.ts';
import { whenGiven } from '../../../../training/cli/command/option.ts';
import { readArguments } from '../../../../training/cli/command/read-arguments.ts';
import { UsageError } from '../../../../training/cli/command/usage-error.ts';

const play = command({
  name: 'play',
  does: 'Plays.',
  options: {
    seats: text({ value: 'SPEC,…', meaning: 'who plays', allowed: 'allowed is a list of bots', required: true }),
    deals: wholeNumber({ meaning: 'how many deals', from: 1, to: 1_000, default: 100 }),
    matches: wholeNumber({ meaning: 'how many matches', from: 1, to: 1_000 }),
    minutes: positiveNumber({ meaning: 'for how long', leftOut: 'as long as it takes' }),
    light: choice(['day', 'night'], { meaning: 'the light', default: 'day' }),
    shown: choices(['cards', 'tokens'], { meaning: 'what is shown', default: ['cards', 'tokens'], leftOut: 'all' }),
    json: flag('prints JSON'),
  },
  files: 'where to write',
  atMostOne: [['deals', 'matches']],
  example: '--seats random,random game.json',
  notes: ['A note.'],
  run: () => {},
});

const look = command({
  name: 'look',
  does: 'Looks.',
  options: {
    model: text({ value: 'FILE.onnx', meaning: 'at a model', allowed: 'allowed is a file' }),
    against: text({ value: 'SPEC', meaning: 'at a bot', allowed: 'allowed is a bot' }),
  },
  exactlyOne: [['model', 'against']],
  example: '--model a.onnx',
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

const teach = command({
  name: 'teach',
  does: 'Teaches.',
  options: {
    again: text({ value: 'DIR', meaning: 'what is taught again', allowed: 'allowed is a folder' }),
    pupils: wholeNumber({
      meaning: 'how many learn',
      from: 1,
      to: 9,
      default: 2,
      notWith: [
        whenGiven('again', 'they stay the same'),
        { name: 'few words', holds: (given) => given.get('words') === 'few' },
      ],
    }),
    words: text({ value: 'HOW', meaning: 'how', allowed: 'allowed is anything', required: true }),
    slowly: { ...flag('takes its time'), needs: whenGiven('pupils') },
  },
  example: '--words many',
  run: () => {},
});

describe('options that do not go together are refused', () => {
  test.each([
    [['--again', 'x', '--pupils', '2'], '--pupils does not go with --again: they stay the same'],
    [['--pupils', '3', '--words', 'few'], '--pupils does not go with few words'],
    [['--slowly', '--words', 'many'], '--slowly needs --pupils'],
  ])('%j', (args, message) => {
    expect(() => readArguments(teach, args)).toThrow(new UsageError(message));
  });

  test('and taken otherwise', () => {
    const { options } = readArguments(teach, ['--slowly', '--pupils', '3', '--words', 'many']);
    expect(options).toMatchObject({ slowly: true, pupils: 3 });
    expect(readArguments(teach, ['--again', 'x', '--words', 'few']).options.pupils).toBe(2);
  });

  test('and help says so', () => {
    expect(helpOf(teach)).toMatch(/--pupils N .* how many learn; not with --again, few words \(default: 2\)\n/);
    expect(sectionOf(teach)).toContain('| `--slowly` |  | takes its time; needs --pupils |');
  });
});

test('a command line is read as it is declared', () => {
  const defaults = { deals: 100, matches: undefined, minutes: undefined, light: 'day', json: false };
  expect(readArguments(play, ['--seats', 'a,b', 'one.json', 'two.json'])).toEqual({
    options: { seats: 'a,b', ...defaults, shown: ['cards', 'tokens'] },
    files: ['one.json', 'two.json'],
  });
  const all = ['--seats=a', '--matches', '3', '--minutes', '.5', '--light=night', '--shown', 'tokens', '--json', 'x'];
  expect(readArguments(play, all)).toEqual({
    options: { seats: 'a', deals: 100, matches: 3, minutes: 0.5, light: 'night', shown: ['tokens'], json: true },
    files: ['x'],
  });
});

describe('invalid input is reported', () => {
  test.each<[string, string[], string]>([
    ['an unknown option', ['--deal', '3'], '; did you mean --deals?'],
    ['one that is like no other', ['--cheat'], '--cheat is not an option of play: allowed are --seats, --deals, '],
    ['a letter', ['-d', '3'], '-d is not an option of play: allowed are --seats'],
    ['no value', ['--seats', '--json', 'x'], '--seats has no value: allowed is --seats SPEC,…'],
    ['no value at the end', ['--seats'], '--seats has no value'],
    ['a value of a flag', ['--json=yes'], '--json takes no value'],
    ['nothing where something is required', ['x'], '--seats is missing: allowed is a list of bots'],
    ['no files', ['--seats', 'a'], 'no file is given: npm run play -- FILE…, where to write'],
    [
      'options that exclude each other',
      ['--deals', '3', '--seats', 'a', '--matches', '4', 'x'],
      '--deals and --matches exclude each other: give one of them',
    ],
    [
      'part of a number',
      ['--seats', 'a', '--deals', '1.5', 'x'],
      '--deals is "1.5": allowed is a whole number from 1 to',
    ],
    [
      'a number outside',
      ['--seats', 'a', '--deals', '1001', 'x'],
      '--deals is "1001": allowed is a whole number from 1',
    ],
    ['less than nothing', ['--seats', 'a', '--minutes', '-1', 'x'], '--minutes is "-1": allowed is a number above 0'],
    [
      'an unknown name',
      ['--seats', 'a', '--light', 'nihgt', 'x'],
      '--light is "nihgt": allowed are day, night; did you mean "night"?',
    ],
    [
      'an unknown name in a list',
      ['--seats', 'a', '--shown', 'cards,token', 'x'],
      '--shown has "token": allowed are cards, tokens; did you mean "tokens"?',
    ],
  ])('%s', (_name, args, message) => {
    expect(() => readArguments(play, args)).toThrow(UsageError);
    expect(() => readArguments(play, args)).toThrow(message);
  });

  test.each([[[]], [['--model', 'a', '--against', 'b']]])('neither or both of two options: %j', (args) => {
    expect(() => readArguments(look, args)).toThrow('give either --model FILE.onnx or --against SPEC');
  });

  test('files for a command that takes none', () => {
    expect(() => readArguments(look, ['a.onnx'])).toThrow(
      '"a.onnx" is not an option of look: options are written npm run look -- --model …',
    );
  });
});

test('help and messages say how a tool is started', () => {
  expect(helpOf(tidy)).toContain('\nnpm run tool -- tidy FILE… [--all]\n');
  expect(helpOf(tidy)).toContain('\nExample: npm run tool -- tidy --all one.json\n');
  expect(() => readArguments(tidy, [])).toThrow('no file is given: npm run tool -- tidy FILE…, what is tidied');
});

test('a command says whether it may be started without a file', () => {
  const either = { ...tidy, isFileOptional: true } as const;
  expect(helpOf(either)).toContain('\nnpm run tool -- tidy [FILE…] [--all]\n');
  expect(readArguments(either, []).files).toEqual([]);
  expect(readArguments(either, ['one.json']).files).toEqual(['one.json']);
});

test.each(['redis://localhost:6379', 'rediss://USER:PASSWORD@localhost'])('%s is the URL of a Redis', (url) => {
  expect(redisUrl({ meaning: '' }).read(url, '--queue')).toBe(url);
});

test.each(['localhost:6379', 'http://:SECRET@localhost', 'redis://', 'redis://:SECRET@a:b'])(
  '%s is none, and what may be a password is not repeated',
  (url) => {
    expect(() => redisUrl({ meaning: '' }).read(url, `--queue is "${url}"`)).toThrow(
      /^--queue is no URL of a Redis: allowed is the URL of a Redis, such as redis:\/\/localhost:6379$/,
    );
  },
);

test('help shows what a command does, how it is used, every option and an example', () => {
  expect(helpOf(play)).toMatchInlineSnapshot(`
    "Plays.

    npm run play -- FILE… --seats SPEC,… [--deals N | --matches N] [--minutes N] [--light day|night]
        [--shown NAME,…] [--json]

      --seats SPEC,…     who plays (required)
      --deals N          how many deals (default: 100)
      --matches N        how many matches
      --minutes N        for how long (default: as long as it takes)
      --light day|night  the light (default: day)
      --shown NAME,…     what is shown (default: all)
      --json             prints JSON
      -h, --help         shows this help

    A note.

    Example: npm run play -- --seats random,random game.json
    "
  `);
  expect(sectionOf(look)).toMatchInlineSnapshot(`
    "### \`look\`

    Looks.

    \`\`\`
    npm run look -- (--model FILE.onnx | --against SPEC)
    \`\`\`

    | option | default | meaning |
    | --- | --- | --- |
    | \`--model FILE.onnx\` |  | at a model |
    | \`--against SPEC\` |  | at a bot |

    Example: \`npm run look -- --model a.onnx\`
    "
  `);
});
