/** A marked decision: what would have been better, why, and the table at that moment. */
import { reasonsFor } from '../../../engine/review/reasons.ts';
import type { View } from '../../../engine/view.ts';
import { element } from '../../base/elements.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { reviewWords } from '../../i18n/review.ts';
import type { MarkedMoment } from '../../model/marked-moments.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import { betterInWords, reasonsInWords, verdictName } from '../../ui/moments/in-words.ts';
import { momentTable } from '../../ui/moments/moment-table.ts';

export type MomentSectionOptions = {
  /** By seat. */
  speakers: readonly Speaker[];
  theme: Theme;
  /** Shows the match from that moment on. */
  onShow: () => void;
};

/** @param view of the seat when it decided */
export function momentSection(
  { moment }: MarkedMoment,
  view: View,
  { speakers, theme, onShow }: MomentSectionOptions,
): HTMLElement {
  const text = reviewWords();
  const when = text.moment(moment.deal, moment.turn);
  const table = momentTable(view, { speakers, theme });
  // There are others on the page.
  table.ariaLabel = `${table.ariaLabel ?? ''}: ${when}`;
  const sentences = [betterInWords(moment, view), ...reasonsInWords(reasonsFor(moment, view), speakers)];
  return element(
    'section',
    { className: 'dear' },
    element('h3', {}, `${when}: ${verdictName(moment.verdict)}`),
    ...sentences.map((sentence) => element('p', {}, sentence)),
    table,
    element(
      'div',
      { className: 'tools' },
      actionButton({ label: text.show, name: text.showOne(when), onPress: onShow }),
    ),
  );
}
