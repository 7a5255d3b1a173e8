/** What leads from a screen to a match. */
import type { Challenge } from '../../engine/challenge/challenge.ts';
import { dayOf } from '../../engine/daily/day.ts';
import type { HouseRules } from '../../engine/rules/table.ts';
import { StorageError } from '../base/store.ts';
import { isPreset } from '../catalogue/game-title.ts';
import { DEFAULT_SETTINGS } from '../catalogue/settings.ts';
import { words } from '../i18n/words.ts';
import { closeDialogs } from '../kit/dialog.tsx';
import type { Arrangement } from '../match/arrangement.ts';
import type { Here, ScreenRoute } from '../match/destinations.ts';
import type { Preferences } from '../services/preferences.ts';
import { showToast } from '../kit/toast.tsx';

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

/** Whether it is a preset that has not introduced itself yet. The lesson is the introduction of the standard game. */
function isDue(rules: HouseRules, { settings }: Preferences): boolean {
  return rules.name !== DEFAULT_SETTINGS.rules && isPreset(rules) && !settings.introduced.includes(rules.name);
}

/** Plays the next deal of a day. */
export function playDay(here: Here, date: string): void {
  const { players, rules } = dayOf(date);
  introduce(here, { rules, players, onPlay: () => void dealNext(here, date) });
}

async function dealNext({ services: { days }, goTo }: Here, date: string): Promise<void> {
  try {
    const next = await days.next(date);
    if (next.is === 'elsewhere') showToast(words().saves.isInAnotherTab);
    else if (!(await goTo({ is: 'table', opening: { daily: next.deal } }))) await days.release(date);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    showToast(error.message);
  }
}

/** Leads to a challenge, which the menu then offers. */
export function challengeTo({ services, goTo }: Here, challenge: Challenge): void {
  if (services.arrivedChallenges.add(challenge) === 'waits') void goTo({ is: 'menu' });
}
