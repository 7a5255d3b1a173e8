/** Whose device answers, and for whom a bot plays meanwhile. */
import type { RoomPace } from './pace.ts';

interface PresenceOptions {
  /** The seats of people. */
  people: readonly number[];
  pace: Pick<RoomPace, 'away' | 'awayInTurn'>;
  /** From now on a bot plays for that seat, what it is being asked included. */
  onPlayedFor: (seat: number) => void;
  onChange: () => void;
}

interface PersonAtTable {
  /** Since when the device has not answered, in ms of the process's clock; null while it does. */
  awaySince: number | null;
  isPlayedFor: boolean;
  /** While the person is asked: when that began, and how long they may think, in ms; 0 for as long as they like. */
  asked: { since: number; limit: number } | null;
  timer: NodeJS.Timeout | undefined;
}

export class Presence {
  readonly #options: PresenceOptions;
  readonly #people = new Map<number, PersonAtTable>();
  readonly #listeners = new Set<() => void>();

  /** Nobody is here before they come. */
  constructor(options: PresenceOptions) {
    this.#options = options;
    for (const seat of options.people) this.add(seat);
  }

  /** A person sits there from now on, who is not here before they come. */
  add(seat: number): void {
    const awaySince = performance.now();
    this.#people.set(seat, { awaySince, isPlayedFor: false, asked: null, timer: undefined });
  }

  /** The seats of those whose devices answer. */
  get here(): readonly number[] {
    return [...this.#people].flatMap(([seat, { awaySince }]) => (awaySince === null ? [seat] : []));
  }

  /** For how long a device has not answered, in ms; null while it does. */
  awayFor(seat: number): number | null {
    const since = this.#people.get(seat)?.awaySince ?? null;
    return since === null ? null : Math.round(performance.now() - since);
  }

  isPlayedFor(seat: number): boolean {
    return this.#people.get(seat)?.isPlayedFor === true;
  }

  /** How long it takes until a bot plays for a seat that is asked, in ms; null for never. */
  timeLeft(seat: number): number | null {
    const person = this.#people.get(seat);
    const until = person === undefined ? null : this.#untilPlayedFor(person);
    return until === null ? null : Math.max(0, Math.round(until - performance.now()));
  }

  /** @param seat that of a person, or none */
  came(seat: number): void {
    this.#change(seat, { awaySince: null, isPlayedFor: false });
  }

  /** @param seat that of a person, or none */
  went(seat: number): void {
    if (this.#people.get(seat)?.awaySince === null) this.#change(seat, { awaySince: performance.now() });
  }

  /** A bot plays for that seat from now on. */
  leftForGood(seat: number): void {
    if (!this.#people.has(seat)) return;
    this.#change(seat, { awaySince: performance.now(), isPlayedFor: true });
    this.#options.onPlayedFor(seat);
  }

  /** @param limit how long the person may think, in ms; 0 for as long as they like */
  asked(seat: number, limit: number): void {
    const person = this.#people.get(seat);
    if (person === undefined) return;
    person.asked = { since: performance.now(), limit };
    this.#wait(seat, person);
  }

  answered(seat: number): void {
    const person = this.#people.get(seat);
    if (person === undefined) return;
    person.asked = null;
    // Whoever was only slow is asked again.
    if (person.awaySince === null) person.isPlayedFor = false;
    this.#wait(seat, person);
  }

  /** Calls back whenever somebody comes or goes; returns how to stop that. */
  whenChanged(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when at least one device answers, at once where no people play, or when the signal is aborted. */
  whenSomebodyIsHere(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (this.#people.size > 0 && this.here.length === 0 && !signal.aborted) return;
        stop();
        signal.removeEventListener('abort', look);
        resolve();
      };
      const stop = this.whenChanged(look);
      signal.addEventListener('abort', look);
      look();
    });
  }

  close(): void {
    for (const { timer } of this.#people.values()) clearTimeout(timer);
  }

  #change(seat: number, change: Partial<PersonAtTable>): void {
    const person = this.#people.get(seat);
    if (person === undefined) return;
    Object.assign(person, change);
    this.#wait(seat, person);
    for (const listener of this.#listeners) listener();
    this.#options.onChange();
  }

  /** Waits for the time at which a bot plays for a person. */
  #wait(seat: number, person: PersonAtTable): void {
    clearTimeout(person.timer);
    const until = this.#untilPlayedFor(person);
    if (until === null || person.isPlayedFor) return;
    person.timer = setTimeout(() => {
      person.isPlayedFor = true;
      this.#options.onPlayedFor(seat);
      this.#options.onChange();
    }, until - performance.now());
  }

  /** When a bot plays for a person, unless something changes before; null for never. */
  #untilPlayedFor({ awaySince, asked }: PersonAtTable): number | null {
    const { away, awayInTurn } = this.#options.pace;
    const times = [
      ...(awaySince === null ? [] : [awaySince + away]),
      ...(awaySince === null || asked === null ? [] : [Math.max(awaySince, asked.since) + awayInTurn]),
      ...(asked === null || asked.limit === 0 ? [] : [asked.since + asked.limit]),
    ];
    return times.length === 0 ? null : Math.min(...times);
  }
}
