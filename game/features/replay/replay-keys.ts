/** The keys of a replay. */
import { keyOf } from '../../base/keys.ts';
import type { Jump } from '../../model/replay.ts';
import type { ReplayCommand } from './replay-bar.ts';

const JUMP_KEYS: Readonly<Record<string, Jump>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previous-deal',
  ArrowDown: 'next-deal',
  PageUp: 'previous-deal',
  PageDown: 'next-deal',
  Home: 'first',
  End: 'last',
};
const SHIFTED_JUMP_KEYS: Readonly<Record<string, Jump>> = { ArrowLeft: 'previous-turn', ArrowRight: 'next-turn' };

const COMMAND_KEYS: Readonly<Record<string, ReplayCommand>> = {
  a: { is: 'view', view: 'all' },
  s: { is: 'next-speed' },
  '.': { is: 'mark', isForward: true },
  ',': { is: 'mark', isForward: false },
  Escape: { is: 'close' },
};

/** What a key asks for; null for nothing, or if another element of the page handles it. */
export function replayCommand(event: KeyboardEvent, players: number): ReplayCommand | null {
  const { shiftKey, target } = event;
  const key = keyOf(event);
  const on = target instanceof Element ? target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || on.closest('select, dialog, .toasts') !== null) return null;
  const jump = (shiftKey ? SHIFTED_JUMP_KEYS[key] : undefined) ?? JUMP_KEYS[key];
  if (jump !== undefined) return { is: 'jump', jump };
  if (key === ' ') return on.closest('button') === null ? { is: 'toggle' } : null;
  if (/^\d$/.test(key) && seatOf(key) < players) return { is: 'view', view: seatOf(key) };
  return COMMAND_KEYS[key] ?? null;
}

/** The seat for which a digit stands: 1 is the first, 0 the tenth. */
function seatOf(digit: string): number {
  return (Number(digit) + 9) % 10;
}
