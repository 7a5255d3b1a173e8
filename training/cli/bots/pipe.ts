/** Bots in any language: programs that are asked one line at a time (docs/formats.md#bots-in-any-language). */
import * as v from 'valibot';
import { formatAction } from '../../../engine/actions.ts';
import type { BotFactory, BotSeat, SeatedBot } from '../../../engine/bots/bot.ts';
import { formatCard } from '../../../engine/cards.ts';
import { rulesFile } from '../../../engine/rules/resolve.ts';
import { PipeError, PipeProcess, quoted } from './pipe-process.ts';
import { sayBeside } from '../command/progress-line.ts';
import { UsageError } from '../command/usage-error.ts';

const PROTOCOL = 'thirty-one-bot/1';
/** How many programs of one bot run at a time: while one thinks, the other's answer is handled. */
const MOST_PROGRAMS = 2;

const Ready = v.object({ type: v.literal('ready'), name: v.string() });
const Decision = v.object({ action: v.string() });

/**
 * The bots of `pipe:COMMAND`: a few programs, each of which plays one match after another. A violation of the protocol
 * is thrown as a `UsageError` that names the program.
 */
export class PipeBots implements BotFactory {
  readonly name: string;
  readonly #command: string;
  readonly #programs: PipeProcess[] = [];
  readonly #free: PipeProcess[] = [];
  readonly #waiting: ((program: PipeProcess) => void)[] = [];
  #isKnownAsSlow = false;
  readonly matchesAtOnce = MOST_PROGRAMS;

  constructor(spec: string, command: string) {
    this.name = spec;
    this.#command = command;
  }

  async sitDown(seat: BotSeat): Promise<SeatedBot> {
    const program = await this.#freeProgram();
    return seatedBot(this.name, program, seat, () => this.#release(program));
  }

  async close(): Promise<void> {
    await Promise.all(this.#programs.map((program) => program.end(JSON.stringify({ type: 'bye' }))));
  }

  #freeProgram(): PipeProcess | Promise<PipeProcess> {
    const free = this.#free.pop();
    if (free) return free;
    if (this.#programs.length === MOST_PROGRAMS) return new Promise((resolve) => this.#waiting.push(resolve));
    const program = new PipeProcess(this.#command, (seconds) => this.#sayThatItIsSlow(seconds));
    this.#programs.push(program);
    return program;
  }

  #sayThatItIsSlow(seconds: number): void {
    if (!this.#isKnownAsSlow) sayBeside(`"${this.name}" is slow to start: it has ${seconds} s for that`);
    this.#isKnownAsSlow = true;
  }

  #release(program: PipeProcess): void {
    const next = this.#waiting.shift();
    if (next) next(program);
    else this.#free.push(program);
  }
}

/**
 * A program in one match, which it has been told of.
 * @param name of its bot @param leave called when the match is over
 * @throws {UsageError} where it does not answer as the protocol has it
 */
async function seatedBot(
  name: string,
  program: PipeProcess,
  { rules, players, seat, seed }: BotSeat,
  leave: () => void,
): Promise<SeatedBot> {
  /** What the program calls itself. */
  let ownName = '';
  const complaint = (asked: string, reason: string): UsageError =>
    new UsageError(`"${name}"${ownName === '' ? '' : ` (${quoted(ownName)})`}, asked ${asked}: ${reason}`);

  async function ask<T>(message: object, asked: string, shape: v.GenericSchema<unknown, T>, allowed: string) {
    let line: string;
    try {
      line = await program.ask(JSON.stringify(message));
    } catch (error) {
      throw error instanceof PipeError ? complaint(asked, error.message) : error;
    }
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), line);
    if (!answer.success) throw complaint(asked, `it answered ${quoted(line)}: allowed is ${allowed}`);
    return answer.output;
  }

  const hello = { type: 'hello', protocol: PROTOCOL, rules: rulesFile(rules), players, seat, seed };
  ownName = (await ask(hello, 'hello', Ready, '{"type": "ready", "name": "…"}')).name;
  return {
    name,
    async decide(view, legal) {
      const names = legal.map(formatAction);
      const asked = `to decide in phase ${view.phase}`;
      const allowed = `{"action": "…"} with one of ${names.join(', ')}`;
      const { action } = await ask({ type: 'decide', view, legal: names }, asked, Decision, allowed);
      const index = names.indexOf(action);
      if (index < 0) throw complaint(asked, `it answered ${quoted(action)}: allowed is ${allowed}`);
      return legal[index];
    },
    dealOver(result, hands) {
      const shown = hands.map((hand) => hand?.map(formatCard) ?? null);
      program.tell(JSON.stringify({ type: 'deal-over', result, hands: shown }));
    },
    leave,
  };
}
