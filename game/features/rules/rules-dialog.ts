/** The rules of a game, to read. */
import type { HouseRules } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { familiarityParagraphs, passageElements } from './description.ts';
import { describeInWords, differencesInWords } from '../../model/rules-in-words.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import { capitalised } from '../../i18n/grammar.ts';
import { words } from '../../i18n/words.ts';
import { gameTitle } from '../../catalogue/game-title.ts';

/**
 * Opens them over whatever is shown, what is special at this table first. Returns a function that closes them.
 * @param players how many play, if known
 * @param onLearn begins the lesson, if it can begin here
 */
export function openRulesDialog(
  knowledge: Knowledge,
  rules: HouseRules,
  players?: number,
  onLearn?: () => void,
): () => void {
  return openToRead(() => createRulesDialog(knowledge, rules, players, onLearn));
}

function createRulesDialog(
  knowledge: Knowledge,
  rules: HouseRules,
  players?: number,
  onLearn?: () => void,
): OpenedDialog {
  const { name, special } = gameTitle(rules, knowledge);
  const house = differencesInWords(rules).map((difference) => `${capitalised(difference)}.`);
  const known = element('section');
  const dialog = openDialog({
    title: name,
    lead: special,
    ...(onLearn && { buttons: [{ label: words().lesson.name, onPress: onLearn }] }),
    body: [
      ...(house.length > 0 ? passageElements([{ title: words().editor.atThisTable, sentences: house }]) : []),
      ...passageElements(describeInWords(rules, players)),
      known,
    ],
  });
  void knowledge.load().then(() => known.replaceChildren(...familiarityParagraphs(rules, knowledge.of(rules))));
  return dialog;
}
