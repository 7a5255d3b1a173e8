/** The bar below a replay: what happened in which deal, buttons to move through it, speed, and whose view is shown. */
import { dealAt, JUMPS, type Jump, type ReplayMark, type ReplayedMatch } from '../../model/replay.ts';
import type { ReplayedMoment } from './replay-marks.ts';
import { ReviewRow, type ReviewRowState } from './review-row.ts';
import { verdictName } from '../../kit/judgements-in-words.ts';
import type { ReplaySpeed } from './replay-player.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words } from '../../i18n/words.ts';
import { element } from '../../base/elements.ts';
import type { IconName } from '../../kit/icon.tsx';
import { icon } from '../../ui/dialogs/icons.ts';
import './replay-bar.css';

/** The seat whose hand is open, or all hands. */
export type ReplayView = number | 'all';

/** What a button or a key asks for. */
export type ReplayCommand =
  | { is: 'jump'; jump: Jump }
  | { is: 'position'; position: number }
  | { is: 'toggle' | 'next-speed' | 'close' }
  | { is: 'view'; view: ReplayView }
  /** To the next marked decision, or the one before. */
  | { is: 'mark'; isForward: boolean }
  /** To make the review that marks them. */
  | { is: 'review' }
  /** To offer the deal that is shown to be played. */
  | { is: 'challenge' };

interface ReplayBarOptions {
  match: ReplayedMatch;
  /** By seat. */
  speakers: readonly Speaker[];
  hasReview: boolean;
  hasChallenge: boolean;
  onCommand: (command: ReplayCommand) => void;
}

/** What it shows. */
interface ReplayBarState {
  position: number;
  isPlaying: boolean;
  speed: ReplaySpeed;
  view: ReplayView;
}

/** Marks of a review, as annotated games of chess have them. */
const VERDICT_SIGNS = { fine: '', unclear: '', doubtful: '?!', mistake: '?', blunder: '??' } as const;

const ADAPTED_SIGN = '+';

/** What stands over the strip of deals at a marked decision. */
function signOf(mark: ReplayedMoment): HTMLElement {
  if ('adapted' in mark)
    return element('span', { className: 'adapted', title: words().review.adaptedMark }, ADAPTED_SIGN);
  const { verdict } = mark.moment;
  return element('span', { className: verdict, title: verdictName(verdict) }, VERDICT_SIGNS[verdict]);
}

/** From this many deals on, only every few of them are numbered. */
const MANY_DEALS = 14;

/** Jumps with a button; the keys and the slider lead to both ends. */
const BUTTONS = JUMPS.filter((jump) => jump !== 'first' && jump !== 'last') as Exclude<Jump, 'first' | 'last'>[];

export class ReplayBar {
  readonly #options: ReplayBarOptions;
  readonly #bar: HTMLElement;
  readonly #slider: HTMLInputElement;
  readonly #play: HTMLButtonElement;
  readonly #speed: HTMLButtonElement;
  readonly #view: HTMLSelectElement;
  readonly #where: HTMLElement;
  readonly #verdicts = element('div', { className: 'verdicts', ariaHidden: 'true' });
  readonly #reviewRow: ReviewRow | undefined;
  readonly #reviewButton: HTMLButtonElement | undefined;

  /** Stays at the lower edge of the page until it is removed. */
  constructor(options: ReplayBarOptions) {
    this.#options = options;
    const { match, speakers, hasReview, hasChallenge, onCommand } = options;
    const messages = words().replay;
    this.#slider = element('input', {
      type: 'range',
      min: '0',
      max: String(match.steps.length),
      step: '1',
      ariaLabel: messages.position,
      oninput: () => onCommand({ is: 'position', position: this.#slider.valueAsNumber }),
    });
    this.#play = this.#button('play', messages.play, { is: 'toggle' });
    this.#speed = element('button', {
      type: 'button',
      className: 'speed',
      onclick: () => onCommand({ is: 'next-speed' }),
    });
    this.#view = element(
      'select',
      {
        ariaLabel: messages.view,
        onchange: () => {
          const { value } = this.#view;
          onCommand({ is: 'view', view: value === 'all' ? 'all' : Number(value) });
        },
      },
      ...speakers.map(({ name }, seat) => element('option', { value: String(seat) }, name)),
      element('option', { value: 'all' }, messages.allHands),
    );
    this.#where = element('p', { className: 'where' });
    if (hasReview) {
      this.#reviewRow = new ReviewRow(onCommand);
      this.#reviewButton = this.#button('review', words().dialogs.review, { is: 'review' });
    }
    const jumps = BUTTONS.map((jump) => this.#button(jump, messages.jumps[jump], { is: 'jump', jump }));
    this.#bar = element(
      'section',
      { className: 'replay', ariaLabel: messages.title },
      ...(this.#reviewRow === undefined ? [] : [this.#reviewRow.element]),
      element('div', { className: 'track' }, this.#deals(), this.#verdicts, this.#slider),
      element('div', { className: 'controls' }, ...jumps.slice(0, 3), this.#play, ...jumps.slice(3)),
      element(
        'div',
        { className: 'rest' },
        this.#where,
        this.#speed,
        this.#view,
        ...(this.#reviewButton === undefined ? [] : [this.#reviewButton]),
        ...(hasChallenge ? [this.#button('cards', words().match.challenge.title, { is: 'challenge' })] : []),
        this.#button('close', messages.close, { is: 'close' }),
      ),
    );
    document.body.append(this.#bar);
  }

  /** How much of the page's lower edge it covers, in CSS px. */
  get height(): number {
    return this.#bar.offsetHeight + (this.#reviewRow?.element.offsetHeight ?? 0);
  }

  /** Where the match is, in words. */
  get where(): string {
    return this.#where.textContent ?? '';
  }

  show({ position, isPlaying, speed, view }: ReplayBarState): void {
    const messages = words().replay;
    const { match, speakers } = this.#options;
    this.#slider.value = String(position);
    const deal = dealAt(match, position);
    const where =
      deal === undefined || position === 0
        ? messages.beginning(match.deals.length)
        : [
            messages.where(deal.deal, match.deals[match.deals.length - 1].deal),
            ...deal.marks
              .filter(({ at }) => at <= position)
              .map(({ what, seat }) => messages.marks[what](speakers[seat])),
          ].join(' · ');
    this.#where.textContent = where;
    this.#slider.setAttribute('aria-valuetext', where);
    this.#play.replaceChildren(icon(isPlaying ? 'pause' : 'play'));
    this.#play.ariaLabel = isPlaying ? messages.pause : messages.play;
    this.#play.title = this.#play.ariaLabel;
    this.#speed.textContent = speed;
    this.#speed.ariaLabel = messages.speed(speed === '»' ? messages.atOnce : speed);
    this.#speed.title = this.#speed.ariaLabel;
    this.#view.value = String(view);
  }

  /** What a review says, and its marks, which only become more. */
  showReview(state: ReviewRowState, marks: readonly ReplayedMoment[]): void {
    this.#reviewRow?.show(state);
    if (this.#reviewButton !== undefined) this.#reviewButton.hidden = state.state.is !== 'absent';
    if (this.#verdicts.childElementCount === marks.length) return;
    this.#bar.classList.toggle('marked', marks.length > 0);
    this.#verdicts.replaceChildren(...marks.map((mark) => this.#place(signOf(mark), mark.at)));
  }

  remove(): void {
    this.#bar.remove();
  }

  #button(name: IconName, label: string, command: ReplayCommand): HTMLButtonElement {
    const onclick = (): void => this.#options.onCommand(command);
    return element('button', { type: 'button', ariaLabel: label, title: label, onclick }, icon(name));
  }

  /** The deals side by side, each as wide as it has steps, with marks at notable events. */
  #deals(): HTMLElement {
    const { match, speakers } = this.#options;
    const messages = words().replay;
    const strip = element('div', { className: 'deals', ariaHidden: 'true' });
    const every = Math.ceil(match.deals.length / MANY_DEALS);
    for (const { deal, from, marks } of match.deals) {
      strip.append(
        this.#place(element('span', { className: 'deal' }, (deal - 1) % every === 0 ? String(deal) : ''), from),
        ...marks.map((mark) => this.#place(this.#mark(mark, messages.marks[mark.what](speakers[mark.seat])), mark.at)),
      );
    }
    return strip;
  }

  /** Places something along the slider, at a position. */
  #place<Placed extends HTMLElement>(placed: Placed, at: number): Placed {
    placed.style.setProperty('--at', String(at / (this.#options.match.steps.length || 1)));
    return placed;
  }

  #mark({ what }: ReplayMark, title: string): HTMLElement {
    return element('span', { className: `mark ${what}`, title }, icon(what));
  }
}
