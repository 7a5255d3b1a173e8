/** How a match ended, in words. */
import { words } from '../i18n/words.ts';

export interface Outcome {
  names: readonly string[];
  /** The seat of the person who played alone, -1 for none. */
  you: number;
  /** Best first, the seats that share a place. */
  places: readonly (readonly number[])[];
  /** By seat: what is left to those who are still in, in words. */
  remains: readonly string[];
  /** By seat: the deal that put it out, 0 for none. */
  eliminatedIn: readonly number[];
  deals: number;
}

interface Standing {
  seat: number;
  place: number;
  name: string;
  end: string;
}

/** One line for each seat, best first. Seats that share a place have the same number. */
export function standingsOf({ places, names, remains, eliminatedIn }: Outcome): Standing[] {
  let place = 1;
  return places.flatMap((seats) => {
    const lines = seats.map((seat) => ({
      seat,
      place,
      name: names[seat],
      end: eliminatedIn[seat] === 0 ? remains[seat] : words().result.outInDeal(eliminatedIn[seat]),
    }));
    place += seats.length;
    return lines;
  });
}

/** Whether the person who played alone has won, or shares the first place. */
export function hasWon({ places, you }: Pick<Outcome, 'places' | 'you'>): boolean {
  return places[0].includes(you);
}

/** Who won, as a headline. */
export function headline({ places, names, you }: Outcome): string {
  const { shared, wins, youShare, youWin } = words().result;
  const [[winner, ...others]] = places;
  if (others.length > 0) return hasWon({ places, you }) ? youShare : shared;
  return winner === you ? youWin : wins(names[winner]);
}
