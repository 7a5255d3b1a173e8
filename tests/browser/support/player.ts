/** Plays a match on the screen, by pointer or by keyboard. */
import { formatCard } from '../../../engine/cards.ts';
import { hasButton, mayAct, type Screen } from './screen.ts';
import { isCalled, type ScreenVisit } from './screen-visit.ts';

/** An input method: how to perform an action, and how to go on after a deal. */
export interface InputMethod {
  act: (visit: ScreenVisit, screen: Screen, action: string) => Promise<void>;
  goOn: (visit: ScreenVisit, label: string) => Promise<void>;
}

/** Two are enough, unless the machine is so slow that the second is too late. */
const MOST_PRESSES = 12;

/** Does something again, with frames between, until the screen is not what it was. */
async function untilChanged(visit: ScreenVisit, before: Screen, press: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES && changesOf(await visit.screen()) === changesOf(before); presses++) {
    await press();
    await visit.frames(2);
  }
}

/** By mouse or touch: presses again what needs a second press. */
export const POINTER_INPUT: InputMethod = {
  act: async (visit, screen, action) => {
    const [what, card] = action.split(' ');
    if (what === 'flip') await putAway(visit);
    if (what === 'knock' && card !== undefined) {
      // Where knocking includes a discard, one press chooses the card.
      const discard = screen.targets.find((candidate) => candidate.action === `discard ${card}`);
      if (discard !== undefined) await visit.press(discard);
      await visit.frames(2);
    }
    const { targets } = await visit.screen();
    const target = targets.find((candidate) => candidate.action === action);
    if (target === undefined) throw new Error(`there is nothing on the table for "${action}"`);
    await untilChanged(visit, screen, () => visit.press(target));
  },
  // Somebody else at the table may be faster.
  goOn: (visit, label) => visit.pressButton(label, (there) => hasButton(there, label)),
};

const KEYS: Readonly<Record<string, string>> = {
  draw: 'd',
  take: 't',
  knock: 'k',
  hammer: 'h',
  look: 'l',
  'sudden-death': 'c',
  deal: 'd',
  declare: 't',
  quiet: 'q',
  stand: 'n',
  pass: 'p',
  'swap-all': 'x',
  keep: 'k',
  change: 'c',
  'buy-in': 'b',
  leave: 'l',
};

/** In golf: puts the drawn card away, after which cards can be turned up. */
async function putAway(visit: ScreenVisit): Promise<void> {
  for (let press = 0; press < MOST_PRESSES; press++) {
    const target = (await visit.screen()).targets.find(
      ({ action, label }) => action === 'put away' && label !== 'Keep it',
    );
    if (target === undefined) return;
    await visit.press(target);
    await visit.frames(2);
  }
}

/** By keys only: letters and digits, and every third time Tab and Enter. */
export function keyboardInput(): InputMethod {
  let turn = 0;
  return {
    act: async (visit, screen, action) => {
      if (action.startsWith('flip')) await visit.key('f');
      const { targets } = await visit.screen();
      const target = targets.findIndex((candidate) => candidate.action === action);
      if (turn++ % 3 === 0 && target >= 0) {
        for (let step = 0; step <= target; step++) await visit.key('Tab');
        await visit.key('Enter');
        return;
      }
      const hand = screen.shown.hand as number[];
      const [what, object] = action.split(' ');
      const isOfRow = what === 'replace' || what === 'flip';
      const place = isOfRow ? Number(object) : hand.findIndex((held) => formatCard(held) === object);
      // What needs a second press gets it; on a slow machine that may be too late, and the next one is.
      const pressUntilChanged = (key: string) => untilChanged(visit, screen, () => visit.key(key));
      if (what === 'knock' && object !== undefined) {
        await visit.key(String(1 + place));
        await pressUntilChanged('k');
        return;
      }
      if (what === 'take' && object !== undefined) {
        const inPool = (screen.shown.pool as number[]).findIndex((card) => formatCard(card) === object);
        await visit.key(String(1 + inPool));
        return;
      }
      await pressUntilChanged(KEYS[action] ?? String(1 + place));
    },
    goOn: async (visit) => visit.key('Enter'),
  };
}

/** The part of the screen that changes with every decision. */
function changesOf({ scene, deal, legal, shown }: Screen): string {
  return JSON.stringify([scene, deal, legal, shown?.hand, shown?.rows, shown?.actions]);
}

/** Picks a knock every other time it is legal, so that a match does not last for ever; otherwise any legal action. */
export function picker(): (legal: readonly string[]) => string {
  let decisions = 0;
  let chances = 0;
  return (legal) => {
    const [knock] = legal.filter((action) => action.startsWith('knock'));
    if (knock !== undefined && chances++ % 2 === 1) return knock;
    const others = legal.filter((action) => !action.startsWith('knock'));
    return others[(decisions++ * 7) % others.length] ?? legal[0];
  };
}

/** Moves the focus by keys to what can be pressed, and presses it by one. */
export async function tabTo(visit: ScreenVisit, label: string, key = 'Enter'): Promise<void> {
  for (let step = 0; step < 50; step++) {
    const { buttons } = await visit.screen();
    if (buttons.some((button) => button.isFocused && isCalled(button.label, label))) return visit.key(key);
    await visit.key('Tab');
    await visit.frames(1);
  }
  throw new Error(`"${label}" never had the focus`);
}

/** Buttons to go on after a deal. */
const GO_ON = ['Next deal', 'Keep watching', 'The result'];

/** The button that goes on after a deal, if it is there. */
export function goOnLabel({ buttons }: Screen): string | undefined {
  return buttons.find(({ label }) => GO_ON.includes(label))?.label;
}

/** Plays, from deal to deal, until something is there. @returns its screen, and the number of decisions made */
async function playUntil(
  visit: ScreenVisit,
  input: InputMethod,
  isEnd: (screen: Screen) => boolean,
): Promise<{ end: Screen; decisions: number }> {
  const pick = picker();
  for (let decisions = 0; decisions < 500; decisions++) {
    const screen = await visit.see(
      'a decision or the end',
      (there) => isEnd(there) || mayAct(there) || (there.scene === 'table' && mayGoOn(there)),
    );
    if (isEnd(screen)) return { end: screen, decisions };
    if (screen.question !== null)
      throw new Error(`an unexpected question: ${screen.question.title} ${screen.question.text}`);
    const before = changesOf(screen);
    const label = goOnLabel(screen);
    if (label === undefined) await input.act(visit, screen, pick(screen.legal));
    else await input.goOn(visit, label);
    await visit.see(
      `the next after ${label ?? screen.legal.join()}`,
      (there) => changesOf(there) !== before || (label !== undefined && goOnLabel(there) !== label),
    );
  }
  throw new Error('the end did not come within 500 decisions');
}

/** Whether there is a question, or a button that goes on. */
function mayGoOn(screen: Screen): boolean {
  return screen.question !== null || goOnLabel(screen) !== undefined;
}

/** Plays to the end of the deal. @returns the label of the button that goes on */
export async function playDeal(visit: ScreenVisit, input: InputMethod): Promise<string> {
  const isOver = (there: Screen): boolean => there.scene === 'table' && goOnLabel(there) !== undefined;
  return goOnLabel((await playUntil(visit, input, isOver)).end) as string;
}

/** Plays from the table to the result. @returns the result's screen and the number of decisions made */
export async function playToTheEnd(
  visit: ScreenVisit,
  input: InputMethod,
): Promise<{ result: Screen; decisions: number }> {
  const { end: result, decisions } = await playUntil(visit, input, ({ scene }) => scene === 'result');
  return { result, decisions };
}
