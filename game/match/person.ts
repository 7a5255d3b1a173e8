/** The people at this device, behind the interface of a bot: they get the legal actions and answer with one of them. */
import type { Action } from '../../engine/actions.ts';
import type { Bot } from '../../engine/bots/bot.ts';
import type { View } from '../../engine/view.ts';
import type { PresentationQueue } from '../model/presentation-queue.ts';
import { words } from '../i18n/words.ts';
import type { PlayableTable } from '../table/shell/playable-table.ts';
import { announce } from '../kit/announcer.ts';
import type { MatchKeys } from './match-keys.ts';
import { PACES } from '../../engine/habits/double-file.ts';
import { clamp } from '../base/geometry.ts';
import type { Preferences } from '../services/preferences.ts';
import { usualTime } from './thinking-time.ts';

interface PersonOptions {
  queue: PresentationQueue;
  handOver: (seat: number) => Promise<void>;
  /** Called whenever `legal` has changed. */
  offer: () => void;
  /** Aborted when the table is left: then nobody is asked any more, and any action is as good as another. */
  left: AbortSignal;
  /** Receives how long a decision took, and what there was to choose from. */
  onDecided?: (milliseconds: number, legal: readonly Action[]) => void;
}

export class Person implements Bot {
  readonly name = 'You';
  readonly #options: PersonOptions;
  #legal: readonly Action[] = [];
  #answer: (action: Action) => void = () => undefined;

  constructor(options: PersonOptions) {
    this.#options = options;
  }

  /** What the person may do now: nothing while it is not their turn, or while something is still being shown. */
  get legal(): readonly Action[] {
    return this.#legal;
  }

  async decide({ seat }: View, legal: readonly Action[]): Promise<Action> {
    const { queue, handOver, offer, left, onDecided } = this.#options;
    await queue.whenEmpty();
    if (left.aborted) return legal[0];
    queue.calm();
    await handOver(seat);
    const began = performance.now();
    const action = await new Promise<Action>((resolve) => {
      this.#legal = legal;
      this.#answer = resolve;
      offer();
    });
    onDecided?.(performance.now() - began, legal);
    return action;
  }

  /** Takes the person's choice; ignores anything that is not on offer. */
  act(action: Action): void {
    if (!this.#legal.includes(action)) return;
    this.#legal = [];
    this.#options.offer();
    this.#answer(action);
  }
}

/** Resolves when the person who plays a seat has the device. */
export async function handOver(seat: number, table: PlayableTable, keys: Pick<MatchKeys, 'clear'>): Promise<void> {
  const { view, announcer, overlays } = table;
  if (view.state().viewer === seat) return;
  announcer.handOver();
  keys.clear();
  announce(words().match.pass.title(table.names[seat]));
  await new Promise<void>((resolve) => {
    overlays.ask(() => {
      const { pass } = words().match;
      const name = table.names[seat];
      return {
        title: pass.title(name),
        text: pass.text(name),
        hides: true,
        answers: [{ label: pass.answer(name), onPress: resolve }],
      };
    });
    view.turnTo(seat, false);
  });
  view.turnTo(seat, true);
}

/** How much of what was known before stays after a decision. */
const MEMORY = 0.97;
const ROUNDING = 100;

/** @returns what notes how many ms a decision among these actions took */
export function ownPace(
  preferences: Pick<Preferences, 'settings' | 'change'>,
): (milliseconds: number, legal: readonly Action[]) => void {
  let exact = preferences.settings.pace;
  return (milliseconds, legal) => {
    const { learnsHabits, pace } = preferences.settings;
    if (legal.length < 2 || !learnsHabits) return;
    const factor = clamp(milliseconds / usualTime(legal), ...PACES);
    exact = exact ** MEMORY * factor ** (1 - MEMORY);
    const rounded = Math.round(ROUNDING * exact) / ROUNDING;
    if (rounded !== pace) preferences.change({ pace: rounded });
  };
}
