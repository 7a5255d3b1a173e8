import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createRandomBot, type Bot } from '../../engine/bots/bot.ts';
import type { DealResult } from '../../engine/match.ts';
import { Random } from '../../engine/random.ts';
import { rulesFile, preset } from '../../engine/rules/resolve.ts';
import type { ViewJson } from '../../engine/view.ts';
import { createBot } from '../../training/cli/bots/bots.ts';
import { playMatches } from '../../training/learner/evaluation/arena.ts';
import { start } from '../training/support/command.ts';
import { temporaryFolder } from '../training/support/temporary-folder.ts';

const folder = temporaryFolder();

/**
 * A program that plays the first legal action and writes what it reads to a file named after its process.
 * @param misbehaviour JavaScript that runs before it answers a question
 */
function program(name: string, misbehaviour = ''): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const say = (text) => process.stdout.write(text + '\\n');
     for await (const line of createInterface({ input: process.stdin })) {
       appendFileSync(${JSON.stringify(join(folder, name))} + '.' + process.pid, line + '\\n');
       const { type, legal } = JSON.parse(line);
       ${misbehaviour}
       if (type === 'hello') say('{"type": "ready", "name": "Test"}');
       if (type === 'decide') say(JSON.stringify({ action: legal[0] }));
       if (type === 'bye') break;
     }`,
  );
  return `pipe:"${process.execPath}" "${file}"`;
}

type Message =
  | { type: 'hello'; protocol: string; rules: unknown; players: number; seat: number; seed: number }
  | { type: 'decide'; view: ViewJson; legal: string[] }
  | { type: 'deal-over'; result: DealResult; hands: (string[] | null)[] }
  | { type: 'bye' };

/** Process numbers of a program. */
function pids(name: string): number[] {
  const logs = readdirSync(folder).filter((file) => file.startsWith(`${name}.`) && !file.endsWith('.mjs'));
  return logs.map((file) => Number(file.slice(name.length + 1)));
}

/** What each process of a program read. */
function heard(name: string): Message[][] {
  return pids(name).map((pid) =>
    readFileSync(join(folder, `${name}.${pid}`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Message),
  );
}

/** Ended processes may still be listed until their parent has looked. */
async function expectEnded(name: string): Promise<void> {
  expect(pids(name)).not.toHaveLength(0);
  await expect.poll(() => pids(name).filter(isRunning), { timeout: 30_000 }).toEqual([]);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const randomBot = (): Bot => createRandomBot(new Random(1));

/** Plays matches with the bot of a SPEC, and ends its programs whatever happens. */
async function play(spec: string, packs: number, rules = preset('scat'), before: Bot[] = [], seed = 1): Promise<void> {
  const bot = await createBot(spec, 1);
  try {
    await playMatches({ rules, bots: [...before, bot, randomBot()], seed }, packs);
  } finally {
    if ('close' in bot) await bot.close();
  }
}

describe('a bot over a pipe', () => {
  test('gets hello, questions, the results of deals and bye in every match', async () => {
    const rules = preset('sudden-death');
    await play(program('listener'), 4, rules, [randomBot()], 5);
    const messages = heard('listener').flat();
    const greetings = messages.filter((message) => message.type === 'hello');
    expect(greetings).toHaveLength(4 * 3);
    for (const seat of [0, 1, 2]) expect(greetings.filter((greeting) => greeting.seat === seat)).toHaveLength(4);
    for (const greeting of greetings) {
      expect(greeting).toMatchObject({ protocol: 'thirty-one-bot/1', players: 3, rules: rulesFile(rules) });
    }
    expect(new Set(greetings.map(({ seed }) => seed)).size).toBe(12);
    for (const message of messages) {
      if (message.type !== 'deal-over') continue;
      const { result, hands } = message;
      hands.forEach((hand, seat) => {
        if (result.values[seat] === null) expect(hand).toBeNull();
        else expect(hand).toHaveLength(result.end === 'sudden-death' ? 1 : 3);
      });
    }
    const ends = messages.map((message) => (message.type === 'deal-over' ? message.result.end : null));
    expect(ends).toContain('sudden-death');
    expect(ends).toContain('knock');
  });

  test('plays one match at a time in each of its processes', async () => {
    await play(program('orderly'), 20);
    const processes = heard('orderly');
    for (const messages of processes) {
      expect(messages.at(-1)).toEqual({ type: 'bye' });
      let seat = -1;
      let tokens = [0, 0];
      for (const message of messages) {
        if (message.type === 'hello') [seat, tokens] = [message.seat, [3, 3]];
        if (message.type === 'decide') expect([message.view.seat, message.view.tokens]).toEqual([seat, tokens]);
        if (message.type === 'deal-over') ({ tokens } = message.result);
      }
    }
  });

  test('may play against itself, with processes of its own for every seat', async () => {
    const spec = program('twins');
    const bots = await Promise.all([spec, spec, spec].map((twin) => createBot(twin, 1)));
    const { matches } = await playMatches({ rules: preset('gentle-knock'), bots: [...bots, randomBot()], seed: 1 }, 2);
    await Promise.all(bots.map(async (bot) => ('close' in bot ? bot.close() : undefined)));
    expect(matches).toBe(8);
    await expectEnded('twins');
  });

  test('may take its time to start, which is said once, and begin with a byte order mark', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const slowly = `globalThis.start ??= new Promise((resolve) => setTimeout(resolve, 5_500)); await globalThis.start;`;
    const spec = program('slow', `${slowly} if (type === 'hello') process.stdout.write('\\ufeff');`);
    await play(spec, 1);
    const lines = said.mock.calls.map(([text]) => text);
    said.mockRestore();
    expect(lines).toEqual([expect.stringMatching(/^"pipe:.*" is slow to start: it has 60 s for that\n$/)]);
  });

  test('that goes on after bye is ended', async () => {
    const spec = program('clinging', `if (type === 'bye') { setInterval(() => {}, 1000); continue; }`);
    await play(spec, 1);
    await expectEnded('clinging');
  });
});

describe('what a bot over a pipe must not do stops the match, with one line:', () => {
  const DECIDES = `if (type === 'decide')`;
  const DISCARDS = `if (legal?.[0].startsWith('discard'))`;
  const ASKED = 'asked to decide in phase draw: it';
  const FLY =
    /^"pipe:.*" \(Test\), asked to decide in phase draw: it answered fly: allowed is \{"action": "…"\} .*draw/;
  const GREETING =
    /^"pipe:.*", asked hello: it answered \{"type": "hello"\}: allowed is \{"type": "ready", "name": "…"\}$/;

  test.each<[string, when: string, says: string, RegExp]>([
    ['an illegal action', DECIDES, `say('{"action": "fly"}')`, FLY],
    ['an unknown card', DISCARDS, `say('{"action": "discard Zz"}')`, /answered discard Zz: .*discard [2-9TJQKA][cdhs]/],
    ['no JSON', DECIDES, `say('I draw\\u0007 ' + '.'.repeat(200))`, /it answered I draw {2}\.{72}…: allowed is \{"act/],
    ['an empty line', DECIDES, `say('')`, /it answered an empty line: allowed is/],
    ['another shape', DECIDES, `say('{"move": 1}')`, /it answered \{"move": 1\}: allowed is \{"action/],
    ['no greeting', `if (type === 'hello')`, `say('{"type": "hello"}')`, GREETING],
    ['an early end', DECIDES, 'process.exit(3)', new RegExp(String.raw`${ASKED} ended \(exit status 3\)$`)],
    ['silence', DECIDES, '', new RegExp(`${ASKED} did not answer within 5 s$`)],
    ['no end of line', DECIDES, `process.stdout.write('.'.repeat(1e5))`, /a line of more than 65536 characters$/],
  ])('%s', async (name, when, says, message) => {
    const file = name.replaceAll(' ', '-');
    const game = play(program(file, `${when} { ${says}; continue; }`), 300);
    await expect(game).rejects.toThrow(message);
    await expect(game).rejects.toThrow(/^[^\n]+$/);
    await expectEnded(file);
  });

  test('an answer unasked', async () => {
    const spec = program('unasked', `${DECIDES} say('{"action": "draw"}');`);
    await expect(play(spec, 300)).rejects.toThrow(/(unasked, it answered|it answered draw: allowed)/);
    await expectEnded('unasked');
  });

  test('a command that cannot be started', async () => {
    await expect(play('pipe:exec /nowhere/bot 2>&-', 3)).rejects.toThrow(
      '"pipe:exec /nowhere/bot 2>&-", asked hello: it cannot be started (exit status 127)',
    );
  });
});

test('the arena leaves no process behind when it is interrupted', async () => {
  const spec = program('stubborn', `setInterval(() => {}, 1000); if (type === 'decide') continue;`);
  const { child, ended } = start('arena', '--rules', 'scat', '--seats', `${spec},random`, '--matches', '200');
  while (pids('stubborn').length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill('SIGINT');
  expect((await ended).status).toBe(130);
  await expectEnded('stubborn');
});

test('what the arena has played survives a program that ends, in figures and in records', async () => {
  const spec = program(
    'leaving',
    `if (type === 'deal-over' && (globalThis.over = (globalThis.over ?? 0) + 1) > 5) process.exit(3);`,
  );
  const records = join(folder, 'records');
  const options = ['--deals', '1000', '--records', records, '--json'];
  const { status, out, error } = await start('arena', '--rules', 'scat', '--seats', `${spec},random`, ...options).ended;
  expect(status).toBe(2);
  expect(error).toContain('it ended (exit status 3)');
  const { deals, pairedDifference } = JSON.parse(out) as { deals: number; pairedDifference: object };
  expect(deals).toBeGreaterThan(0);
  expect(deals).toBeLessThan(1_000);
  expect(pairedDifference).toHaveProperty('mean');
  // A pack of which one rotation is missing has records, and is in no figure.
  expect(readdirSync(records).length).toBeGreaterThanOrEqual(deals);
});
