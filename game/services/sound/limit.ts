/** Which sounds are played: never two at once on one spot, and few when everything happens at once. */
import { lengthOf, rankOfSound, type Sound } from './sounds.ts';

/** Where a sound comes from: a seat by its number, a pile, the dish of coins, or the whole table. */
export type Spot = number | 'stock' | 'discards' | 'dish' | 'table';

export interface SoundRequest {
  sound: Sound;
  spot: Spot;
  /** Relative to the sound's own loudness, 0 to 1. */
  gain: number;
  /** Relative to the sound's own pitch. */
  pitch: number;
  /** From the left, -1, to the right, 1. */
  pan: number;
  /** Its animation was skipped, or is shown at instant speed. */
  hurried: boolean;
}

/** After this many ms a sound may be replaced on its spot by one of the same rank. */
const HOLD = 50;
/** Minimum time between two hurried sounds, in ms. */
const HURRY_GAP = 140;
/** While this many sounds are playing, those of rank 0 are dropped. */
const MOST_AT_ONCE = 6;

interface PlayingSound {
  spot: Spot;
  rank: number;
  since: number;
  until: number;
}

export class SoundLimit {
  #playing: PlayingSound[] = [];
  #last: PlayingSound | undefined;

  /** Whether to play a sound that would begin at `now` (ms). */
  admits({ sound, spot, hurried }: Pick<SoundRequest, 'sound' | 'spot' | 'hurried'>, now: number): boolean {
    const rank = rankOfSound(sound);
    const playing = this.#playingAt(now);
    const here = playing.find((other) => other.spot === spot);
    if (here !== undefined && (rank < here.rank || (rank === here.rank && now - here.since < HOLD))) return false;
    if (here === undefined && playing.length >= MOST_AT_ONCE && rank === 0) return false;
    const last = this.#last;
    return !hurried || last === undefined || now - last.since >= HURRY_GAP || rank > last.rank;
  }

  /** Notes a sound that begins at `now` (ms): it replaces the one on its spot. */
  begin({ sound, spot }: Pick<SoundRequest, 'sound' | 'spot'>, now: number): void {
    this.#last = { spot, rank: rankOfSound(sound), since: now, until: now + lengthOf(sound) };
    this.#playing = [...this.#playingAt(now).filter((other) => other.spot !== spot), this.#last];
  }

  #playingAt(now: number): PlayingSound[] {
    return this.#playing.filter(({ until }) => until > now);
  }
}
