/** The rules of a game, to read. */
import type { RulesPassage } from '../../../engine/rules/describe.ts';
import type { HouseRules } from '../../../engine/rules/table.ts';
import { gameTitle } from '../../catalogue/game-title.ts';
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import { describeInWords } from '../../model/rules-in-words.ts';
import { areCoins, tokenKind } from '../../model/tokens.ts';
import type { Knowledge } from '../../services/bots/knowledge.ts';
import { openCompareDialog } from './compare.tsx';
import { KnowledgeOf, type OnTeach } from './knowledge.tsx';
import { Passages, SpecialRules } from './passages.tsx';

interface RulesDialogOptions {
  players?: number;
  adapting?: boolean;
  /** Begins the lesson, if it can begin here. */
  onLearn?: () => void;
  /** Shows how the cards are shuffled, where any are. */
  onFairness?: () => void;
  /** Leads to teaching the bots these rules, where that can begin. */
  onTeach?: OnTeach;
}

interface RulesProps extends RulesDialogOptions {
  knowledge: Knowledge;
  rules: HouseRules;
  onClose: () => void;
}

/** Opens them over whatever is shown, what is special at this table first. Returns a function that closes them. */
export function openRulesDialog(knowledge: Knowledge, rules: HouseRules, options: RulesDialogOptions = {}): () => void {
  return open((close) => <RulesScreen knowledge={knowledge} rules={rules} {...options} onClose={close} />);
}

function RulesScreen({ knowledge, rules, players, adapting = false, onTeach, onClose, ...ways }: RulesProps) {
  const { onLearn, onFairness } = ways;
  const { name, special } = gameTitle(rules, knowledge);
  return (
    <Dialog
      title={name}
      lead={special}
      actions={[
        ...(onLearn ? [{ label: words().menu.lesson, onPress: onLearn }] : []),
        ...(onFairness ? [{ label: words().match.fairness, onPress: onFairness }] : []),
      ]}
      onClose={onClose}
    >
      <SpecialRules rules={rules} />
      <p class="row">
        <button type="button" class="small" onClick={() => openCompareDialog(rules)}>
          {words().games.compare}
        </button>
      </p>
      <Passages all={[...describeInWords(rules, players), signs(rules, adapting)]} />
      <KnowledgeOf rules={rules} knowledge={knowledge} onTeach={onTeach} />
    </Dialog>
  );
}

function signs(rules: HouseRules, adapting: boolean): RulesPassage {
  const { title, seats, adapting: plus, stock, dish } = words().match.signs;
  return {
    title,
    sentences: [seats, ...(adapting ? [plus] : []), stock, ...(areCoins(tokenKind(rules)) ? [dish] : [])],
  };
}
