/** `npm run tool -- positions`: looks for positions to learn from in matches that the master plays against itself. */
import { writeFileSync } from 'node:fs';
import { PRESETS, preset } from '../../engine/rules/resolve.ts';
import { command } from './command/command.ts';
import { QUEUE_OPTIONS, path, seed, text, wholeNumber, workersOption } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import { runJob } from './jobs/run-job.ts';

export const positions = command({
  name: 'positions',
  isTool: true,
  does: 'Looks for positions to learn from, in matches that the master plays against itself: something plausible is clearly worse there, and figures say why.',
  options: {
    rules: text({
      value: 'NAMES',
      meaning: 'presets, separated by commas',
      leftOut: 'all but golf, where no figures give reasons',
    }),
    count: wholeNumber({ meaning: 'how many of each preset', from: 1, to: 100, default: 12 }),
    models: path({ value: 'DIR', meaning: 'where the policies are', default: 'models' }),
    seed: seed('another seed plays other matches'),
    out: path({
      value: 'FILE',
      meaning: 'where they are written',
      default: 'game/screens/exercises/positions.json',
    }),
    workers: workersOption(),
    ...QUEUE_OPTIONS,
  },
  example: '--rules scat,gin --count 20 --out positions.json',
  notes: [
    'What looks plausible is what bots by rules of thumb play (`threshold`, `expert`). It is kept where it loses 5 points or more of ten for certain, as `npm run review` judges it, where the master plays what is best, and where figures give a reason.',
    'The game takes its exercises from the file that is written by default.',
  ],
  async run({ options }) {
    const { models, count } = options;
    const names = namesOf(options.rules);
    const found = await runJob({
      kind: 'positions',
      shared: { models, count, seed: options.seed },
      parts: names.map((rules) => ({ rules, index: PRESETS.indexOf(rules) })),
      unit: 'presets',
      options,
    });
    const lines = found.flat().map((position) => JSON.stringify(position));
    writeFileSync(options.out, `[\n${lines.join(',\n')}\n]\n`);
    for (const [i, name] of names.entries()) process.stdout.write(`${name.padEnd(16)} ${found[i].length}\n`);
  },
});

/** @throws {UsageError} where one is no preset */
function namesOf(list: string | undefined): string[] {
  const names = list?.split(',') ?? PRESETS.filter((name) => preset(name).play !== 'golf');
  const unknown = names.find((name) => !PRESETS.includes(name));
  if (unknown === undefined) return [...names];
  throw new UsageError(`--rules names "${unknown}": allowed are ${PRESETS.join(', ')}`);
}
