/** What a deal of a day leads to: at the table, and in the background. */
import type Phaser from 'phaser';
import { pointsOf } from '../../engine/daily/daily-deal.ts';
import { dayOf, DEALS_OF_A_DAY } from '../../engine/daily/day.ts';
import { pointsIn } from '../../engine/daily/points.ts';
import type { Match } from '../../engine/match.ts';
import { changeScene } from '../base/change-scene.ts';
import { StorageError } from '../base/store.ts';
import { signed } from '../i18n/numbers.ts';
import { words } from '../i18n/words.ts';
import type { BotService } from '../services/bots/bot-service.ts';
import { openTry, type DailyDeal, type PlayedDays } from '../services/storage/played-days.ts';
import { showToast } from '../ui/dialogs/toast.ts';
import type { AfterDealOptions } from './after-deal.ts';
import type { TableOpening } from './open-table.ts';

/** Which day and which of its deals is played, and the points so far. @param isOver whether the end of the deal was seen */
export function dailyLines({ date, position, day }: DailyDeal, match: Match, isOver: boolean): readonly string[] {
  const { numbered, deal } = words().match.daily;
  const before = (day && openTry(day))?.deals.map(pointsOf) ?? [];
  const points = isOver ? [...before, pointsIn(match.dealResult(), match.rules.scoring === 'points', 0)] : before;
  const total = points.reduce((sum, one) => sum + one, 0);
  const which = deal(position, DEALS_OF_A_DAY);
  return [numbered(dayOf(date).number), points.length === 0 ? which : `${which} · ${signed(total)}`];
}

/** Lets the levels play the day while its last deal is played, so that nobody waits for the comparison. */
export function prepareComparison(
  { date, position, day }: DailyDeal,
  bots: Pick<BotService, 'compareDay' | 'state'>,
): void {
  const isKnown = bots.state.is !== 'policy' || day?.comparisons[bots.state.sha256] !== undefined;
  if (position < DEALS_OF_A_DAY || isKnown) return;
  // Whoever shows the comparison asks again, and says what is wrong.
  bots.compareDay(dayOf(date), () => undefined).catch(() => undefined);
}

/** After a deal of a day: its next deal, or how the day went, over the menu. */
export function afterDailyDeal(
  scene: Phaser.Scene,
  deal: DailyDeal,
  days: Pick<PlayedDays, 'next' | 'release'>,
): AfterDealOptions['onward'] {
  const { date, position } = deal;
  if (position === DEALS_OF_A_DAY)
    return { label: () => words().match.theResult, onPress: () => changeScene(scene, 'menu', { daily: date }) };
  return { label: () => words().match.nextDeal, onPress: () => void dealNext(scene, date, days) };
}

async function dealNext(scene: Phaser.Scene, date: string, days: Pick<PlayedDays, 'next' | 'release'>): Promise<void> {
  try {
    const next = await days.next(date);
    if (next.is === 'open') {
      if (!changeScene(scene, 'table', { daily: next.deal } satisfies TableOpening)) await days.release(date);
      return;
    }
    showToast(words().saves.isInAnotherTab);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
  }
  changeScene(scene, 'menu', { daily: date });
}
