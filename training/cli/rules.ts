/** `npm run rules`: games in words, alone and side by side. */
import { Help } from 'commander';
import { compareRules, playsLike, reasonsOf, type RulesComparison } from '../../engine/rules/compare.ts';
import { describeRules, differences, labelOf, playedBy, withoutEffect } from '../../engine/rules/describe.ts';
import { equivalentPresets } from '../../engine/rules/equivalent.ts';
import { rulesFile, checkPlayers, PRESETS } from '../../engine/rules/resolve.ts';
import { MOST_PLAYERS, type HouseRules } from '../../engine/rules/table.ts';
import { GERMAN_RULES } from '../../engine/rules/texts/de.ts';
import { ENGLISH_RULES, type RuleTexts } from '../../engine/rules/texts/en.ts';
import { SPANISH_RULES } from '../../engine/rules/texts/es.ts';
import { FRENCH_RULES } from '../../engine/rules/texts/fr.ts';
import { command, runWhereStarted } from './command/command.ts';
import { choice, JSON_FLAG, wholeNumber, readRules, typedRules } from './command/options.ts';
import { UsageError } from './command/usage-error.ts';
import { textTable } from './command/in-words.ts';
import { jsonLine } from './command/json.ts';

const TEXTS = { en: ENGLISH_RULES, de: GERMAN_RULES, fr: FRENCH_RULES, es: SPANISH_RULES };
const LANGUAGES = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const WIDTH = 100;
const INDENT = '  ';
const VERBS = ['explain', 'compare'];
const GAMES = 'one preset or rules file to explain, or two of them to compare';

export const rules = command({
  name: 'rules',
  does: 'Explains a game in whole sentences, for somebody who has never played it, or says what differs between two.',
  options: {
    players: wholeNumber({
      meaning: 'how many play',
      from: 2,
      to: MOST_PLAYERS,
      leftOut: 'as many as the rules allow',
    }),
    language: choice(LANGUAGES, { meaning: 'in which language', default: 'en' }),
    json: JSON_FLAG,
  },
  files: `${GAMES}; explain or compare may stand before them`,
  example: 'scat cadillac',
  notes: [
    'Of a game it also says what is special about it, and which of its rules have no effect, and why; with --json each key of its rules, too. What keys there are, and what they allow: docs/rules.md.',
    'Of two games it shows what each rule that differs is in either, and apart from these the rules that differ without effect. It names the presets that play the same as either.',
    `Presets: ${PRESETS.join(', ')}.`,
  ],
  run({ files, options: { players, language, json } }) {
    const texts = TEXTS[language];
    const print = <T extends object>(answer: T, inWords: (answer: T) => string): void => {
      process.stdout.write(json ? jsonLine(answer) : inWords(answer));
    };
    const verb = VERBS.indexOf(files[0]);
    const given = verb < 0 ? files : files.slice(1);
    if (given.length !== (verb < 0 ? Math.min(given.length, VERBS.length) : verb + 1))
      throw new UsageError(`${given.length || 'no'} games are given: allowed is ${GAMES}`);
    const games = given.map((one) => readGame(one, players));
    if (games.length === 1) print(explanationOf(games[0], players, texts), (answer) => explained(answer, texts));
    else print(comparisonOf(games, given, players, texts), (answer) => compared(answer, given, texts));
  },
});
await runWhereStarted(import.meta.url, rules);

/** @throws {UsageError} where it cannot be read, {RulesError} where it is not for so many players */
function readGame(given: string, players: number | undefined): HouseRules {
  const game = readRules(typedRules(given), [], 'the game');
  if (players !== undefined) checkPlayers(game, players);
  return game;
}

/** A game by itself, with every key of its rules. */
function explanationOf(game: HouseRules, players: number | undefined, texts: RuleTexts) {
  return {
    name: game.name,
    rules: rulesFile(game),
    passages: describeRules(game, players, texts),
    special: differences(game, texts, players),
    withoutEffect: withoutEffect(game, texts, players).map(({ key, reason }) => ({
      key,
      value: game[key],
      label: labelOf(game, key, texts),
      reason,
    })),
  };
}

function explained(
  { passages, special, withoutEffect: idle }: ReturnType<typeof explanationOf>,
  { games }: RuleTexts,
): string {
  const reasons = idle.map(({ key, label, reason }) => `${key}, ${label}: ${reason}`);
  return [...passages, { title: games.special, sentences: special }, { title: games.withoutEffect, sentences: reasons }]
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ title, sentences }) => lines(title, ...sentences.flatMap(indented)))
    .join('\n');
}

function indented(sentence: string): string[] {
  const wrapped = new Help().boxWrap(sentence, WIDTH - INDENT.length);
  return wrapped.split('\n').map((line) => INDENT + line);
}

/** Two games side by side. */
interface ComparedGames extends RulesComparison {
  games: { name: string; playsLike: string[] }[];
}

/** @param given what the games were called; presets among them are not said to play the same */
function comparisonOf(
  games: readonly HouseRules[],
  given: readonly string[],
  players: number | undefined,
  texts: RuleTexts,
): ComparedGames {
  const [one, other] = games.map((game) => playedBy(game, players));
  return {
    games: games.map((game) => ({
      name: game.name,
      playsLike: equivalentPresets(game).filter((name) => !given.includes(name)),
    })),
    ...compareRules(one, other, texts),
  };
}

function compared(comparison: ComparedGames, given: readonly string[], texts: RuleTexts): string {
  const { games, summary, differing, withoutEffect: idle } = comparison;
  const rows = differing.map(({ key, values }) => [key, ...values.map(({ label, reason }) => reason ?? label)]);
  const idleRows = idle.map((one) => [one.key, ...one.values.map(({ label }) => label), reasonsOf(one).join('; ')]);
  const alike = games.flatMap(({ playsLike: others }, i) =>
    others.length === 0 ? [] : lines(playsLike(given[i], others, texts)),
  );
  return [
    lines(summary),
    ...(rows.length === 0 ? [] : [textTable([['', ...given], ...rows])]),
    ...(idleRows.length === 0 ? [] : [lines(texts.games.differentWithoutEffect) + textTable(idleRows)]),
    ...(alike.length === 0 ? [] : [alike.join('')]),
  ].join('\n');
}

function lines(...all: readonly string[]): string {
  return all.map((line) => `${line}\n`).join('');
}
