/** Replays and reviews on the screen. */
import type { Locator } from 'playwright-core';
import { playToTheEnd, POINTER_INPUT } from './player.ts';
import type { Screen } from './screen.ts';
import { chooseShortGame } from './tables.ts';
import type { Visit } from './visit.ts';

type Replayed = Screen & { steps: number; deals: number };

export const seeReplay = async (
  visit: Visit,
  what: string,
  isThere: (screen: Replayed) => boolean,
): Promise<Replayed> =>
  (await visit.see(what, (screen) => screen.scene === 'replay' && isThere(screen as Replayed))) as Replayed;

/** A replay in which nothing moves. */
export const seeAtRest = (visit: Visit, what: string, isThere: (screen: Replayed) => boolean): Promise<Replayed> =>
  seeReplay(visit, what, (screen) => !screen.isMoving && isThere(screen));

export const reviewDialog = ({ page }: Visit): Locator => page.getByRole('dialog', { name: 'Review' });

/** Waits until all decisions are judged, and what they come to is shown, which is with the frame after. */
export async function reviewed(visit: Visit): Promise<void> {
  await reviewDialog(visit)
    .getByText(/^\d+ decisions? judged/)
    .waitFor();
  await visit.frames(2);
}

/** Plays a short match at once, and reviews it. */
export async function reviewOfMatch(visit: Visit, input = POINTER_INPUT): Promise<void> {
  await visit.applySettings({ opponents: 1 });
  await visit.see('the opponents', ({ opponents }) => opponents.is === 'policy');
  await chooseShortGame(visit, 'scat');
  await visit.pressButton('Play');
  await visit.seeScene('table');
  await playToTheEnd(visit, input);
  await visit.page.getByRole('button', { name: 'Review' }).press('Enter');
  await reviewDialog(visit).waitFor();
}
