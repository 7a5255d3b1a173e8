/** How the table's questions and its plaques and buttons look. */
import { fitInLines, fitWrapped } from '../../base/fit-text.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { words } from '../../i18n/words.ts';
import type { Question } from '../../model/questions.ts';
import { buttonPlaces } from '../layout/button-places.ts';
import type { TableLayout } from '../layout/layout.ts';
import { layoutQuestion } from '../layout/question-layout.ts';
import type { Target } from '../input/targets.ts';
import type { TurnInput } from '../input/turn-input.ts';
import type { Stage } from '../stage.ts';
import type { ItemFace } from '../page/item-button.tsx';
import { HEADING, READ, type Sheet } from '../page/sheet.tsx';

export function tableSheets(
  { question, targets }: Pick<TurnInput, 'question' | 'targets'>,
  { layout, rules }: Pick<Stage, 'layout' | 'rules'>,
  { isPlayed, advice }: { isPlayed: boolean; advice: { sentence: string } | null },
): Sheet[] {
  if (question !== null) return [questionSheet(question, layout, advice?.sentence)];
  const hasButtons = targets.some(({ kind }) => kind === 'plaque' || kind === 'button');
  return isPlayed && !hasButtons && rules.play !== 'golf' && rules.knocking ? [idlePlaque(layout)] : [];
}

/** The sheet that a question stands on, below its answers. @param read in place of the question's own text */
function questionSheet({ title, text, answers }: Question, layout: TableLayout, read = text): Sheet {
  const { sheet, title: at, titleSize, textSize, textWidth, textHeight } = layoutQuestion(layout, answers.size);
  return {
    name: 'question',
    look: 'question',
    bounds: sheet,
    from: at.y - linesHeight(titleSize) / 2 - sheet.y,
    heading: fitWrapped(title, titleSize, HEADING, { width: textWidth }),
    text: fitWrapped(read, textSize, READ, { width: textWidth, height: textHeight }),
  };
}

/** Size of the words on a plaque or button of a turn, in px. */
function plaqueSize({ height }: { height: number }, { type }: Pick<TableLayout, 'type'>): number {
  return height > 56 ? type.title : type.body;
}

/** How a target looks that the canvas does not draw; undefined for one that it does. */
export function faceOf(
  { kind, label, face = label, bounds }: Target,
  layout: TableLayout,
  { isArmed, isDown }: { isArmed: boolean; isDown: boolean },
): ItemFace | undefined {
  if (kind !== 'plaque' && kind !== 'button') return undefined;
  const bare = face.replaceAll(/^¡|\s?!$/g, '');
  return {
    look: kind === 'plaque' ? 'plaque' : 'paper',
    words: isArmed ? words().turn.again(bare) : [face],
    size: plaqueSize(bounds, layout),
    isOnCanvas: true,
    isDown,
  };
}

/** Space between the edges of a plaque and its words, in px. */
const MARGIN = 6;

function idlePlaque({ buttons, gap, type }: TableLayout): Sheet {
  const [bounds] = buttonPlaces(buttons, 1, gap);
  const room = { width: bounds.width - 2 * MARGIN, height: bounds.height };
  const text = fitInLines(words().turn.knock, plaqueSize(bounds, { type }), HEADING, room);
  return { name: 'knock', look: 'idle plaque', bounds, text };
}
