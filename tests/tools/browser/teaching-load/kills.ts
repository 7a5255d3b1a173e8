/** Kills the browser while it teaches, again and again: what is lost, and whether the same comes of it as undisturbed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { Random } from '../../../../engine/random.ts';
import type { CourseLog } from '../../../../game/services/teaching/course-log.ts';
import { chromiumPath, FLAGS } from '../../../browser/support/chromium.ts';
import { begin, openTeaching, stored } from '../../../browser/support/teach.ts';
import { Visit } from '../../../browser/support/visit.ts';

/** The latest moment of a kill, in s after teaching has begun or gone on. */
const LATEST = 75;
const POLL_MS = 500;

interface Kills {
  /** Of learning, lost by each kill, in s. */
  lost: number[];
  /** SHA-256 of the policy in the end. */
  policy: string;
}

/** A browser of its own with a profile that outlives it. */
class Killable {
  readonly #profile: string;
  #process: ChildProcess | null = null;

  constructor(profile: string) {
    this.#profile = profile;
  }

  /** Opens a page in a new process. */
  async visit(address: string): Promise<Visit> {
    const args = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${this.#profile}`, 'about:blank'];
    // A group of its own, so that all its processes can be killed at once.
    const browser = spawn(chromiumPath(), args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = browser;
    for await (const line of createInterface({ input: browser.stderr })) {
      const [, endpoint] = /^DevTools listening on (\S+)/.exec(line) ?? [];
      if (endpoint === undefined) continue;
      browser.stderr.resume();
      const [context] = (await chromium.connectOverCDP(endpoint)).contexts();
      return Visit.begin(context, address);
    }
    throw new Error('the browser has ended before it could be used');
  }

  async kill(): Promise<void> {
    const { pid } = this.#process!;
    const ended = once(this.#process!, 'exit');
    process.kill(-pid!, 'SIGKILL');
    await ended;
  }
}

/** The stored course; undefined for none. */
async function storedLog(visit: Visit): Promise<CourseLog | undefined> {
  return ((await stored(visit, 'courses', 'values')) as CourseLog[])[0];
}

/**
 * Teaches for a number of decisions in a browser that is killed at random moments.
 * @param kills how often, unless it ends before that
 */
export async function teachKilled(origin: string, steps: number, kills: number, seed: number): Promise<Kills> {
  const profile = await mkdtemp(join(tmpdir(), 'thirty-one-profile-'));
  const address = `${origin}?seed=31&steps=${steps}`;
  const browser = new Killable(profile);
  const random = new Random(seed);
  const lost: number[] = [];
  try {
    let visit = await browser.visit(address);
    await begin(await openTeaching(visit));
    for (;;) {
      const until = lost.length < kills ? Date.now() + 1000 * LATEST * random.unit() : Infinity;
      const safe = await teachUntil(visit, until);
      if (safe === null) break;
      lost.push((Date.now() - safe) / 1000);
      await browser.kill();
      visit = await browser.visit(address);
      await goOn(visit);
    }
    const [policy] = (await stored(visit, 'bots', 'keys')) as string[];
    return { lost, policy };
  } finally {
    await browser.kill().catch(() => undefined);
    await rm(profile, { recursive: true, force: true });
  }
}

/** Waits until a moment, or the end of the course. @returns when what is stored by then was learnt; null for the end */
async function teachUntil(visit: Visit, until: number): Promise<number | null> {
  let safe = Date.now();
  let seconds: number | undefined;
  for (;;) {
    if ((await stored(visit, 'bots', 'keys')).length > 0) return null;
    if (Date.now() >= until) return safe;
    const progress = (await storedLog(visit))?.progress;
    if (progress != null && progress.seconds !== seconds) {
      // At its first look it has gone on from that.
      if (seconds !== undefined) safe = Date.now();
      ({ seconds } = progress);
    }
    await sleep(Math.min(POLL_MS, Math.max(until - Date.now(), 1)));
  }
}

/** Goes on where there is a checkpoint, and begins anew where there was none yet. */
async function goOn(visit: Visit): Promise<void> {
  await visit.see('the menu', ({ scene }) => scene === 'menu');
  if ((await storedLog(visit)) === undefined) return begin(await openTeaching(visit));
  await visit.pressButton('Teaching');
  const teaching = visit.page.getByRole('dialog', { name: /^Teach a bot/ });
  await teaching.getByRole('button', { name: 'Go on' }).click();
  await teaching.getByText(/^About .* left\.$/).waitFor();
}
