/** Matches of two bots at instant speed in one page, one after the other, and what the page holds meanwhile. */
import { Visit } from '../../browser/support/visit.ts';
import { heapSize } from './heap-size.ts';

export const WATCHED_BOT = { kind: 'bot', level: 'master', style: 'even' };

/** What a page holds after so many matches. */
export interface HeldByPage {
  matches: number;
  /** In MiB, of objects that are needed. */
  heap: number;
  textures: number;
}

interface WatchOptions {
  matches: number;
  /** How many matches lie between two measurements; the first comes after one match. */
  every: number;
  onMatch: (matches: number) => void;
  onMeasured: (held: HeldByPage) => void;
  /** Whether no more are wanted. */
  isStopped?: () => boolean;
}

/** Watches matches until there were enough. @param visit in the menu */
export async function watchMatches(visit: Visit, options: WatchOptions): Promise<void> {
  const { matches, every, onMatch, onMeasured, isStopped = () => false } = options;
  await visit.applySettings({ opponents: 1, seats: Array.from({ length: 10 }, () => WATCHED_BOT) });
  const devtools = await visit.page.context().newCDPSession(visit.page);
  await visit.pressButton('Play');
  for (let match = 1; match <= matches && !isStopped(); match++) {
    await visit.pressButton('The result');
    await visit.see('the result', ({ scene }) => scene === 'result');
    if (match % every === 0 || match === 1) {
      const { textures } = await visit.screen();
      onMeasured({ matches: match, heap: await heapSize(devtools), textures });
    }
    onMatch(match);
    if (match < matches) await visit.playAgain();
  }
}
