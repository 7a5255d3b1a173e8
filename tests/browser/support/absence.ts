/**
 * All assertions that something is not there. Before a screen has come nothing is there, so each of them first waits for
 * something that would come no earlier than what is looked for; `tests/structure/negative-assertions.test.ts` holds that.
 */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Visit } from './visit.ts';

/** What there is of something: an empty list or text, 0, false or null if there is nothing. */
type Found = readonly unknown[] | string | number | boolean | null;

/** When something would be there. @property once resolves when what comes with it, or later, has been seen */
interface Moment {
  once: () => Promise<unknown>;
}

/** Expects that something is not there. @param what it is, for the message */
export async function expectAbsent(what: string, find: () => Promise<Found> | Found, { once }: Moment): Promise<void> {
  await once();
  const found = await find();
  const isNothing = Array.isArray(found) ? found.length === 0 : !found;
  expect(isNothing, `${what}: ${JSON.stringify(found)}`).toBe(true);
}

/** Does what takes something away that is there, and waits until it is gone. */
export async function expectGone(what: Locator, act: () => Promise<unknown>): Promise<void> {
  await what.first().waitFor({ state: 'attached' });
  await act();
  await what.waitFor({ state: 'detached' });
}

/** Expects that nothing has gone wrong on a visit that has come to something that is shown. */
export function expectNoProblems({ page, problems }: Visit): Promise<void> {
  const once = () => page.locator('canvas, dialog[open]').first().waitFor({ state: 'attached' });
  return expectAbsent('what went wrong', () => problems, { once });
}

/** By how many CSS pixels the text of an element is wider than the element. */
export function overflow(element: Locator): Promise<number> {
  return element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
}
