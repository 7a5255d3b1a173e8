/** How the cards are shuffled: what they are sealed with, the secrets of deals that are over, and whether they agree. */
import recipe from '../../../docs/fairness/pack.py?raw';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { brokenSeal } from '../../../engine/fair/check-seals.ts';
import { commitmentTo, type Seal } from '../../../engine/fair/recipe.ts';
import { RESHUFFLE, type DealRecord, type MatchRecord } from '../../../engine/record.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { download } from '../../base/download.ts';
import { element } from '../../base/elements.ts';
import { inGroups } from '../../base/in-groups.ts';
import { words } from '../../i18n/words.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton, labelled } from '../../ui/dialogs/elements.ts';
import { askAgainSection, type AskingOptions } from './ask-again-section.ts';
import { randomWord } from './random-word.ts';
import { RECIPE, recipeCall } from './recipe-call.ts';
import '../../ui/dialogs/lists.css';
import './fairness.css';

/**
 * What the dialog is about: the match that begins next, one that has begun, as far as it has been recorded, the deals of a day, or a
 * challenge.
 */
export type FairnessSubject =
  | { is: 'next'; commitment: string; word: string; onWord: (word: string) => void }
  | { is: 'unsealed' }
  | { is: 'daily' }
  | { is: 'challenge' }
  | { is: 'match'; record: MatchRecord; rules: HouseRules; asking?: AskingOptions };

/** Letters of a word at most. */
const LONGEST_WORD = 64;

/** Opens it; returns a function that closes it. */
export function openFairnessDialog(subject: FairnessSubject): () => void {
  return openToRead(() => createFairnessDialog(subject));
}

function createFairnessDialog(subject: FairnessSubject): OpenedDialog {
  const { title, lead } = words().fairness;
  const body = bodyOf(subject);
  if (subject.is !== 'match' || subject.asking === undefined) return openDialog({ title, lead, body, isWide: true });
  const { section, stop } = askAgainSection(subject.record, subject.asking);
  return openDialog({ title, lead, body: [...body, section], isWide: true, onClose: stop });
}

function bodyOf(subject: FairnessSubject): HTMLElement[] {
  switch (subject.is) {
    case 'next':
      return aboutNext(subject);
    case 'match':
      return aboutMatch(subject);
    case 'unsealed':
      return [element('p', {}, words().fairness.unsealed)];
    case 'daily':
      return [element('p', {}, words().fairness.daily)];
    case 'challenge':
      return [element('p', {}, words().fairness.challenge)];
  }
}

function aboutNext(next: Extract<FairnessSubject, { is: 'next' }>): HTMLElement[] {
  const text = words().fairness;
  const field = element('input', { type: 'text', maxLength: LONGEST_WORD, value: next.word, autocomplete: 'off' });
  const change = (): void => {
    next.word = field.value.trim();
    next.onWord(next.word);
  };
  field.addEventListener('input', change);
  const cut = (): void => {
    field.value = randomWord();
    change();
  };
  return [
    element('p', {}, text.next),
    number(text.sealedAs, next.commitment),
    element('div', { className: 'tools' }, labelled(text.word, field), actionButton({ label: text.cut, onPress: cut })),
  ];
}

function aboutMatch({ record, rules }: Extract<FairnessSubject, { is: 'match' }>): HTMLElement[] {
  const text = words().fairness;
  const { fair, deals } = record;
  if (fair === undefined) return bodyOf({ is: 'unsealed' });
  return [
    element('p', {}, `${text.during} ${fair.word === '' ? text.withoutWord : text.withWord(fair.word)}`),
    number(text.sealedAs, fair.commitment),
    element('p', {}, resultOfCheck({ ...record, fair }, rules)),
    ...(deals.length > 0 ? [secretsOf(record), recipeFor(recipeCall(deals[0].secret ?? '', fair.word, rules))] : []),
  ];
}

/** Whether the cards of all deals are the ones that were sealed. */
function resultOfCheck(record: Pick<MatchRecord, 'deals' | 'players'> & { fair: Seal }, rules: HouseRules): string {
  const text = words().fairness;
  if (record.deals.length === 0) return text.noneYet;
  const broken = brokenSeal(record, rules);
  if (broken === null) return text.holds(record.deals.length);
  const { at, unsealed } = words().replay.faults;
  return text.broken(at(broken.deal, broken.action, unsealed[broken.what]));
}

/** Everything that chance decided in each deal, as the recipe prints it. */
function secretsOf({ deals }: Pick<MatchRecord, 'deals'>): HTMLElement {
  const text = words().fairness;
  return element('details', {}, element('summary', {}, text.secrets), ...deals.flatMap(bytesOf));
}

function bytesOf({ secret = '', commitment, deck, actions }: DealRecord, index: number): HTMLElement[] {
  const text = words().fairness;
  const stocks = actions.filter(([seat]) => seat < 0).map(([, entry]) => entry.slice(RESHUFFLE.length + 1));
  return [
    element('h2', {}, text.deal(index + 1)),
    ...(commitment === undefined ? [] : [number(text.sealedAs, commitment)]),
    number(text.secret, secret),
    number(
      index === 0 || commitment !== undefined ? text.isCommitment : text.isSecretOf(index),
      bytesToHex(commitmentTo(hexToBytes(secret))),
    ),
    longLine(text.pack, deck),
    ...stocks.map((stock) => longLine(text.newStock, stock)),
  ];
}

/** How to check the first deal without the game. */
function recipeFor(call: string): HTMLElement {
  const text = words().fairness;
  return element(
    'section',
    {},
    element('p', {}, text.recipe),
    element('code', {}, call),
    element(
      'div',
      { className: 'tools' },
      actionButton({ label: text.saveRecipe, onPress: () => download(RECIPE, recipe) }),
    ),
  );
}

/** A long number with its label, in groups that can be compared by eye. */
function number(label: string, hexadecimal: string): HTMLElement {
  return longLine(label, inGroups(hexadecimal));
}

/** Something long with its label. */
function longLine(label: string, line: string): HTMLElement {
  return element('div', { className: 'long-number' }, element('span', {}, label), element('code', {}, line));
}
