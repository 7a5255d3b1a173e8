/** The luck of one match, apart from how it was played, in words. */
import { netLuck, type Luck } from '../../../engine/luck.ts';
import type { Speaker } from '../../i18n/message-arguments.ts';
import { words, type Words } from '../../i18n/words.ts';

/** From so many standard deviations on chance was kinder, or far kinder: it brings more 1 time in 3, and 1 time in 20. */
const MORE = 1;
const FAR_MORE = 1.96;

type Kindness = keyof Words['luck']['ofMatch'];

/** @returns null where nothing counts */
export function kindnessTo(seat: number, luck: readonly Luck[]): Kindness | null {
  const { points, variance } = netLuck(luck, seat);
  if (variance === 0) return null;
  const deviations = points / Math.sqrt(variance);
  if (Math.abs(deviations) < MORE) return 'even';
  const isFar = Math.abs(deviations) >= FAR_MORE;
  if (deviations > 0) return isFar ? 'far-more' : 'more';
  return isFar ? 'far-less' : 'less';
}

/** In one sentence. */
export function luckInWords(seat: number, luck: readonly Luck[], speaker: Speaker): string {
  const text = words().luck;
  const kindness = kindnessTo(seat, luck);
  return kindness === null ? text.none : text.ofMatch[kindness](speaker);
}
