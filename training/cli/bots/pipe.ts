/** Bots in any language: programs that are asked one line at a time (docs/formats.md#bots-in-any-language). */
import * as v from 'valibot';
import { formatAction, type Action } from '../../../engine/actions.ts';
import type { BotFactory, BotSeat, SeatedBot } from '../../../engine/bots/bot.ts';
import { formatCard, type Card } from '../../../engine/cards.ts';
import type { DealResult } from '../../../engine/match.ts';
import { rulesFile } from '../../../engine/record.ts';
import type { View } from '../../../engine/view.ts';
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
    const bot = new PipeBot(this.name, await this.#freeProgram(), (program) => this.#release(program));
    await bot.greet(seat);
    return bot;
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

/** A program in one match. */
class PipeBot implements SeatedBot {
  readonly name: string;
  readonly #program: PipeProcess;
  readonly #release: (program: PipeProcess) => void;
  /** What the program calls itself. */
  #ownName = '';

  constructor(name: string, program: PipeProcess, release: (program: PipeProcess) => void) {
    this.name = name;
    this.#program = program;
    this.#release = release;
  }

  async greet({ rules, players, seat, seed }: BotSeat): Promise<void> {
    const hello = { type: 'hello', protocol: PROTOCOL, rules: rulesFile(rules), players, seat, seed };
    const { name } = await this.#ask(hello, 'hello', Ready, '{"type": "ready", "name": "…"}');
    this.#ownName = name;
  }

  async decide(view: View, legal: readonly Action[]): Promise<Action> {
    const names = legal.map(formatAction);
    const asked = `to decide in phase ${view.phase}`;
    const allowed = `{"action": "…"} with one of ${names.join(', ')}`;
    const { action } = await this.#ask({ type: 'decide', view, legal: names }, asked, Decision, allowed);
    const index = names.indexOf(action);
    if (index < 0) throw this.#complaint(asked, `it answered ${quoted(action)}: allowed is ${allowed}`);
    return legal[index];
  }

  dealOver(result: DealResult, hands: readonly (readonly Card[] | null)[]): void {
    const shown = hands.map((hand) => hand?.map(formatCard) ?? null);
    this.#program.tell(JSON.stringify({ type: 'deal-over', result, hands: shown }));
  }

  leave(): void {
    this.#release(this.#program);
  }

  async #ask<T>(message: object, asked: string, shape: v.GenericSchema<unknown, T>, allowed: string) {
    let line: string;
    try {
      line = await this.#program.ask(JSON.stringify(message));
    } catch (error) {
      throw error instanceof PipeError ? this.#complaint(asked, error.message) : error;
    }
    const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), line);
    if (!answer.success) throw this.#complaint(asked, `it answered ${quoted(line)}: allowed is ${allowed}`);
    return answer.output;
  }

  #complaint(asked: string, reason: string): UsageError {
    const ownName = this.#ownName === '' ? '' : ` (${quoted(this.#ownName)})`;
    return new UsageError(`"${this.name}"${ownName}, asked ${asked}: ${reason}`);
  }
}
