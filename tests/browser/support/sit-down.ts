import { expect } from 'vitest';
import type { Visit } from './visit.ts';

/** Sets the menu to so many opponents at instant speed, and deals. */
export async function sitDown(visit: Visit, opponents: number): Promise<void> {
  const menu = await visit.see('the menu', ({ scene }) => scene === 'menu');
  await visit.chooseSpeed('Instant');
  for (let seats = menu.settings.opponents; seats !== opponents; seats += Math.sign(opponents - seats)) {
    await visit.pressButton(seats < opponents ? 'More opponents' : 'Fewer opponents');
  }
  const { settings } = await visit.screen();
  expect(settings).toMatchObject({ opponents, speed: 'instant' });
  await visit.pressButton('Play');
  await visit.see('the table', ({ scene }) => scene === 'table');
}
