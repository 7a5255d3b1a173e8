/** How often each address may ask for something: a bucket of tokens for each, which fills again. */
export class TokenBuckets {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** @param size how much may be asked for at once @param perSecond how much after that */
  constructor(size: number, perSecond: number) {
    this.#size = size;
    this.#perSecond = perSecond;
  }

  /** Takes a token. @param now in ms @returns whether there was one */
  take(address: string, now = performance.now()): boolean {
    const { tokens, at } = this.#buckets.get(address) ?? { tokens: this.#size, at: now };
    const filled = Math.min(this.#size, tokens + ((now - at) / 1000) * this.#perSecond);
    if (filled >= this.#size - 1) this.#buckets.delete(address);
    if (filled < 1) return false;
    this.#buckets.set(address, { tokens: filled - 1, at: now });
    return true;
  }

  /** Forgets the addresses whose buckets are full again. */
  sweep(now = performance.now()): void {
    for (const [address, { tokens, at }] of this.#buckets) {
      if (tokens + ((now - at) / 1000) * this.#perSecond >= this.#size) this.#buckets.delete(address);
    }
  }
}
