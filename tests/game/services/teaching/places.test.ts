import { expect, test } from 'vitest';
import { Pauses, learnersOn, mayShareMemory, placesFor } from '../../../../game/services/teaching/places.ts';

test('a page has as many learners as cores but two, up to four, and one where workers cannot share memory', () => {
  const learners = [1, 2, 3, 4, 5, 6, 7, 64].map((cores) => learnersOn({ cores, isIsolated: true }));
  expect(learners).toEqual([1, 1, 1, 2, 3, 4, 4, 4]);
  expect(learnersOn({ cores: 64, isIsolated: false })).toBe(1);
});

test('the places of learners share their memory, and join the first one with each of the others in turn', async () => {
  const { memory } = new Pauses(() => 0);
  const places = placesFor(3, memory);
  expect(places.map(({ learner }) => learner)).toEqual([0, 1, 2]);
  for (const place of places) expect([place.memory, place.pauses]).toEqual([places[0].memory, memory]);
  const [first, ...others] = places;
  const heard = first.ports.map(
    (port) =>
      new Promise((resolve) => {
        port.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
        port.start();
      }),
  );
  for (const { learner, ports } of others) ports[0].postMessage(`from ${learner}`);
  expect(await Promise.all(heard)).toEqual(['from 1', 'from 2']);
  for (const { ports } of places) for (const port of ports) port.close();
});

test('memory is shared where the page is isolated and has some to share', () => {
  expect(mayShareMemory({ crossOriginIsolated: true, SharedArrayBuffer })).toBe(true);
  expect(mayShareMemory({ crossOriginIsolated: true })).toBe(false);
  expect(mayShareMemory({ crossOriginIsolated: false, SharedArrayBuffer })).toBe(false);
});
