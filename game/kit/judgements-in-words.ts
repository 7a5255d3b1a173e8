/** What a decision was worth, and why, in the current language. */
import type { Judgement } from '../../engine/review/judge.ts';
import type { Verdict } from '../../engine/review/verdict.ts';
import type { Reason } from '../../engine/review/reasons.ts';
import type { View } from '../../engine/view.ts';
import type { Speaker } from '../i18n/message-arguments.ts';
import { capitalised } from '../i18n/grammar.ts';
import { language, words } from '../i18n/words.ts';
import { actionName } from '../model/action-names.ts';
import { cardSign, shownValue } from '../model/sentences.ts';

/** Losses below this are told with a decimal, in chance to win the match. */
const FINE_BELOW = 0.05;

export function verdictName(verdict: Verdict): string {
  return words().moments.verdicts[verdict];
}

/**
 * A loss in percent of a match: "12 ± 4%", "1.3 ± 0.6%".
 * @param loss and
 * @param margin in chance to win the match; without a margin that is worth telling, it is left out
 */
export function lossInWords(loss: number, margin: number): string {
  const digits = loss < FINE_BELOW ? 1 : 0;
  const format = new Intl.NumberFormat(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const percent = 100 * loss;
  const hasMargin = Number((100 * margin).toFixed(digits)) > 0;
  const amount = hasMargin ? `${format.format(percent)} ± ${format.format(100 * margin)}` : format.format(percent);
  return words().moments.percent(amount);
}

/** By how much the best action was better than the one that was played: "Drawing is 12 ± 4% better than knocking." */
export function betterInWords(
  { played, best, loss, margin }: Pick<Judgement, 'played' | 'best' | 'loss' | 'margin'>,
  view: View,
): string {
  const names = [actionName(best, view, 'than'), actionName(played, view, 'than')] as const;
  return words().moments.better(capitalised(names[0]), names[1], lossInWords(loss, margin));
}

/** Reasons as sentences, in their order. @param speakers by seat */
export function reasonsInWords(reasons: readonly Reason[], speakers: readonly Speaker[]): string[] {
  return reasons.map((reason) => sentenceOf(reason, speakers));
}

function sentenceOf(reason: Reason, speakers: readonly Speaker[]): string {
  const { reasons } = words().moments;
  switch (reason.is) {
    case 'knock':
      return reasons.knock(ofHundred(reason.fails), ofHundred(reason.playingOn));
    case 'value':
      return reasons.value(shownValue(reason.better), shownValue(reason.worse));
    case 'pile':
      return reasons.pile(reason.better, reason.of, cardSign(reason.card));
    case 'outs':
      return reasons.outs(reason.better, reason.worse, reason.of);
    case 'feeds': {
      const { seat, card, worse, instead, better } = reason;
      return reasons.feeds(speakers[seat], cardSign(card), ofHundred(worse), cardSign(instead), ofHundred(better));
    }
    case 'holds':
      return reasons.holds(speakers[reason.seat], cardSign(reason.held), cardSign(reason.card));
    case 'hurry':
      return reasons.hurry(ofHundred(reason.share));
    case 'loses':
      return reasons.loses(ofHundred(reason.worse), ofHundred(reason.better));
  }
}

/** A share from 0 to 1 as so many of a hundred. */
function ofHundred(share: number): number {
  return Math.round(100 * share);
}
