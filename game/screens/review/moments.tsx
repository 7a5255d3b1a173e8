/** Marked decisions: what would have been better, why, and the table at that moment; or a line for each. */
import { reasonsFor } from '../../../engine/review/reasons.ts';
import type { ReviewedDecision } from '../../../engine/review/review.ts';
import type { Grade } from '../../../engine/review/verdict.ts';
import type { View } from '../../../engine/view.ts';
import type { Theme } from '../../base/theme/theme.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { betterInWords, reasonsInWords, verdictName } from '../../kit/judgements-in-words.ts';
import { MomentTable } from '../../kit/moment-table.tsx';
import { dearestOf } from './summary.ts';

export interface ReviewedMomentProps {
  moment: ReviewedDecision;
  view: View;
  speakers: readonly Speaker[];
  theme: Theme;
  /** Shows the match from that moment on; left out where it cannot be left. */
  onShow?: () => void;
}

export function Moment({ moment, view, speakers, theme, onShow }: ReviewedMomentProps) {
  const when = whenOf(moment);
  const sentences = [betterInWords(moment, view), ...reasonsInWords(reasonsFor(moment, view), speakers)];
  return (
    <section class="dear">
      <h3>{headingOf(moment)}</h3>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <MomentTable view={view} speakers={speakers} theme={theme} when={when} />
      {onShow !== undefined && (
        <div class="tools">
          <ShowButton when={when} onShow={onShow} />
        </div>
      )}
    </section>
  );
}

/** So many of the decisions that cost most are shown. */
export const DEAREST = 3;

interface MomentsProps {
  moments: readonly ReviewedMomentProps[];
}

interface DearestProps extends MomentsProps {
  isWhole: boolean;
  least: Grade;
}

/** The decisions that cost most, the dearest first. */
export function Dearest({ moments, isWhole, least }: DearestProps) {
  const { dearest, noneDear, noneDearYet } = words().review;
  return (
    <section>
      <h2>{dearest}</h2>
      {moments.length === 0 && <p>{isWhole ? noneDear[least] : noneDearYet}</p>}
      <div class="dearest">
        {dearestOf(moments, DEAREST).map((one) => (
          <Moment key={keyOf(one.moment)} {...one} />
        ))}
      </div>
    </section>
  );
}

/** A line for each. */
export function AllInOrder({ moments }: MomentsProps) {
  return (
    <section>
      <h2>{words().review.all}</h2>
      <ul class="records">
        {moments.map(({ moment, view, onShow }) => (
          <li key={keyOf(moment)}>
            <div class="match">
              <strong>{headingOf(moment)}</strong>
              <span>{betterInWords(moment, view)}</span>
            </div>
            {onShow !== undefined && <ShowButton when={whenOf(moment)} onShow={onShow} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Which decision of a match it is. */
export function keyOf({ deal, at }: Pick<ReviewedDecision, 'deal' | 'at'>): string {
  return `${deal} ${at}`;
}

function whenOf({ deal, turn }: ReviewedDecision): string {
  return words().review.moment(deal, turn);
}

function headingOf(moment: ReviewedDecision): string {
  return words().moments.labelled(whenOf(moment), verdictName(moment.verdict));
}

function ShowButton({ when, onShow }: { when: string; onShow: () => void }) {
  const { show, showOne } = words().review;
  return (
    <button type="button" aria-label={showOne(when)} onClick={onShow}>
      {show}
    </button>
  );
}
