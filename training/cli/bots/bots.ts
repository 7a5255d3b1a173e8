/** Bots from the command line's SPECs, and the options that name them. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { createRandomBot, type Bot, type BotFactory } from '../../../engine/bots/bot.ts';
import { createCharacter } from '../../../engine/bots/character.ts';
import {
  LEVELS,
  PLAYING_STYLES,
  USUAL_FACTOR_COST,
  type Level,
  type PlayingStyle,
} from '../../../engine/bots/characters.ts';
import { createExpertAtLevel } from '../../../engine/bots/expert-at-level.ts';
import { createExpert } from '../../../engine/bots/expert.ts';
import { createPolicyBot, type EvaluateOne } from '../../../engine/bots/policy.ts';
import { createQuirk, QUIRKS } from '../../../engine/bots/quirks.ts';
import { shortened } from '../../../engine/shortened.ts';
import { createDouble } from '../../../engine/habits/double.ts';
import type { AdaptingPolicies } from '../../../engine/habits/rival.ts';
import { modesIn, readDouble } from '../../../engine/habits/double-file.ts';
import { createSearchBot } from '../../../engine/bots/search.ts';
import { createThresholdBot } from '../../../engine/bots/threshold.ts';
import { SEATS } from '../../../engine/observation-layout.ts';
import { Random } from '../../../engine/random.ts';
import { batchedEvaluate, evaluateRows } from '../../learner/evaluation/batched-evaluate.ts';
import type { Session } from '../../learner/network/session.ts';
import { checkedPolicy, providedFile, readNamedFile, type ProvidedFile } from './model-file.ts';
import { PipeBots } from './pipe.ts';
import { AdaptingBots } from './adapting.ts';
import { loadRuntime } from '../runtimes/onnxruntime.ts';
import { parseJson } from '../command/json.ts';
import { didYouMean } from '../command/nearest.ts';
import { oneOf, wholeIn, kind, splitList } from '../command/options.ts';
import { UsageError } from '../command/usage-error.ts';
import { readListedModels } from '../support/manifest.ts';
import { typedPath } from '../command/paths.ts';
import { CardLuck } from '../../learner/evaluation/control-variate.ts';

/** Everything that a SPEC can be, and what it stands for. */
const FORMS = {
  random: ['random', 'plays at random'],
  threshold: ['threshold:K', 'knocks with K or more, and takes what helps'],
  quirk: ['quirk:NAME', `plays as threshold:26 but for a quirk: ${QUIRKS.join(', ')}`],
  expert: ['expert', 'counts cards and guesses hands'],
  'expert@': ['expert@LEVEL', 'the expert as it plays in the game until the policy is loaded'],
  model: [
    'model:FILE.onnx[@N]',
    'a trained policy; with N it is told how the others play, as far as N matches in a row show',
  ],
  level: ['level:FILE.onnx@LEVEL[/STYLE]', 'a policy as it plays in the game'],
  search: ['search:FILE.onnx@N', 'a policy that plays every action out in N determinisations'],
  double: ['double:FILE.json', 'somebody’s habits, as `npm run habits` learns them'],
  pipe: ['pipe:COMMAND', 'a program in any language (docs/bots/README.md)'],
} as const;
type Kind = keyof typeof FORMS;
const KINDS = Object.keys(FORMS) as Kind[];

export const SPECS = KINDS.map((kind) => FORMS[kind][0]).join(', ');

/** What help says about bots. */
export const BOTS_NOTE = `A bot (SPEC) is ${KINDS.map((kind) => `\`${FORMS[kind][0]}\` (${FORMS[kind][1]})`).join(', ')}. LEVEL is ${LEVELS.join(', ')}; STYLE is ${PLAYING_STYLES.join(', ')}. At a table of more than ${SEATS} the expert plays in place of policies.`;

/** The policy that habits correct: the one for all rules, since they are of a person in any game. */
export const HABITS_POLICY = 'models/general.onnx';

const MOST_THRESHOLD = 41;
const MOST_WORLDS = 10_000;
/** No more are played in a row: a part of a series of games has as many (`PACKS`). */
const MOST_MATCHES = 40;

/** The bot of a SPEC. @throws {UsageError} when there is no such bot, or its file is not a policy. */
export async function createBot(spec: string, seed: number): Promise<Bot | BotFactory> {
  const { kind, argument, file, rest } = partsOf(spec);
  const random = new Random(seed);
  switch (kind) {
    case 'random':
    case 'expert':
      if (argument !== '') throw new UsageError(`"${spec}": ${kind} takes nothing after it`);
      return kind === 'random' ? createRandomBot(random) : createExpert(random.seed());
    case 'expert@':
      return createExpertAtLevel(
        oneOf(LEVELS, argument, `"${spec}"`, 'allowed is expert@LEVEL with LEVEL'),
        random.seed(),
      );
    case 'threshold':
      return createThresholdBot(numberIn(argument, [0, MOST_THRESHOLD], spec, 'threshold:K with K'));
    case 'quirk':
      return createQuirk(oneOf(QUIRKS, argument, `"${spec}"`, 'allowed is quirk:NAME with NAME'), random);
    case 'model': {
      if (rest === undefined) return createPolicyBot(await loadEvaluate(file, spec), spec);
      const matchesInARow = numberIn(rest, [1, MOST_MATCHES], spec, 'model:FILE.onnx@N with N');
      return new AdaptingBots(spec, { ...(await loadAdapting(file, spec)), matchesInARow });
    }
    case 'level': {
      const { level, style } = characterOf(rest, spec);
      const evaluate = await loadEvaluate(file, spec);
      const factorCost = factorCostOf(file);
      return createCharacter({ evaluate, factorCost: () => factorCost, level, style, seed: random.seed(), name: spec });
    }
    case 'search': {
      const worlds = numberIn(rest, [1, MOST_WORLDS], spec, 'search:FILE.onnx@N with N');
      const session = await loadPolicy(file, spec);
      return createSearchBot({ evaluate: evaluateRows(session), worlds, seed: random.seed(), name: spec });
    }
    case 'double': {
      const missing = `"${spec}": there is no file "${file}"`;
      const double = readNamedFile(file, `"${spec}"`, missing, (bytes) => readDouble(parseJson(bytes)));
      const evaluate = await loadEvaluate(HABITS_POLICY, spec);
      return createDouble({ evaluate, modes: modesIn(double), seed: random.seed(), name: spec });
    }
    case 'pipe':
      if (argument.trim() === '') throw new UsageError(`"${spec}": allowed is pipe:COMMAND`);
      return new PipeBots(spec, argument);
    default:
      throw new UsageError(`"${spec}" is no bot: allowed are ${SPECS}${didYouMean(kind, KINDS)}`);
  }
}

/** The bot of an option for which it has to play in this process, at any table. @throws {UsageError} where it does not */
export async function createOwnBot(option: string, spec: string, seed: number): Promise<Bot> {
  const bot = await createBot(spec, seed);
  if (!('sitDown' in bot)) return bot;
  throw new UsageError(`--${option} is "${spec}": allowed is a bot in this process`);
}

/** Whether a SPEC stands for a program, which has processes of its own. */
export function isProgram(spec: string): boolean {
  return spec.startsWith('pipe:');
}

/** The policy file of a `model:` SPEC; undefined for another bot. */
export function policyOfModel(spec: string): string | undefined {
  const { kind, file } = partsOf(spec);
  return kind === 'model' ? file : undefined;
}

export function filesOfSpec(spec: string): string[] {
  const { kind, file, rest } = partsOf(spec);
  if (file === '') return [];
  const hasHabits = kind === 'double' || (kind === 'model' && rest !== undefined);
  return hasHabits ? [file, HABITS_POLICY] : [file];
}

/** Checks that a SPEC stands for a bot. @throws {UsageError} */
export async function checkSpec(spec: string): Promise<void> {
  const bot = await createBot(spec, 1);
  if ('close' in bot) await bot.close();
}

/** After the colon of SPECs that name a file: that, as it is typed perhaps in quotes, and what comes after its `@`. */
const WITH_FILE = new Map([
  ['double', /^("[^"]*"|.*)$/s],
  ['model', /^("[^"]*"|.*?)(?:@([^@.]*))?$/s],
  ['level', /^("[^"]*"|.*?)@([^@]*)$/s],
  ['search', /^("[^"]*"|.*?)@([^@]*)$/s],
]);

/** What stands before the colon, and after it; `expert@` has none. */
function partsOf(spec: string): { kind: string; argument: string; file: string; rest: string | undefined } {
  const [, kind, argument = ''] = /^(expert@|[^:]*)(?::)?(.*)$/s.exec(spec) ?? [];
  const [, file = '', rest] = WITH_FILE.get(kind)?.exec(argument) ?? [];
  return { kind, argument, file, rest };
}

/** A number in a SPEC. @param form how that is written, up to the number's letter @throws {UsageError} */
function numberIn(given = '', [from, to]: readonly [number, number], spec: string, form: string): number {
  const number = wholeIn({ from, to }, given);
  if (number === undefined) throw new UsageError(`"${spec}": allowed is ${form} from ${from} to ${to}`);
  return number;
}

/** @param names after `level:FILE.onnx@` @throws {UsageError} where they name no level or no playing style. */
function characterOf(names = '', spec: string): { level: Level; style: PlayingStyle } {
  const [levelName, styleName = 'even', ...rest] = names.split('/');
  const level = LEVELS.find((known) => known === levelName);
  const style = PLAYING_STYLES.find((known) => known === styleName);
  if (level === undefined || style === undefined || rest.length > 0) {
    const meant = didYouMean(levelName, LEVELS) || didYouMean(styleName, PLAYING_STYLES);
    throw new UsageError(
      `"${spec}": allowed is level:FILE.onnx@LEVEL or level:FILE.onnx@LEVEL/STYLE with LEVEL ${LEVELS.join(', ')} ` +
        `and STYLE ${PLAYING_STYLES.join(', ')}${meant}`,
    );
  }
  return { level, style };
}

/**
 * The factor cost in the manifest beside a policy; the usual one without a manifest, or where it does not list the
 * policy.
 * @throws {UsageError} where it cannot be read
 */
export function factorCostOf(file: string): number {
  const known = providedFile(file);
  if (known !== undefined) return known.factorCost;
  const listed = readListedModels(dirname(file))?.find((model) => model.file === basename(file));
  return listed?.factorCost ?? USUAL_FACTOR_COST;
}

/** A policy file as other machines get it. @param file one that has been checked */
export function readProvidedFile(file: string): ProvidedFile {
  return { bytes: readFileSync(file), factorCost: factorCostOf(file) };
}

const loadedPolicies = new Map<string, Session>();

/** Loads the policy that a SPEC or an option names, once. @throws {UsageError} where there is none. */
export async function loadPolicy(file: string, spec: string): Promise<Session> {
  const known = loadedPolicies.get(file);
  if (known !== undefined) return known;
  const bytes = readNamedFile(file, `"${spec}"`, `"${spec}": there is no file "${file}"`, checkedPolicy);
  const runtime = await loadRuntime();
  try {
    const session = await runtime.load(bytes);
    loadedPolicies.set(file, session);
    return session;
  } catch (cause) {
    const reason = shortened((cause as Error).message);
    throw new UsageError(`"${spec}": it is damaged: ${runtime.name} cannot load it (${reason})`, { cause });
  }
}

/** The same, as a policy that answers many tables at once. */
export async function loadEvaluate(file: string, spec: string): Promise<EvaluateOne> {
  return batchedEvaluate(await loadPolicy(file, spec), setImmediate);
}

/** A policy that is told how the others play, and the one that habits correct. @param spec the SPEC or option that named the file */
export async function loadAdapting(file: string, spec: string): Promise<AdaptingPolicies> {
  return { evaluate: await loadEvaluate(file, spec), habitsOf: await loadEvaluate(HABITS_POLICY, spec) };
}

export const spec = kind<string>(() => ({ value: 'SPEC', read: typedSpec }));

/** Several bots, separated by commas; a FILE or COMMAND with a comma is in double quotes. */
export const specs = kind<readonly string[]>(() => ({
  value: 'SPEC,SPEC,…',
  allowed: `allowed is a list such as expert,threshold:27, of ${SPECS} (a FILE or COMMAND with a comma in double quotes)`,
  read: (list) => splitList(list).map(typedSpec),
}));

/** A SPEC as people type it, with the path of its file from where they stand, and without quotes around that. */
export function typedSpec(typed: string): string {
  const { kind, file, rest } = partsOf(typed);
  const [, name = file] = /^"(.*)"$/s.exec(file) ?? [];
  return name === '' ? typed : `${kind}:${typedPath(name)}${rest === undefined ? '' : `@${rest}`}`;
}

/** @throws {UsageError} when there is no such file, or it is not a policy file. */
export async function loadControl(file: string): Promise<CardLuck> {
  const origin = `--control is "${file}"`;
  const missing = `${origin}, which is no file: allowed is a policy file, FILE.onnx`;
  const bytes = readNamedFile(file, origin, missing, checkedPolicy);
  return new CardLuck(await (await loadRuntime()).load(bytes));
}
