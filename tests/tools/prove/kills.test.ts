import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { killRuns, type Resumable } from './kills.ts';

const STEPS = 20;

/** Writes a step into a file at each turn of the event loop until all are there. @param first the number of its first step */
function counting(folder: string, first: number): ReturnType<Resumable['begin']> {
  mkdirSync(folder, { recursive: true });
  const killed = new AbortController();
  const run = async (): Promise<void> => {
    for (let step = first; step <= STEPS && !killed.signal.aborted; step++) {
      appendFileSync(join(folder, 'steps'), `${step} `);
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    }
  };
  const ended = run().then(() => ({ status: 0, out: '' }));
  return {
    ended,
    result: async () => (await ended).out,
    kill: async () => {
      killed.abort();
      await ended;
    },
  };
}

const stepsIn = (folder: string): string =>
  existsSync(join(folder, 'steps')) ? readFileSync(join(folder, 'steps'), 'utf8') : '';

/** @param forgets how many steps are done again after a kill */
const counter = (forgets: number): Resumable => ({
  begin: (_, folder) => counting(folder, 1),
  canGoOn: (folder) => stepsIn(folder) !== '',
  goOn: (folder) => counting(folder, stepsIn(folder).trim().split(' ').length + 1 - forgets),
  outcomeOf: stepsIn,
});

const prove = (forgets: number) =>
  killRuns({ seed: 3, size: 8 }, () => {}, new AbortController().signal, counter(forgets));

test('what goes on where it was killed comes to the same end', async () => {
  const { figures, faults } = await prove(0);
  expect(faults).toEqual([]);
  expect(figures.kills).toBe(8);
  expect(figures.resumed).toBeGreaterThan(0);
  expect(figures.runs).toBeGreaterThan(1);
});

test('what does a step twice after it was killed is found, with its seed and the moments', async () => {
  const { faults } = await prove(1);
  expect(faults[0]).toEqual({
    what: 'a run that was killed came to another end',
    again: expect.stringMatching(/^--seed \d+, killed after \d+(, \d+)* ms$/),
  });
});

test('no more are killed when no more are wanted', async () => {
  const stopping = new AbortController();
  const { figures } = await killRuns({ seed: 3, size: 8 }, () => stopping.abort(), stopping.signal, counter(0));
  expect(figures).toMatchObject({ kills: 1 });
});
