/** Marked decisions: what would have been better, why, and the table at that moment; or a line for each. */
import { reasonsFor } from '../../../engine/review/reasons.ts';
import type { View } from '../../../engine/view.ts';
import { element } from '../../base/elements.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import type { MarkedMoment } from '../../model/marked-moments.ts';
import { actionButton } from '../../ui/dialogs/elements.ts';
import { betterInWords, reasonsInWords, verdictName } from '../../ui/moments/in-words.ts';
import { momentTable } from '../../ui/moments/moment-table.ts';

export interface MomentSectionOptions {
  /** By seat. */
  speakers: readonly Speaker[];
  theme: Theme;
  /** Shows the match from that moment on; left out where it cannot be left. */
  onShow?: () => void;
}

/** @param view of the seat when it decided */
export function momentSection(
  { moment }: Pick<MarkedMoment, 'moment'>,
  view: View,
  { speakers, theme, onShow }: MomentSectionOptions,
): HTMLElement {
  const text = words().review;
  const when = text.moment(moment.deal, moment.turn);
  const table = momentTable(view, { speakers, theme });
  // There are others on the page.
  table.ariaLabel = words().moments.labelled(table.ariaLabel ?? '', when);
  const sentences = [betterInWords(moment, view), ...reasonsInWords(reasonsFor(moment, view), speakers)];
  return element(
    'section',
    { className: 'dear' },
    element('h3', {}, words().moments.labelled(when, verdictName(moment.verdict))),
    ...sentences.map((sentence) => element('p', {}, sentence)),
    table,
    ...(onShow === undefined ? [] : [element('div', { className: 'tools' }, showButton(when, onShow))]),
  );
}

/** A marked decision in a list. */
type ListedMoment = Required<Pick<MomentSectionOptions, 'onShow'>> & { marked: MarkedMoment; view: View };

/** All that is marked, in its order; nothing where there is none. */
export function momentsList(moments: readonly ListedMoment[]): HTMLElement[] {
  if (moments.length === 0) return [];
  const text = words().review;
  const rows = moments.map(({ marked: { moment }, view, onShow }) => {
    const when = text.moment(moment.deal, moment.turn);
    const name = element('strong', {}, words().moments.labelled(when, verdictName(moment.verdict)));
    const better = element('span', {}, betterInWords(moment, view));
    return element('li', {}, element('div', { className: 'match' }, name, better), showButton(when, onShow));
  });
  return [element('h2', {}, text.all), element('ul', { className: 'records' }, ...rows)];
}

function showButton(when: string, onShow: () => void): HTMLElement {
  const text = words().review;
  return actionButton({ label: text.show, name: text.showOne(when), onPress: onShow });
}
