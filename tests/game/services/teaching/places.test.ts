import { describe, expect, test } from 'vitest';
import { Pauses } from '../../../../game/services/teaching/pauses.ts';
import { learnersOn, mayShareMemory, placesFor } from '../../../../game/services/teaching/places.ts';

describe('how many learners a page has', () => {
  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 3],
    [6, 4],
    [7, 4],
    [64, 4],
  ])('on %d cores: %d, since two are spared', (cores, learners) => {
    expect(learnersOn({ cores, isIsolated: true })).toBe(learners);
  });

  test('is one where workers cannot share memory', () => {
    expect(learnersOn({ cores: 64, isIsolated: false })).toBe(1);
  });
});

describe('the places of learners', () => {
  const { memory } = new Pauses(() => 0);

  test('share their memory, and have numbers of their own', () => {
    const places = placesFor(3, memory);
    expect(places.map(({ learner }) => learner)).toEqual([0, 1, 2]);
    for (const place of places) expect([place.memory, place.pauses]).toEqual([places[0].memory, memory]);
  });

  test('join the first one with each of the others in turn', async () => {
    const [first, ...others] = placesFor(3, memory);
    const heard = Promise.all(
      first.ports.map(
        (port) =>
          new Promise((resolve) => {
            port.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
            port.start();
          }),
      ),
    );
    for (const { learner, ports } of others) ports[0].postMessage(`from ${learner}`);
    expect(await heard).toEqual(['from 1', 'from 2']);
    for (const { ports } of [first, ...others]) for (const port of ports) port.close();
  });
});

test('memory is shared where the page is isolated and has some to share', () => {
  expect(mayShareMemory({ crossOriginIsolated: true, SharedArrayBuffer })).toBe(true);
  expect(mayShareMemory({ crossOriginIsolated: true })).toBe(false);
  expect(mayShareMemory({ crossOriginIsolated: false, SharedArrayBuffer })).toBe(false);
});
