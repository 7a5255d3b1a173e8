/** The rules of a game, to read. */
import type { RulesPassage } from '../../../engine/rules/describe.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { element } from '../../base/elements.ts';
import { openDialog, openToRead, type OpenedDialog } from '../../ui/dialogs/dialog.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import { openCompareDialog } from './compare-dialog.ts';
import { familiarityParagraphs, passageElements, specialElements, type OnTeach } from './description.ts';
import { areCoins, tokenKind } from '../../model/tokens.ts';
import { describeInWords } from '../../model/rules-in-words.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import { words } from '../../i18n/words.ts';
import { gameTitle } from '../../catalogue/game-title.ts';

interface RulesDialogOptions {
  /** How many play, if known. */
  players?: number;
  /** Whether bots at the table adapt to how the others play. */
  adapting?: boolean;
  /** Begins the lesson, if it can begin here. */
  onLearn?: () => void;
  /** Shows how the cards are shuffled, where any are. */
  onFairness?: () => void;
  /** Leads to teaching the bots these rules, where that can begin. */
  onTeach?: OnTeach;
}

/** Opens them over whatever is shown, what is special at this table first. Returns a function that closes them. */
export function openRulesDialog(knowledge: Knowledge, rules: HouseRules, options: RulesDialogOptions = {}): () => void {
  return openToRead(() => createRulesDialog(knowledge, rules, options));
}

function createRulesDialog(
  knowledge: Knowledge,
  rules: HouseRules,
  { players, adapting = false, onLearn, onFairness, onTeach }: RulesDialogOptions,
): OpenedDialog {
  const { name, special } = gameTitle(rules, knowledge);
  const known = element('section');
  const dialog = openDialog({
    title: name,
    lead: special,
    buttons: [
      ...(onLearn ? [{ label: words().menu.lesson, onPress: onLearn }] : []),
      ...(onFairness ? [{ label: words().match.fairness, onPress: onFairness }] : []),
    ],
    body: [
      ...specialElements(rules),
      element(
        'p',
        { className: 'row' },
        actionButton({ label: words().games.compare, className: 'small', onPress: () => openCompareDialog(rules) }),
      ),
      ...passageElements([...describeInWords(rules, players), signs(rules, adapting)]),
      known,
    ],
  });
  void knowledge
    .load()
    .then(() => known.replaceChildren(...familiarityParagraphs(rules, knowledge.of(rules), onTeach)));
  return dialog;
}

/** What is drawn on the table beside the cards. */
function signs(rules: HouseRules, adapting: boolean): RulesPassage {
  const { title, seats, adapting: plus, stock, dish } = words().match.signs;
  return {
    title,
    sentences: [seats, ...(adapting ? [plus] : []), stock, ...(areCoins(tokenKind(rules)) ? [dish] : [])],
  };
}
