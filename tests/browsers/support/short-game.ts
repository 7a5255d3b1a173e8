/** A match that is over after a deal or two. */
import { RULES_FORMAT } from '../../../engine/rules/resolve.ts';
import { rulesLink } from '../../../game/features/rules/shared-rules.ts';
import { playToTheEnd, POINTER_INPUT } from '../../browser/support/player.ts';
import type { Screen } from '../../browser/support/screen.ts';
import type { TabVisit } from './tab-visit.ts';

/** In the menu: plays a match for one token against one policy. @returns the result's screen */
export async function playShortGame(visit: TabVisit): Promise<Screen> {
  await visit.applySettings({ opponents: 1 });
  await visit.see('the policy', ({ opponents }) => opponents.is === 'policy');
  const link = await rulesLink({ format: RULES_FORMAT, name: 'Pennies', base: 'scat', lives: 1 });
  await visit.evaluate((fragment) => {
    window.location.hash = fragment;
  }, link);
  await visit.pressNamed('button', 'Play once');
  await visit.see('the game', ({ settings }) => settings.rules === 'tried');
  await visit.pressButton('Play');
  return (await playToTheEnd(visit, POINTER_INPUT)).result;
}
