/** A policy becomes one of the models that the game offers: its file, its place in the list, and a page about it. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { OBSERVATION_VERSION } from '../../../engine/observation-layout.ts';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import { equivalentPresets } from '../../../engine/rules/equivalent.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { joinSamples, resultOf, type ArenaSeat, PACKS, packsOf } from '../../learner/evaluation/arena.ts';
import { readModelFacts, type ModelFacts } from '../../learner/files/stored-model.ts';
import { criticBeside, readNamedFile } from '../bots/model-file.ts';
import { UsageError } from '../command/usage-error.ts';
import { readListedModels, writeListedModels, type ListedModel } from '../support/manifest.ts';
import { percentOf, playersText } from '../command/in-words.ts';
import { isScope, playedBy } from '../../../engine/rules/suited.ts';
import { writeAtomically } from '../support/write-atomically.ts';
import { runJob } from './run-job.ts';

/** On how many packs the strength of a model is measured, for its page. */
export const MEASURED_PACKS = 300;
const FEWEST_PACKS = 20;
/** A run of so many seconds is worth measuring on all of them. */
const LONG_RUN = 1_200;

/** On how many packs the policy of a run is measured, by the seconds that it has learnt. */
export function packsAfter(seconds: number): number {
  return Math.round(Math.min(Math.max((MEASURED_PACKS * seconds) / LONG_RUN, FEWEST_PACKS), MEASURED_PACKS));
}

const SEED = 31;

interface NewModel {
  file: string;
  name: string;
  folder: string;
  /** What a factor of e in probability costs; that of the policy that it began with, or a usual value, where not known. */
  factorCost: number | undefined;
  packs: number;
  workers: number;
}

/**
 * Copies a policy (and its critic, where that lies beside it) to the game's models, lists it first, and writes a page
 * about it. Says so, and measures how many matches it wins from `expert`, for that page: whoever breaks that off has all else.
 * @throws {UsageError} where it is no policy, or something of that name is listed or there already; nothing is written then
 */
export async function addModel(added: NewModel): Promise<void> {
  const { file, name, folder, factorCost, packs } = added;
  const origin = `the policy "${file}"`;
  const { bytes, facts } = readNamedFile(file, origin, `there is no file "${file}"`, (read) => ({
    bytes: read,
    facts: readModelFacts(read),
  }));
  const listed = readListedModels(folder) ?? [];
  const target = newFile(folder, name);
  const card = basename(target).replace(/\.onnx$/, '.md');
  const page = join(folder, card);
  const cost = factorCost ?? costOfParent(facts, listed);
  const critic = existsSync(criticBeside(file)) ? criticBeside(target) : null;
  const entry: ListedModel = {
    name,
    file: basename(target),
    ...(critic !== null && { critic: basename(critic) }),
    rules: rulesOf(facts),
    players: [...facts.players],
    observation: OBSERVATION_VERSION,
    ...(cost !== undefined && { factorCost: cost }),
    card,
    bytes: bytes.length,
  };
  writeAtomically(target, bytes);
  if (critic !== null) writeAtomically(critic, readFileSync(criticBeside(file)));
  writeAtomically(page, cardOf(entry, facts, null));
  writeListedModels(folder, [entry, ...listed]);
  const written = [target, critic, page, join(folder, 'manifest.json')].filter((one) => one !== null);
  process.stdout.write(listedLines(written, packs));
  const { matchWins } = await measure(file, facts, added);
  writeAtomically(page, cardOf(entry, facts, { matchWins, packs }));
}

function listedLines(written: readonly string[], packs: number): string {
  return [
    'The game plays with it from the next npm start on:',
    ...written.map((file) => `  ${file}`),
    `For its page it now plays ${packs} packs against expert, in all rotations of the seats. Ctrl-C leaves that out.`,
    '',
  ].join('\n');
}

/**
 * The file of a model that is to be added.
 * @throws {UsageError} where the folder has no list of models, or one of that name
 */
export function newFile(folder: string, name: string): string {
  const listed = readListedModels(folder);
  if (listed === null)
    throw new UsageError(`"${folder}" has no list of models: allowed is the folder of the game's models`);
  const file = `${fileNameOf(name).toLowerCase()}.onnx`;
  if (listed.some((model) => model.name === name || model.file === file) || existsSync(join(folder, file))) {
    throw new UsageError(
      `a model called "${name}" is in ${folder} already: choose another name, or npm run models -- remove "${name}"`,
    );
  }
  return join(folder, file);
}

/** A preset's name where it plays the same, a scope, or the rules file. */
function rulesOf({ rules }: ModelFacts): string | Record<string, unknown> {
  const played = playedBy(rules);
  if (isScope(played)) return played;
  return equivalentPresets(rules)[0] ?? (rulesFile(rules) as Record<string, unknown>);
}

/** Of the policy with which its training began, where that is listed. */
function costOfParent({ training }: ModelFacts, listed: readonly ListedModel[]): number | undefined {
  const words: readonly string[] = training.command.match(/"(?:\\.|[^"\\])*"|\S+/g) ?? [];
  const args = words
    .slice(words.indexOf('--') + 1)
    .map((word) => (word.startsWith('"') ? String(JSON.parse(word)) : word));
  const { init } = parseArgs({ args, options: { init: { type: 'string' } }, strict: false }).values;
  return typeof init === 'string' ? listed.find(({ file }) => file === basename(init))?.factorCost : undefined;
}

async function measure(
  file: string,
  { rules, players: [fewest] }: ModelFacts,
  { packs: count, workers }: Pick<NewModel, 'packs' | 'workers'>,
): Promise<ArenaSeat> {
  const specs = [`model:${file}`, ...Array.from({ length: fewest - 1 }, () => 'expert')];
  const played = await runJob({
    kind: 'games',
    shared: { control: null, seed: SEED, hasRecords: false },
    parts: packsOf(count, PACKS.matches).map((packs) => ({
      ...packs,
      rules,
      specs,
      measure: 'matches' as const,
    })),
    unit: 'packs',
    sizeOf: ({ packs }) => packs,
    options: { workers },
  });
  const samples = joinSamples(played.map((part) => part.samples));
  return resultOf({ rules, specs, hasControl: false }, 'matches', samples).seats[0];
}

/** The page about a model. @param strength null until it is measured */
function cardOf(
  { name, file, rules, observation, bytes = 0 }: ListedModel,
  facts: ModelFacts,
  strength: (Pick<ArenaSeat, 'matchWins'> & { packs: number }) | null,
): string {
  const { players, training } = facts;
  const [fewest] = players;
  const title = typeof rules === 'string' ? rules : facts.rules.name;
  const experts = fewest === 2 ? '`expert`' : `${fewest - 1} \`expert\``;
  return [
    `# \`${file}\`: ${name}`,
    '',
    `Rules: ${title}, ${playersText(players)} players. ${training.decisions.toLocaleString('en')} decisions learnt from. ${Math.round(bytes / 1024)} kB, observation version ${observation}.`,
    '',
    '## How it was made',
    '',
    `With the code of commit ${training.commit}, seed ${training.seed}:`,
    '',
    `    ${training.command}`,
    '',
    '## How strong it is',
    '',
    strength === null
      ? 'That has not been measured to its end; `npm run arena` measures it.'
      : `It wins ${percentOf(strength.matchWins)} of matches from ${experts} (a fair share is ${Math.round(100 / fewest)}%; ${strength.packs} packs in all rotations of the seats, seed ${SEED}, most likely actions).`,
    '',
  ].join('\n');
}
