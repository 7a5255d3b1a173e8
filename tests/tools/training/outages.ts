/** `npm run tool -- outages`: kills workers and both Redis again and again while a queue is at work, and compares the results. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Random } from '../../../engine/random.ts';
import { command } from '../../../training/cli/command/command.ts';
import { seed, wholeNumber } from '../../../training/cli/command/options.ts';
import { UsageError } from '../../../training/cli/command/usage-error.ts';
import { readInitialPolicy } from '../../../training/cli/bots/model-file.ts';
import { KEY_PREFIX, queueName } from '../../../training/cli/jobs/queue/bundle.ts';
import { sourceDigest } from '../../../training/cli/jobs/queue/source.ts';
import { CommandProcess } from './command-process.ts';
import { freePort, isInstalled, killRedis, startRedis, until } from '../../training/support/redis.ts';

const VICTIMS = ['worker', 'queue', 'blobs'] as const;
type Victim = (typeof VICTIMS)[number];

/** Seconds of work from one kill to the next, on average. Every third kills the worker: learning has to come to a checkpoint in between. */
const BETWEEN_KILLS = { games: 3, training: 12 };
/** At most so many seconds pass until what was killed starts again. */
const LONGEST_ABSENCE = 2;
/** How many of the latest events are looked through for a sign of work. */
const EVENTS = 100;
/** A rerun of the work for so many kills has other packs or another seed. */
const GAMES = ['--rules', 'scat', '--seats', 'model:models/scat.onnx,expert', '--deals', '48000', '--json'];
const TRAINING = ['--rules', 'scat,blitz,golf', '--players', '2', '--steps', '2000000'];

/** A queue with its two Redis and one worker, each of which can be killed. */
class Fleet {
  readonly kills: Record<Victim, number> = { worker: 0, queue: 0, blobs: 0 };
  /** Seconds from each kill until there was a sign of work again. */
  readonly pauses: number[] = [];
  readonly #folder = mkdtempSync(join(tmpdir(), 'thirty-one-outages-'));
  readonly #ports = { queue: 0, blobs: 0 };
  readonly #servers = new Map<'queue' | 'blobs', ChildProcess>();
  readonly #random: Random;
  #worker: CommandProcess | null = null;
  #redis: Redis | null = null;

  constructor(random: Random) {
    this.#random = random;
  }

  async open(): Promise<void> {
    for (const which of ['queue', 'blobs'] as const) {
      this.#ports[which] = await freePort();
      mkdirSync(join(this.#folder, which));
      await this.#start(which);
    }
    await this.#start('worker');
    this.#redis = new Redis(this.#ports.queue, { retryStrategy: () => 50, maxRetriesPerRequest: null });
    this.#redis.on('error', () => undefined);
  }

  /** Options of commands that use it. */
  get options(): string[] {
    return ['--queue', `redis://localhost:${this.#ports.queue}`, '--blobs', `redis://localhost:${this.#ports.blobs}`];
  }

  /**
   * Kills one after another until a command ends.
   * @param between seconds of work from one kill to the next, on average
   * @returns what it printed
   */
  async disturb(running: CommandProcess, between: number): Promise<string> {
    const ended = running.ended.then(() => true);
    const waitFor = (milliseconds: number): Promise<boolean> => Promise.race([ended, sleep(milliseconds, false)]);
    for (let i = 0; ; i++) {
      if (await waitFor(2_000 * between * this.#random.unit())) return running.result();
      const victim = VICTIMS[i % VICTIMS.length];
      await this.#kill(victim);
      const killed = performance.now();
      await sleep(1_000 * LONGEST_ABSENCE * this.#random.unit());
      await this.#start(victim);
      const before = await this.#lastSign();
      const works = until(async () => (await this.#lastSign()) !== before);
      if (await Promise.race([ended, works.then(() => false)])) continue;
      this.pauses.push((performance.now() - killed) / 1_000);
    }
  }

  async close(): Promise<void> {
    this.#redis?.disconnect();
    await this.#worker?.kill();
    for (const server of this.#servers.values()) await killRedis(server);
    rmSync(this.#folder, { recursive: true });
  }

  async #kill(victim: Victim): Promise<void> {
    this.kills[victim]++;
    if (victim === 'worker') return this.#worker?.kill();
    const server = this.#servers.get(victim) as ChildProcess;
    server.kill('SIGKILL');
    await once(server, 'close');
  }

  async #start(victim: Victim): Promise<void> {
    if (victim === 'worker') {
      this.#worker = new CommandProcess('worker', [...this.options, '--workers', '2']);
      return;
    }
    const durable = victim === 'queue' ? ['--appendonly', 'yes', '--appendfsync', 'always'] : [];
    this.#servers.set(victim, await startRedis(this.#ports[victim], join(this.#folder, victim), ...durable));
  }

  /** The latest event by which a worker says that it has done something; of parts as they go, and of those that are over. */
  async #lastSign(): Promise<string> {
    const stream = `${KEY_PREFIX}:${queueName(sourceDigest())}:events`;
    const events = await (this.#redis as Redis).xrevrange(stream, '+', '-', 'COUNT', EVENTS);
    const sign = events.find(([, fields]) => fields.includes('progress') || fields.includes('completed'));
    return sign?.[0] ?? '';
  }
}

/** What a command gives undisturbed, here, and while everything it needs is killed: text that must be the same. */
interface Work {
  name: string;
  here: (run: number) => Promise<string>;
  there: (run: number, fleet: Fleet) => Promise<string>;
}

function work(folder: string): Work[] {
  const games = (run: number): string[] => [...GAMES, '--seed', String(run + 1)];
  const training = (run: number, out: string): string[] =>
    [TRAINING, '--seed', String(run + 1), '--out', join(folder, out)].flat();
  const policies = (out: string): string =>
    ['scat', 'blitz', 'golf']
      .map((name) => readInitialPolicy(join(folder, out, name, 'policy.onnx'), '--init').policy)
      .map((parameters) => Buffer.from(parameters.buffer).toString('base64'))
      .join(' ');
  return [
    {
      name: 'games',
      here: (run) => new CommandProcess('arena', games(run)).result(),
      there: (run, fleet) =>
        fleet.disturb(new CommandProcess('arena', [...games(run), ...fleet.options]), BETWEEN_KILLS.games),
    },
    {
      name: 'training',
      here: async (run) => {
        await new CommandProcess('train', training(run, `here-${run}`)).result();
        return policies(`here-${run}`);
      },
      there: async (run, fleet) => {
        await fleet.disturb(
          new CommandProcess('train', [...training(run, `there-${run}`), ...fleet.options]),
          BETWEEN_KILLS.training,
        );
        return policies(`there-${run}`);
      },
    },
  ];
}

export const outages = command({
  name: 'outages',
  isTool: true,
  does: 'Kills workers, the queue’s Redis and that of large data while games are played and policies learnt, and checks that results stay the same.',
  options: {
    kills: wholeNumber({ meaning: 'how often each of them is killed at least', from: 1, to: 10_000, default: 20 }),
    seed: seed('another seed kills at other moments'),
  },
  example: '--kills 20',
  notes: ['Needs redis-server. Works on the cores of this machine, about 20 minutes for 20 kills of each.'],
  async run({ options }) {
    if (!isInstalled('redis-server', '--queue')) throw new UsageError('outages needs redis-server: install it first');
    const folder = mkdtempSync(join(tmpdir(), 'thirty-one-outages-work-'));
    const fleet = new Fleet(new Random(options.seed));
    await fleet.open();
    try {
      const all = work(folder);
      for (let run = 0; Math.min(...Object.values(fleet.kills)) < options.kills; run++) {
        const { name, here, there } = all[run % all.length];
        const disturbed = await there(run, fleet);
        if (disturbed !== (await here(run))) throw new Error(`${name} ended otherwise with seed ${run + 1}`);
        process.stdout.write(`${name}: the same after ${killsOf(fleet)}\n`);
      }
      const longest = Math.max(...fleet.pauses);
      process.stdout.write(`The longest pause after a kill was ${longest.toFixed(1)} s\n`);
    } finally {
      await fleet.close();
      rmSync(folder, { recursive: true });
    }
  },
});

function killsOf({ kills: { worker, queue, blobs } }: Fleet): string {
  return `${worker} kills of a worker, ${queue} of the queue’s Redis, ${blobs} of that of large data`;
}
