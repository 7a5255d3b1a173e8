/** People who sit down at one table from devices of their own. */
import type { Route } from 'playwright-core';
import { replayRecord, type MatchRecord } from '../../../engine/record.ts';
import type { KeptRecord } from '../../../game/services/storage/match-schemas.ts';
import { goOnLabel, picker, type InputMethod } from './player.ts';
import { mayAct, type Screen } from './screen.ts';
import type { ScreenVisit } from './screen-visit.ts';
import { stored } from './storage.ts';
import { chooseGame } from './tables.ts';
import type { Visit } from './visit.ts';

/** The server says that it has rooms, and no policy comes: the expert gives hints. */
export const HAS_ROOMS = {
  routes: {
    'manifest.json': async (route: Route) => void (route.request().method() === 'HEAD' && (await route.continue())),
  },
};

/** How a guest sees the table: without waiting, and without what newcomers are told. */
export const AS_GUEST = { speed: 'instant', isNew: false, explainsValue: false, explainsKnock: false };

/** Anna opens a table for a short match. @returns its link, and its code */
export async function openTable(host: Visit, preset: string): Promise<{ link: string; code: string }> {
  // A server deals and thinks in its own time, so each deal costs seconds.
  await chooseGame(host, { name: `Short ${preset}`, base: preset, lives: 1, grace: false });
  await host.changeSettings(AS_GUEST);
  await host.page.getByRole('button', { name: 'Play with friends' }).click();
  await host.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Anna');
  await host.page.getByRole('button', { name: 'Open a table' }).click();
  const link = await host.page.getByRole('textbox', { name: 'Link' }).inputValue();
  return { link, code: /#join=(\w{6})/.exec(link)![1] };
}

/** Ben follows a link to a table. */
export async function comeByLink(ben: Visit, link: string): Promise<void> {
  await ben.changeSettings(AS_GUEST);
  await ben.follow(link);
  await ben.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ben');
  await ben.page.getByRole('button', { name: 'Come in' }).click();
}

/** For so many frames somebody waits for what follows; then the server has not heard, and asks again. */
const MOST_FRAMES = 120;

/** @property onDecision is called before each @property isEnough whether somebody may stop before the result */
interface PlayingAlong {
  onDecision?: (screen: Screen) => Promise<void>;
  isEnough?: (screen: Screen) => boolean;
}

/** Plays whatever somebody is asked, until the result. */
export async function playAlong(
  visit: ScreenVisit,
  input: InputMethod,
  { onDecision, isEnough = ({ scene }) => scene === 'result' }: PlayingAlong = {},
): Promise<Screen> {
  const pick = picker();
  const asked = ({ legal, buttons, deal }: Screen): string => JSON.stringify([deal, legal, buttons]);
  const isDue = (there: Screen): boolean =>
    mayAct(there) || (there.scene === 'table' && goOnLabel(there) !== undefined);
  for (;;) {
    const screen = await visit.see('a decision or the end', (there) => isEnough(there) || isDue(there));
    if (isEnough(screen)) return screen;
    await onDecision?.(screen);
    const label = goOnLabel(screen);
    if (label === undefined) await input.act(visit, screen, pick(screen.legal));
    else await input.goOn(visit, label);
    for (let frames = 0; frames < MOST_FRAMES && asked(await visit.screen()) === asked(screen); frames += 2)
      await visit.frames(2);
  }
}

/** The match that was played to its end, as each device has kept it. @throws {RecordError} where it is not as its packs say */
export async function keptBy(...visits: readonly ScreenVisit[]): Promise<MatchRecord[]> {
  const kept = await Promise.all(
    visits.map(async (visit) => (await stored(visit, 'records', 'values')) as KeptRecord[]),
  );
  return kept.map(([{ record }]) => {
    replayRecord(structuredClone(record));
    return record;
  });
}
