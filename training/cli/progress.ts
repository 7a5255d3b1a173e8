/** The progress line of a run. */
import type { IterationFigures } from '../learner/learner.ts';
import type { RunPlan } from './checkpoint.ts';

const LINE_SECONDS = 2;
/** Without a terminal a line is printed this often. */
const LOG_SECONDS = 30;

export class Progress {
  private readonly plan: RunPlan;
  private readonly stream = process.stderr;
  private lastShown = 0;
  private recent: { decisions: number; seconds: number }[] = [];

  constructor(plan: RunPlan) {
    this.plan = plan;
  }

  started(runtime: string, folder: string): void {
    const { players, workers, seed } = this.plan;
    const table = players[0] === players[1] ? `${players[0]} players` : `${players[0]} to ${players[1]} players`;
    this.line(`${table}, seed ${seed}, ${workers} learners on ${runtime}; checkpoints in ${folder}`);
  }

  figures(figures: IterationFigures, seconds: number, progress: number): void {
    this.recent.push({ decisions: figures.decisions, seconds });
    if (this.recent.length > 20) this.recent.shift();
    if (seconds - this.lastShown < (this.stream.isTTY ? LINE_SECONDS : LOG_SECONDS)) return;
    this.lastShown = seconds;
    const { metrics } = figures;
    const left = progress > 0 ? (seconds * (1 - progress)) / progress : Infinity;
    this.show(
      [
        `${(100 * progress).toFixed(0)}%`,
        `${duration(left)} left`,
        `${(figures.decisions / 1e6).toFixed(2)} M decisions`,
        `${Math.round(this.speed()).toLocaleString('en')}/s`,
        `entropy ${metrics['losses/entropy'].toFixed(3)}`,
        `kl ${metrics['losses/approx_kl'].toFixed(4)}`,
        `explained ${(100 * figures.explainedVariance).toFixed(0)}%`,
        `${figures.episodeLength.toFixed(1)} decisions a deal`,
        figures.equityLoss === null ? '' : `equity loss ${figures.equityLoss.toFixed(3)}`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    );
  }

  /** Prints a line of its own. */
  line(text: string): void {
    this.end();
    this.stream.write(`${text}\n`);
  }

  /** Leaves the progress line as it is. */
  end(): void {
    if (this.stream.isTTY && this.lastShown > 0) this.stream.write('\n');
  }

  private show(text: string): void {
    this.stream.write(this.stream.isTTY ? `\r\u001b[K${text}` : `${text}\n`);
  }

  private speed(): number {
    const first = this.recent[0];
    const last = this.recent[this.recent.length - 1];
    return last.seconds > first.seconds ? (last.decisions - first.decisions) / (last.seconds - first.seconds) : 0;
  }
}

/** Seconds as a person says them: `45 s`, `3 min 20 s`, `1 h 05 min`. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…';
  const whole = Math.round(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`;
  return `${Math.floor(whole / 3600)} h ${String(Math.floor((whole % 3600) / 60)).padStart(2, '0')} min`;
}
