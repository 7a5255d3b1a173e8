/** A deal of a day at the table, and what it leads to. */
import { DailyChance } from '../../engine/daily/daily-deal.ts';
import { pointsIn, pointsOf } from '../../engine/daily/points.ts';
import { dayOf, DEALS_OF_A_DAY } from '../../engine/daily/day.ts';
import type { Match } from '../../engine/match.ts';
import { dailyTable } from '../catalogue/daily-table.ts';
import { signed } from '../i18n/numbers.ts';
import { words } from '../i18n/words.ts';
import type { ComparisonService } from '../services/bots/comparison-service.ts';
import type { PolicyService } from '../services/bots/policy-service.ts';
import type { Preferences } from '../services/preferences.ts';
import { openTry, type DailyDeal, type PlayedDays } from '../services/storage/played-days.ts';
import type { AfterDealOptions } from './after-deal.ts';
import type { Destination, GoTo } from './destinations.ts';
import { playNextDeal } from './next-daily-deal.ts';
import type { SpecialMatch } from './special-match.ts';

export interface DailyServices {
  preferences: Preferences;
  bots: Pick<PolicyService, 'state'>;
  comparisons: Pick<ComparisonService, 'compareDay'>;
  days: Pick<PlayedDays, 'keep' | 'next' | 'release'>;
  goTo: GoTo;
}

/** A deal of a day, as it is played at the table. */
export function dailyMatch({ preferences, ...services }: DailyServices, daily: DailyDeal): SpecialMatch {
  return {
    arrangement: { rules: dayOf(daily.date).rules, settings: dailyTable(daily.date, preferences.settings.seats[0]) },
    chance: new DailyChance(daily.date, daily.position),
    start: null,
    save: daily.save,
    isSingleDeal: true,
    keep: (snapshot) => services.days.keep(daily, snapshot),
    begins: () => prepareComparison(daily, services),
    lines: (match, isOver) => dailyLines(daily, match, isOver),
    leaving: () => words().match.daily.leaving,
    fairness: { is: 'daily' },
    onward: () => afterDailyDeal(daily, services),
  };
}

/** Which day and which of its deals is played, and the points so far. @param isOver whether the end of the deal was seen */
function dailyLines({ date, position, day }: DailyDeal, match: Match, isOver: boolean): readonly string[] {
  const { numbered, deal } = words().match.daily;
  const before = (day && openTry(day))?.deals.map(pointsOf) ?? [];
  const points = isOver ? [...before, pointsIn(match.dealResult(), match.rules.scoring === 'points', 0)] : before;
  const total = points.reduce((sum, one) => sum + one, 0);
  const which = deal(position, DEALS_OF_A_DAY);
  return [numbered(dayOf(date).number), points.length === 0 ? which : `${which} · ${signed(total)}`];
}

/** Lets the levels play the day while its last deal is played, so that nobody waits for the comparison. */
function prepareComparison(
  { date, position, day }: DailyDeal,
  { bots, comparisons }: Pick<DailyServices, 'bots' | 'comparisons'>,
): void {
  const isKnown = bots.state.is !== 'policy' || day?.comparisons[bots.state.sha256] !== undefined;
  if (position < DEALS_OF_A_DAY || isKnown) return;
  // Whoever shows the comparison asks again, and says what is wrong.
  comparisons.compareDay(dayOf(date), () => undefined).catch(() => undefined);
}

/** After a deal of a day: its next deal, or how the day went, over the menu. */
function afterDailyDeal({ date, position }: DailyDeal, services: NextDealServices): AfterDealOptions['onward'] {
  if (position === DEALS_OF_A_DAY)
    return { label: () => words().match.theResult, onPress: () => void services.goTo(overMenu(date)) };
  return { label: () => words().match.nextDeal, onPress: () => void dealNext(date, services) };
}

type NextDealServices = Pick<DailyServices, 'days' | 'goTo'>;

function overMenu(date: string): Destination {
  return { is: 'menu', over: [{ is: 'day', date }] };
}

async function dealNext(date: string, services: NextDealServices): Promise<void> {
  if (!(await playNextDeal(date, services))) await services.goTo(overMenu(date));
}
