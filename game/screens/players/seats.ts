/** Who sits where, in words. */
import { LEVEL_FACTS } from '../../../engine/bots/characters.ts';
import type { Seat, SeatWithBot } from '../../catalogue/settings.ts';
import { animalAt } from '../../catalogue/table-setup.ts';
import { words } from '../../i18n/words.ts';

/** The name of a seat whose person has given none. */
export function seatName(seat: number): string {
  return seat === 0 ? words().seats.you : animalAt(seat);
}

/** Who sits in a seat, in words. */
export function seatWords(seat: number, who: Seat): { name: string; detail: string } {
  const { atThisDevice, playsHereToo, botForYou, bot, double, ownDouble } = words().seats;
  if (who.kind === 'person') {
    const name = who.name === '' ? seatName(seat) : who.name;
    return { name, detail: seat === 0 ? atThisDevice : playsHereToo };
  }
  if (who.kind === 'double') return { name: who.name || ownDouble, detail: double };
  return { name: seat === 0 ? botForYou : seatName(seat), detail: bot(who.level, who.style) };
}

/** A line on how strong an opponent is and how it likes to play. */
export function describeOpponent({ level, style }: Pick<SeatWithBot, 'level' | 'style'>): string {
  return words().seats.describe(level, style, Math.round(100 * LEVEL_FACTS[level].beatsExpert));
}
