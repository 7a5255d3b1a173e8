/** Somebody who plays a match on the screen, by pointer or by keyboard, as the screen offers it. */
import type { Screen, Visit } from './visit.ts';

/** How something on offer is done. */
export type Hand = {
  act: (visit: Visit, screen: Screen, action: string) => Promise<void>;
  goOn: (visit: Visit, label: string) => Promise<void>;
};

/** Two are enough, unless the machine is so slow that the second comes too late. */
const MOST_PRESSES = 6;

/** With a mouse or a finger: what cannot be taken back wants a second press. */
export const POINTER: Hand = {
  act: async (visit, screen, action) => {
    const target = screen.targets.find((candidate) => candidate.action === action);
    if (target === undefined) throw new Error(`there is nothing on the table for "${action}"`);
    for (let press = 0; press < MOST_PRESSES && changesOf(await visit.screen()) === changesOf(screen); press++) {
      await visit.press(target);
      await visit.frames(2);
    }
  },
  goOn: (visit, label) => visit.pressButton(label),
};

const KEYS: Readonly<Record<string, string>> = { draw: 'd', take: 't', knock: 'k' };

/** With keys alone: letters and digits, and every third time Tab to it and Enter. */
export function keyboardHand(): Hand {
  let turn = 0;
  return {
    act: async (visit, screen, action) => {
      const target = screen.targets.findIndex((candidate) => candidate.action === action);
      if (turn++ % 3 === 0) {
        for (let step = 0; step <= target; step++) await visit.page.keyboard.press('Tab');
        await visit.page.keyboard.press('Enter');
        return;
      }
      const hand = screen.shown.hand as number[];
      const key = KEYS[action] ?? String(1 + hand.findIndex((card) => formatAs(card) === action.split(' ')[1]));
      await visit.page.keyboard.press(key);
      if (key !== 'd' && key !== 't') await visit.page.keyboard.press(key);
    },
    goOn: async (visit) => visit.page.keyboard.press('Enter'),
  };
}

function formatAs(card: number): string {
  return '23456789TJQKA'[card % 13] + 'cdhs'[Math.floor(card / 13)];
}

/** What changes on the screen with every decision. */
function changesOf({ scene, deal, legal, shown }: Screen): string {
  return JSON.stringify([scene, deal, legal, shown?.hand]);
}

/** Knocks when it may, now and then, so that a match does not last for ever; otherwise anything that is on offer. */
function choose(legal: readonly string[], decision: number): string {
  if (legal.includes('knock') && decision % 2 === 1) return 'knock';
  const others = legal.filter((action) => action !== 'knock');
  return others[(decision * 7) % others.length] ?? legal[0];
}

/** Buttons with which it goes on after a deal. */
const GO_ON = ['Next deal', 'Watch on', 'The result'];

/** Plays from the table to the result. Returns the screen of the result and how many decisions were made. */
export async function playToTheEnd(visit: Visit, hand: Hand): Promise<{ result: Screen; decisions: number }> {
  const onWay = (screen: Screen) => screen.buttons.find(({ label }) => GO_ON.includes(label))?.label;
  for (let decisions = 0; decisions < 2000; decisions++) {
    const screen = await visit.see(
      'a decision or the end',
      (there) =>
        there.scene === 'result' ||
        (there.scene === 'table' &&
          (there.question !== null || there.targets.length > 0 || onWay(there) !== undefined)),
    );
    if (screen.scene === 'result') return { result: screen, decisions };
    if (screen.question !== null)
      throw new Error(`an unexpected question: ${screen.question.title} ${screen.question.text}`);
    const before = changesOf(screen);
    const label = onWay(screen);
    if (label === undefined) await hand.act(visit, screen, choose(screen.legal, decisions));
    else await hand.goOn(visit, label);
    await visit.see(
      `the next after ${label ?? screen.legal.join()}`,
      (there) => changesOf(there) !== before || (label !== undefined && onWay(there) !== label),
    );
  }
  throw new Error('the match did not end within 2000 decisions');
}
