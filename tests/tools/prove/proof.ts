/** What a proof is: much work of one kind, cut into parts, that ends with figures and, hopefully, no faults. */

/** Something that is not as it should be. */
export interface Fault {
  what: string;
  /** What it takes to see it again: seeds, rules, what was read. */
  again: string;
}

/** What a part has found; figures of several parts are added up. */
export interface Findings {
  figures: Record<string, number>;
  faults: Fault[];
}

export interface ProofPart {
  /** Another seed for each part; what is found follows from it and the size alone, as far as timing allows. */
  seed: number;
  size: number;
}

export interface Proof {
  /** As `--only` takes it. */
  readonly name: string;
  /** What holds where it finds no fault, in one sentence. */
  readonly shows: string;
  /** What its size counts, in the plural. */
  readonly unit: string;
  readonly fullSize: number;
  /** How much of it a part is. */
  readonly partSize: number;
  /** Whether parts are done in this process, one after the other, since they start others or take all cores. */
  readonly isAlone?: true;
  /**
   * Does a part.
   * @param onProgress receives how much of it has been done
   * @param signal aborted when no more is wanted: it throws or returns soon, and leaves no process behind. Threads just end.
   */
  run(part: ProofPart, onProgress: (done: number) => void, signal: AbortSignal): Findings | Promise<Findings>;
}

/** The error's text, with what caused it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonOf(error.cause)}`;
}
