/** Which sounds are heard: never two at once on one spot, and few where everything happens at once. */
import { lengthOf, rankOfSound, type Sound } from './sounds.ts';

/** Where something sounds: a seat by its number, a pile, the dish of coins, or the whole table. */
export type Spot = number | 'stock' | 'discards' | 'dish' | 'table';

/** A sound as it is asked for. */
export type Heard = {
  sound: Sound;
  spot: Spot;
  /** How loud beside its own loudness, 0 to 1. */
  gain: number;
  /** From the left, -1, to the right, 1. */
  pan: number;
  /** What it belongs to was skipped, or is shown at instant speed. */
  hurried: boolean;
};

/** A sound gives way on its spot to one that matters as much after so many ms. */
const HOLD = 50;
/** Between two sounds of things that took no time, in ms. */
const HURRY_GAP = 140;
/** So many sounds at once are enough, on all spots together. */
const MOST_AT_ONCE = 6;

type Sounding = { spot: Spot; rank: number; since: number; until: number };

export class SoundLimit {
  #sounding: Sounding[] = [];
  #last: Sounding | undefined;

  /** Whether a sound is to be heard that would begin at `now` (ms); if so, what sounds on its spot has to end. */
  admits({ sound, spot, hurried }: Pick<Heard, 'sound' | 'spot' | 'hurried'>, now: number): boolean {
    const rank = rankOfSound(sound);
    this.#sounding = this.#sounding.filter(({ until }) => until > now);
    const here = this.#sounding.find((sounding) => sounding.spot === spot);
    if (here !== undefined && (rank < here.rank || (rank === here.rank && now - here.since < HOLD))) return false;
    if (here === undefined && this.#sounding.length >= MOST_AT_ONCE && rank === 0) return false;
    const last = this.#last;
    if (hurried && last !== undefined && now - last.since < HURRY_GAP && rank <= last.rank) return false;
    this.#last = { spot, rank, since: now, until: now + lengthOf(sound) };
    this.#sounding = [...this.#sounding.filter((sounding) => sounding !== here), this.#last];
    return true;
  }
}
