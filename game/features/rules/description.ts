/** A game in words: its rules, with special ones marked, and how well the bots know it. */
import type { RulesPassage } from '../../../engine/rules/describe.ts';
import { fileNameOf } from '../../../engine/rules/file-name.ts';
import { HIGHEST_RANDOM_MINIMUM } from '../../../engine/rules/held-out.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import type { Familiarity } from '../../catalogue/familiarity.ts';
import { element } from '../../base/elements.ts';
import { gameName } from '../../catalogue/game-names.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { differencesInWords } from '../../model/rules-in-words.ts';
import { copyText } from '../../kit/copy-text.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';

/**
 * Passages with their titles.
 * @param known passages whose sentences are not new; all others are marked. If omitted, none are.
 */
export function passageElements(passages: readonly RulesPassage[], known?: readonly RulesPassage[]): HTMLElement[] {
  const familiar = new Set(known?.flatMap(({ sentences }) => sentences));
  const isNew = (sentence: string): boolean => known !== undefined && !familiar.has(sentence);
  return passages.flatMap(({ title, sentences }) => [
    element('h2', {}, title),
    ...sentences.map((sentence) => element('p', {}, isNew(sentence) ? element('mark', {}, sentence) : sentence)),
  ]);
}

/** What is special about a game, to be read before the rest; nothing in the standard game. */
export function specialElements(rules: HouseRules): HTMLElement[] {
  const sentences = differencesInWords(rules).map((difference) => `${capitalised(difference)}.`);
  return sentences.length === 0 ? [] : passageElements([{ title: words().games.atThisTable, sentences }]);
}

/** How well the bots know a game, in a sentence or two. @param familiarity null if unknown */
function familiarityInWords(familiarity: Familiarity | null): string {
  const { knows } = words().games;
  if (familiarity === null) return knows.unknown;
  switch (familiarity.knows) {
    case 'trained':
      return familiarity.preset === null ? knows.trainedOwn : knows.trained(gameName(familiarity.preset).name);
    case 'near':
      return knows.near(gameName(familiarity.preset).name, familiarity.changes.length);
    case 'not': {
      const { because } = familiarity;
      switch (because.is) {
        case 'no-policy':
          return knows.noPolicy;
        case 'held-out':
          return knows.heldOut(because.pair);
        case 'untold':
          return knows.untold;
        case 'high-minimum':
          return knows.highMinimum(HIGHEST_RANDOM_MINIMUM);
        case 'far':
          return knows.far(gameName(because.preset).name, because.changes.length);
      }
    }
  }
}

/** The name of a game's rules file. */
export function rulesFileName(name: string): string {
  return `${fileNameOf(name)}.json`;
}

/** The command that trains a bot for the rules in a file. */
function trainingCommand(file: string): string {
  return `npm run train -- --rules ${file} --init models/general.onnx --minutes 10`;
}

/** Opens the page on which bots are taught some rules. */
export type OnTeach = (rules: HouseRules) => void;

/** How well the bots know a game, and how to teach or train a bot for it. @param onTeach where they can be taught */
export function familiarityParagraphs(
  rules: HouseRules,
  familiarity: Familiarity | null,
  onTeach?: OnTeach,
): HTMLElement[] {
  const { knowledge, teach, train, trainFirst, trainThen, copyCommand } = words().games;
  const file = rulesFileName(rules.name);
  const command = trainingCommand(file);
  const code = element('code', { tabIndex: 0 }, command);
  const said = element('span', { role: 'status' });
  const copy = element('button', { type: 'button', className: 'small' }, copyCommand);
  copy.addEventListener('click', () => void copyText(command, code).then((answer) => (said.textContent = answer)));
  return [
    element('h2', {}, knowledge),
    element('p', {}, familiarityInWords(familiarity)),
    ...(onTeach === undefined
      ? []
      : [
          element(
            'p',
            { className: 'row' },
            actionButton({ label: teach, className: 'small', onPress: () => onTeach(rules) }),
          ),
        ]),
    element(
      'details',
      {},
      element('summary', {}, train),
      element('p', {}, trainFirst(file)),
      element('p', { className: 'command' }, code),
      element('p', { className: 'row' }, copy, said),
      element('p', {}, trainThen),
    ),
  ];
}
