/** What leads from a screen to a match. */
import type { Challenge } from '../../engine/challenge/challenge.ts';
import { dayOf } from '../../engine/daily/day.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { isPreset } from '../catalogue/game-title.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { closeDialogs } from '../kit/dialog.tsx';
import type { Arrangement } from '../match/arrangement.ts';
import type { Here, ScreenRoute } from '../match/destinations.ts';
import { playNextDeal } from '../match/next-daily-deal.ts';
import type { Preferences } from '../services/preferences.ts';

/** Leaves whatever is shown for a match. */
export function playAgainst(here: Here, match: Arrangement): void {
  closeDialogs();
  void here.goTo({ is: 'table', opening: { again: match } });
}

/** Introduces a game the first time, and otherwise begins at once. */
export function introduce(here: Here, introduced: Omit<Extract<ScreenRoute, { is: 'introduction' }>, 'is'>): void {
  if (isDue(introduced.rules, here.services.preferences)) void here.open({ is: 'introduction', ...introduced });
  else introduced.onPlay();
}

function isDue(rules: HouseRules, { settings }: Preferences): boolean {
  return rules.name !== DEFAULT_SETTINGS.rules && isPreset(rules) && !settings.introduced.includes(rules.name);
}

/** Plays the next deal of a day. */
export function playDay(here: Here, date: string): void {
  const { players, rules } = dayOf(date);
  const { days } = here.services;
  introduce(here, { rules, players, onPlay: () => void playNextDeal(date, { days, goTo: here.goTo }) });
}

/** Leads to a challenge, which the menu then offers. */
export function challengeTo({ services, goTo }: Here, challenge: Challenge): void {
  if (services.arrivedChallenges.add(challenge) === 'waits') void goTo({ is: 'menu' });
}
