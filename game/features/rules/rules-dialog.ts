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
 * Opens them over whatever is shown, what is special at this table first. Answers with a function that closes them.
 * @param players how many play, where that is settled
 * @param onLearn begins the lesson, where it can begin
 */
export function openRulesDialog(
  knowledge: Knowledge,
  rules: HouseRules,
  players?: number,
  onLearn?: () => void,
): () => void {
  return openToRead(() => layRules(knowledge, rules, players, onLearn));
}

function layRules(knowledge: Knowledge, rules: HouseRules, players?: number, onLearn?: () => void): OpenedDialog {
  const { name, special } = gameTitle(rules, knowledge);
  const house = differencesInWords(rules).map((difference) => `${capitalised(difference)}.`);
  const known = element('section');
  const paper = openDialog({
    title: name,
    lead: special,
    ...(onLearn && { buttons: [{ label: words().lesson.name, onPress: onLearn }] }),
    body: [
      ...(house.length > 0 ? passageElements([{ title: words().editor.atThisTable, sentences: house }]) : []),
      ...passageElements(describeInWords(rules, players)),
      known,
    ],
  });
  void knowledge.ask().then(() => known.replaceChildren(...familiarityParagraphs(rules, knowledge.of(rules))));
  return paper;
}
