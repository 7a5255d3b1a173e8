/** What a run shows while it learns: on a terminal a block that stays in place, in a log a line now and then. */
import { Estimate } from '../command/progress-line.ts';
import type { Scalars } from './metrics.ts';
import type { StartedRun } from './run-game.ts';
import { percent, playersText } from '../command/in-words.ts';

/** Without a terminal a line is printed this often. */
const LOG_SECONDS = 30;
const BLOCK_SECONDS = 0.5;
const BAR_WIDTH = 40;
/** Iterations whose mean speed is shown. */
const RECENT = 20;
const FEWEST_COLUMNS = 40;

const UP = (lines: number): string => `\u001b[${lines}A`;
const CLEAR_BELOW = '\u001b[J';
const DIM = '\u001b[2m';
const BOLD = '\u001b[1m';
const PLAIN = '\u001b[0m';

export class Progress {
  readonly #run: StartedRun;
  readonly #stream = process.stderr;
  readonly #recent: { decisions: number; seconds: number }[] = [];
  readonly #estimate = new Estimate();
  #evaluation: { scalars: Scalars; decisions: number } | null = null;
  #lastShown = -Infinity;
  #blockHeight = 0;

  constructor(run: StartedRun) {
    this.#run = run;
  }

  started(runtime: string): void {
    const { plan, game, folder, checkpoint, initialWeights } = this.#run;
    const { players, workers, seed, init } = plan;
    this.line(
      `${game.title}, ${playersText(players)} players, seed ${seed}, ${workers} ${workers === 1 ? 'learner' : 'learners'} on ${runtime}`,
    );
    if (initialWeights !== null) {
      const critic = initialWeights.criticAndEquity === null ? ', and a new critic' : ' and its critic';
      this.line(`Begins with ${init}${critic}`);
    }
    if (checkpoint !== null) this.line(`Goes on after ${checkpoint.decisions.toLocaleString('en')} decisions`);
    this.line(`Everything goes to ${folder.path}/ · Ctrl-C stops and keeps what was learnt`);
  }

  /** Takes the figures of every iteration. @param progress of the run, 0 to 1 */
  figures(scalars: Scalars, decisions: number, seconds: number, progress: number): void {
    this.#estimate.update(progress, seconds);
    this.#recent.push({ decisions, seconds });
    if (this.#recent.length > RECENT) this.#recent.shift();
    if (seconds - this.#lastShown < (this.#stream.isTTY ? BLOCK_SECONDS : LOG_SECONDS)) return;
    this.#lastShown = seconds;
    const done = [this.#estimate.percent, this.#estimate.timeLeft].filter(Boolean);
    const learnt = `${millions(decisions)} decisions, ${Math.round(this.#speed()).toLocaleString('en')} a second`;
    const facts: [string, string[]][] = [
      ['learnt', [learnt]],
      ['play', playTexts(scalars)],
      ['strength', this.#strengthTexts()],
    ];
    if (this.#stream.isTTY) this.#showBlock(this.#estimate.share, done.join(', '), facts);
    else this.line([...done, ...facts.flatMap(([, texts]) => texts)].join(' · '));
  }

  /** Takes what an evaluation measured. @param decisions that the policy had learnt from */
  evaluated(scalars: Scalars, decisions: number): void {
    this.#evaluation = { scalars, decisions };
  }

  line(text: string): void {
    this.end();
    this.#stream.write(`${text}\n`);
  }

  /** Leaves what is shown as it is. */
  end(): void {
    this.#blockHeight = 0;
  }

  #showBlock(share: number, heading: string, facts: [string, string[]][]): void {
    const columns = Math.max(this.#stream.columns ?? FEWEST_COLUMNS, FEWEST_COLUMNS) - 1;
    const width = Math.min(BAR_WIDTH, columns - heading.length - 3);
    const done = Math.round(width * share);
    const bar = `${'━'.repeat(done)}${DIM}${'━'.repeat(width - done)}${PLAIN}`;
    const lines = [`${bar}  ${BOLD}${heading}${PLAIN}`];
    for (const [name, texts] of facts) {
      if (texts.length === 0) continue;
      const label = name.padEnd(10);
      lines.push(`${DIM}${label}${PLAIN}${texts.join(' · ').slice(0, columns - label.length)}`);
    }
    const back = this.#blockHeight > 0 ? `${UP(this.#blockHeight)}\r${CLEAR_BELOW}` : '';
    this.#stream.write(`${back}${lines.join('\n')}\n`);
    this.#blockHeight = lines.length;
  }

  #strengthTexts(): string[] {
    if (this.#evaluation === null) return [];
    const { scalars, decisions } = this.#evaluation;
    const { 'eval/wins_against_expert': expert, 'eval/wins_against_before': before } = scalars;
    const texts = [
      `wins ${percent(expert)} ± ${margin(scalars['eval/wins_against_expert_margin'])} against expert (fair: ${percent(1 / this.#run.plan.players[0])})`,
    ];
    if (before !== undefined) {
      const ago = millions(scalars['eval/decisions_since_before']);
      texts.push(
        `${percent(before)} ± ${margin(scalars['eval/wins_against_before_margin'])} against itself ${ago} earlier`,
      );
    }
    texts.push(`at ${millions(decisions)}`);
    return texts;
  }

  #speed(): number {
    const first = this.#recent[0];
    const last = this.#recent[this.#recent.length - 1];
    if (last.seconds > first.seconds) return (last.decisions - first.decisions) / (last.seconds - first.seconds);
    return last.decisions / last.seconds;
  }
}

function playTexts(scalars: Scalars): string[] {
  const { 'charts/first_turn_knocks': knocks, 'charts/episodic_length': length, 'losses/entropy': entropy } = scalars;
  const texts = [`${length.toFixed(1)} decisions a deal`];
  if (knocks !== undefined) texts.push(`${percent(knocks)} of deals knocked in the first turn`);
  texts.push(`entropy ${entropy.toFixed(3)}`);
  return texts;
}

function margin(part: number): string {
  return String(Math.round(100 * part));
}

function millions(decisions: number): string {
  return decisions < 1e5 ? decisions.toLocaleString('en') : `${(decisions / 1e6).toFixed(2)} M`;
}
