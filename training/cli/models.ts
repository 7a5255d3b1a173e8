/** `npm run models`: the models that the game offers. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { resolveRules } from '../../engine/rules/resolve.ts';
import { criticBeside } from './bots/model-file.ts';
import { command, runWhereStarted } from './command/command.ts';
import { didYouMean } from './command/nearest.ts';
import { typedPath } from './command/paths.ts';
import { path, positiveNumber, text, wholeNumber, workersOption } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import { addModel, MEASURED_PACKS } from './jobs/add-model.ts';
import { readListedModels, writeListedModels, type ListedModel } from './support/manifest.ts';
import { playersText, textTable } from './command/in-words.ts';

const FOLDER = 'models';
const MOST_PACKS = 1_000_000;
const VERBS = 'allowed are list, add FILE.onnx --name NAME, remove NAME';

export const models = command({
  name: 'models',
  does: 'Lists the models that the game offers, adds one, or removes one.',
  options: {
    name: text({ value: 'NAME', meaning: 'with add, what the model is called' }),
    factorCost: positiveNumber({
      meaning: 'with add, its cost of a factor of e, as npm run tool -- mistakes measures it',
      value: 'SHARE',
      leftOut: 'that of the policy that it began with',
    }),
    packs: wholeNumber({
      meaning: 'with add, on how many packs its strength is measured for its page, in all rotations of the seats',
      from: 1,
      to: MOST_PACKS,
      default: MEASURED_PACKS,
    }),
    folder: path({ value: 'DIR', meaning: 'where the models are', default: FOLDER }),
    workers: workersOption(),
  },
  files: 'list, add FILE.onnx or remove NAME',
  example: 'add runs/scat-1/policy.onnx --name ours',
  notes: [
    'add copies a policy, lists it first and writes a page about it, for which it plays matches against expert. The game plays every game with equivalent rules with it from the next npm start on.',
  ],
  async run({ options, files: [verb, given, ...more] }) {
    const { folder, name, factorCost, packs, workers } = options;
    if (more.length > 0) throw new UsageError(`too much is said after ${verb}: ${VERBS}`);
    if (verb === 'list' && given === undefined) process.stdout.write(table(listed(folder)));
    else if (verb === 'add' && given !== undefined) {
      if (name === undefined) throw new UsageError('add needs --name: allowed is a name');
      await addModel({ file: typedPath(given), name, folder, factorCost, packs, workers });
    } else if (verb === 'remove' && given !== undefined) remove(folder, given);
    else throw new UsageError(`models was asked for "${[verb, given].filter(Boolean).join(' ')}": ${VERBS}`);
  },
});
await runWhereStarted(import.meta.url, models);

function listed(folder: string): ListedModel[] {
  const found = readListedModels(folder);
  if (found === null) throw new UsageError(`--folder is "${folder}", which has no list of models`);
  return found;
}

function table(all: readonly ListedModel[]): string {
  const rows = all.map(({ name, file, rules, players, bytes = 0 }) => [
    name,
    file,
    typeof rules === 'string' ? rules : resolveRules(rules).name,
    playersText(players),
    `${Math.round(bytes / 1024)} kB`,
  ]);
  return textTable([['name', 'file', 'rules', 'players', 'size'], ...rows]);
}

/** @throws {UsageError} where none is called that */
function remove(folder: string, name: string): void {
  const all = listed(folder);
  const gone = all.find((model) => model.name === name);
  if (gone === undefined) {
    const names = all.map((model) => model.name);
    throw new UsageError(`no model is called "${name}": allowed are ${names.join(', ')}${didYouMean(name, names)}`);
  }
  // Listed no more before its files go: a list that names a file which is not there would keep the game from playing.
  writeListedModels(
    folder,
    all.filter((model) => model !== gone),
  );
  const files = [gone.file, criticBeside(gone.file), ...(gone.card === undefined ? [] : [gone.card])];
  const there = files.map((file) => join(folder, file)).filter((file) => existsSync(file));
  for (const file of there) rmSync(file);
  process.stdout.write(`removed ${there.join(', ')}\n`);
}
