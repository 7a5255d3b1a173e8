/** The bar below a replay: what happened in which deal, buttons to move through it, speed, and whose view is shown. */
import type { ComponentChildren } from 'preact';
import { dealAt, JUMPS, type Jump, type ReplayedMatch } from '../../model/replay.ts';
import type { ReplayedMoment, ReviewState } from './replay-marks.ts';
import { verdictName } from '../../kit/judgements-in-words.ts';
import type { ReplaySpeed } from './replay-player.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import './replay-bar.css';

/** The seat whose hand is open, or all hands. */
export type ReplayView = number | 'all';

export type ReplayCommand =
  | { is: 'jump'; jump: Jump }
  | { is: 'position'; position: number }
  | { is: 'toggle' | 'next-speed' | 'close' }
  | { is: 'view'; view: ReplayView }
  /** To the next marked decision, or the one before. */
  | { is: 'mark'; isForward: boolean }
  | { is: 'review' }
  /** To offer the deal that is shown to be played. */
  | { is: 'challenge' };

export interface ShownReview {
  state: ReviewState;
  marks: readonly ReplayedMoment[];
  sentence: string;
}

interface ReplayBarProps {
  match: ReplayedMatch;
  speakers: readonly Speaker[];
  position: number;
  isPlaying: boolean;
  speed: ReplaySpeed;
  view: ReplayView;
  /** Null where nothing can be reviewed. */
  review: ShownReview | null;
  hasChallenge: boolean;
  onCommand: (command: ReplayCommand) => void;
}

/** Marks of a review, as annotated games of chess have them. */
const VERDICT_SIGNS = { fine: '', unclear: '', doubtful: '?!', mistake: '?', blunder: '??' } as const;

const ADAPTED_SIGN = '+';

/** From this many deals on, only every few of them are numbered. */
const MANY_DEALS = 14;

/** Jumps with a button; the keys and the slider lead to both ends. */
const BUTTONS = JUMPS.filter((jump) => jump !== 'first' && jump !== 'last') as Exclude<Jump, 'first' | 'last'>[];

/** Where a match is at a position, in words. */
export function whereInWords(match: ReplayedMatch, speakers: readonly Speaker[], position: number): string {
  const messages = words().replay;
  const deal = dealAt(match, position);
  if (deal === undefined || position === 0) return messages.beginning(match.deals.length);
  const passed = deal.marks.filter(({ at }) => at <= position);
  return [
    messages.where(deal.deal, match.deals[match.deals.length - 1].deal),
    ...passed.map(({ what, seat }) => messages.marks[what](speakers[seat])),
  ].join(' · ');
}

export function ReplayBar({ match, speakers, position, isPlaying, review, ...rest }: ReplayBarProps) {
  const messages = words().replay;
  const { speed, view, hasChallenge, onCommand } = rest;
  const where = whereInWords(match, speakers, position);
  const speedName = messages.speed(speed === '»' ? messages.atOnce : speed);
  const button = (name: IconName, label: string, command: ReplayCommand) => (
    <button key={name} type="button" aria-label={label} title={label} onClick={() => onCommand(command)}>
      <Icon name={name} />
    </button>
  );
  const jumps = BUTTONS.map((jump) => button(jump, messages.jumps[jump], { is: 'jump', jump }));
  return (
    <section class={`replay${review !== null && review.marks.length > 0 ? ' marked' : ''}`} aria-label={messages.title}>
      {review !== null && <ReviewRow {...review} onCommand={onCommand} />}
      <div class="track">
        <Deals match={match} speakers={speakers} />
        <div class="verdicts" aria-hidden="true">
          {review?.marks.map((mark) => (
            <Verdict key={mark.at} mark={mark} steps={match.steps.length} />
          ))}
        </div>
        <input
          type="range"
          min={0}
          max={match.steps.length}
          step={1}
          value={position}
          aria-label={messages.position}
          aria-valuetext={where}
          onInput={({ currentTarget }) => onCommand({ is: 'position', position: currentTarget.valueAsNumber })}
        />
      </div>
      <div class="controls">
        {jumps.slice(0, 3)}
        {isPlaying
          ? button('pause', messages.pause, { is: 'toggle' })
          : button('play', messages.play, { is: 'toggle' })}
        {jumps.slice(3)}
      </div>
      <div class="rest">
        <p class="where">{where}</p>
        <button
          type="button"
          class="speed"
          aria-label={speedName}
          title={speedName}
          onClick={() => onCommand({ is: 'next-speed' })}
        >
          {speed}
        </button>
        <ViewChoice speakers={speakers} view={view} onCommand={onCommand} />
        {review?.state.is === 'absent' && button('review', words().dialogs.review, { is: 'review' })}
        {hasChallenge && button('cards', words().match.challenge.title, { is: 'challenge' })}
        {button('close', words().dialogs.close, { is: 'close' })}
      </div>
    </section>
  );
}

function ViewChoice({ speakers, view, onCommand }: Pick<ReplayBarProps, 'speakers' | 'view' | 'onCommand'>) {
  const { view: label, allHands } = words().replay;
  return (
    <select
      aria-label={label}
      value={String(view)}
      onChange={({ currentTarget: { value } }) =>
        onCommand({ is: 'view', view: value === 'all' ? 'all' : Number(value) })
      }
    >
      {speakers.map(({ name }, seat) => (
        <option key={seat} value={String(seat)}>
          {name}
        </option>
      ))}
      <option value="all">{allHands}</option>
    </select>
  );
}

function Placed({
  at,
  to = at,
  steps,
  ...rest
}: {
  at: number;
  /** Where it ends, for what has a width. */
  to?: number;
  steps: number;
  class: string;
  title?: string;
  children?: ComponentChildren;
}) {
  const share = (position: number): string => String(position / (steps || 1));
  return <span {...rest} style={{ '--at': share(at), '--wide': share(to - at) }} />;
}

/** The deals side by side, each as wide as it has steps, with marks at notable events. */
function Deals({ match, speakers }: Pick<ReplayBarProps, 'match' | 'speakers'>) {
  const every = Math.ceil(match.deals.length / MANY_DEALS);
  const steps = match.steps.length;
  return (
    <div class="deals" aria-hidden="true">
      {match.deals.flatMap(({ deal, from, marks }, place) => [
        <Placed key={deal} class="deal" at={from} to={match.deals[place + every]?.from ?? steps} steps={steps}>
          {(deal - 1) % every === 0 ? deal : ''}
        </Placed>,
        ...marks.map(({ what, seat, at }) => (
          <Placed
            key={`${deal} ${what} ${at}`}
            class={`mark ${what}`}
            title={words().replay.marks[what](speakers[seat])}
            at={at}
            steps={steps}
          >
            <Icon name={what} />
          </Placed>
        )),
      ])}
    </div>
  );
}

function Verdict({ mark, steps }: { mark: ReplayedMoment; steps: number }) {
  if ('adapted' in mark) {
    return (
      <Placed class="adapted" title={words().review.adaptedMark} at={mark.at} steps={steps}>
        {ADAPTED_SIGN}
      </Placed>
    );
  }
  const { verdict } = mark.moment;
  return (
    <Placed class={verdict} title={verdictName(verdict)} at={mark.at} steps={steps}>
      {VERDICT_SIGNS[verdict]}
    </Placed>
  );
}

/** What a review says of the action that was seen, and buttons to the marked ones; hidden as long as there is none. */
export function ReviewRow({ state, marks, sentence, onCommand }: ShownReview & Pick<ReplayBarProps, 'onCommand'>) {
  const text = words().review;
  const jump = (name: 'previous' | 'next', label: string) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={marks.length === 0}
      onClick={() => onCommand({ is: 'mark', isForward: name === 'next' })}
    >
      <Icon name={name} />
    </button>
  );
  return (
    <div class="review" hidden={state.is === 'absent' && marks.length === 0}>
      <p role="status">{sentence || withoutSentence(state, marks.length)}</p>
      {state.is === 'making' && <progress max={1} value={state.share} aria-label={text.making} />}
      {state.is === 'failed' && (
        <button type="button" onClick={() => onCommand({ is: 'review' })}>
          {text.tryAgain}
        </button>
      )}
      {jump('previous', text.previousMark)}
      {jump('next', text.nextMark)}
    </div>
  );
}

function withoutSentence({ is }: ReviewState, count: number): string {
  const text = words().review;
  if (is === 'making') return text.making;
  if (is === 'failed') return text.unavailable;
  return count === 0 ? text.noneMarked : text.marked(count);
}
