/** `npm run blind`: checks that the bots of a record decided by what they may know. */
import { formatAction } from '../../engine/actions.ts';
import {
  askAgain,
  decisionsIn,
  isKnownBot,
  type AskAgainOptions,
  type Blindness,
  type Difference,
  type KnownBot,
  type RecordedDecision,
} from '../../engine/fair/blindness.ts';
import { Random } from '../../engine/random.ts';
import { RecordError } from '../../engine/record.ts';
import { BOTS_NOTE, createOwnBot, spec } from './bots/bots.ts';
import { RecordedBots } from './bots/recorded-bots.ts';
import { command, runWhereStarted } from './command/command.ts';
import { JSON_FLAG, path, seed, wholeNumber } from './command/options.ts';
import { ProgressLine } from './command/progress-line.ts';
import { asUsageError } from './command/usage-error.ts';
import { RECORD_FILES, readRecordFile, recordFiles } from './support/record-file.ts';
import { jsonLine } from './command/json.ts';

/** The decisions of one record, sorted by whether they can be asked again. */
interface Sorted {
  file: string;
  known: RecordedDecision[];
  /** Of bots that the record does not name. */
  unnamed: number;
  /** By policy that is not here, how many. */
  absent: Map<string, number>;
}

type Found = Sorted & Blindness;

export const blind = command({
  name: 'blind',
  does: 'Checks that bots decide by what they may know: deals everything hidden from them anew, and asks them again.',
  options: {
    again: wholeNumber({
      meaning: 'how often everything hidden is dealt anew for each decision',
      from: 1,
      to: 1000,
      default: 8,
    }),
    seed: seed('another seed deals other cards'),
    models: path({
      value: 'DIR',
      meaning: 'where the policies are that the records name by their SHA-256',
      default: 'models',
    }),
    bot: spec({
      meaning: 'asks this bot for all decisions, people’s too, in place of those who played; not a program',
    }),
    json: JSON_FLAG,
  },
  files: RECORD_FILES,
  example: 'match.json --again 20',
  notes: [
    'The bots of sealed records also have to do what the record says, with the chance that they had. Only decisions with a choice are asked.',
    'The exit status is 1 where a bot sees or does something else, and where no decision could be asked again, 2 where a record does not replay as written.',
    BOTS_NOTE,
  ],
  async run({ files: paths, options }) {
    const files = recordFiles(paths);
    const { again, json } = options;
    const { bots, sitDown } = await asked(options);
    const sorted: Sorted[] = [];
    for (const file of files) {
      const decisions = asUsageError([RecordError], `${file}: `, () => decisionsIn(readRecordFile(file)));
      sorted.push(await sort(file, decisions, bots));
    }
    const total = sorted.reduce((sum, { known }) => sum + known.length, 0);
    const progress = new ProgressLine('decisions', total, { isSilent: json });
    const random = new Random(options.seed);
    const found: Found[] = [];
    let before = 0;
    for (const one of sorted) {
      const onAsked = (decisions: number): void => progress.update(before + decisions);
      found.push({ ...one, ...(await askAgain(one.known, { sitDown, again, random, onAsked })) });
      before += one.known.length;
    }
    progress.clear();
    process.stdout.write(json ? jsonLine(inJson(found)) : found.map((one) => inWords(one, again)).join(''));
    // What was not asked has not been checked.
    if (total === 0 || found.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
  },
});
await runWhereStarted(import.meta.url, blind);

/** Who is asked: the bots that the records name, or (then `bots` is null) the one of `--bot`. */
async function asked({ bot, models, seed: first }: { bot: string | undefined; models: string; seed: number }): Promise<{
  bots: RecordedBots | null;
  sitDown: AskAgainOptions['sitDown'];
}> {
  if (bot === undefined) {
    const bots = new RecordedBots(models);
    return { bots, sitDown: ({ player, seed }) => bots.create(player as KnownBot, () => seed) };
  }
  // So that a SPEC that is no bot is reported whatever the records are.
  await createOwnBot('bot', bot, first);
  return { bots: null, sitDown: ({ seed }) => createOwnBot('bot', bot, seed) };
}

/** @param bots those that are asked; null where one is asked for all decisions */
async function sort(file: string, decisions: readonly RecordedDecision[], bots: RecordedBots | null): Promise<Sorted> {
  const sorted: Sorted = { file, known: [], unnamed: 0, absent: new Map() };
  for (const decision of decisions) {
    const { player } = decision;
    if (bots === null) sorted.known.push({ ...decision, isRepeatable: false });
    else if (player === null) continue;
    else if (!isKnownBot(player)) sorted.unnamed++;
    else if (await bots.load(player.policy)) sorted.known.push(decision);
    else sorted.absent.set(player.policy, (sorted.absent.get(player.policy) ?? 0) + 1);
  }
  return sorted;
}

function inWords({ file, decisions, asked, partly, differences, unnamed, absent }: Found, again: number): string {
  const times = again === 1 ? 'once' : `${again} times each`;
  const outcome =
    differences.length === 0 ? 'the same action every time' : `${differences.length} depend on hidden cards, or differ`;
  return [
    decisions === 0
      ? 'no decision was asked again'
      : `${decisions} decisions asked again, ${times} with other hidden cards: ${outcome}`,
    ...differences.map(differenceInWords),
    ...(partly > 0 ? [`${partly} of ${asked} times, some other hand had to stay the same`] : []),
    ...(unnamed > 0
      ? [`${unnamed} decisions not asked: the record does not say which bot played (--bot SPEC asks any)`]
      : []),
    ...Array.from(
      absent,
      ([policy, count]) => `${count} decisions not asked: no policy here has the SHA-256 ${policy}`,
    ),
  ]
    .map((line) => `${file}: ${line}\n`)
    .join('');
}

function differenceInWords({ decision, what, expected, found }: Difference): string {
  const { deal, action, seat } = decision;
  const place = `deal ${deal}, ${action === 0 ? 'before it' : `action ${action}`}, seat ${seat}: `;
  const [was, now] = [formatAction(expected), formatAction(found)];
  switch (what) {
    case 'seen':
      return `${place}with other hidden cards the seat is told something else`;
    case 'done':
      return `${place}with other hidden cards it is "${now}", not "${was}"`;
    case 'recorded':
      return `${place}"${was}" is recorded, but the bot that it names answers "${now}"`;
  }
}

function inJson(found: readonly Found[]): object {
  const records = found.map(({ file, decisions, asked, partly, differences, unnamed, absent }) => ({
    file,
    decisions,
    asked,
    partly,
    unnamed,
    absent: Object.fromEntries(absent),
    differences: differences.map(({ decision: { deal, action, seat }, what, expected, found: now }) => ({
      deal,
      action,
      seat,
      what,
      expected: formatAction(expected),
      found: formatAction(now),
    })),
  }));
  return { records };
}
