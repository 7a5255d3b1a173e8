/** Names of the seats, and how they are listed: pure functions. */
import type { Size } from '../../base/geometry.ts';
import { LEVEL_FACTS } from '../../../engine/bots/characters.ts';
import type { SeatWithBot, Seat } from '../../catalogue/settings.ts';
import { words } from '../../i18n/words.ts';
import { animalAt } from '../../catalogue/table-setup.ts';
import { fitGrid, type GridLayout, type PageScale } from '../../ui/pages/sheet-layout.ts';

/** Smallest widths of a row at scale 1: narrower ones if not all rows fit otherwise. */
const NARROWEST = [230, 180, 150];
const WIDEST = 400;
/** Of the note on a seat's page: one on who the bot is, and two on how it plays. */
export const NOTE_LINES = 3;
/** The smallest width of a portrait among others at scale 1. */
export const LEAST_PORTRAIT = 44;
/** Between two rows. */
export const SEAT_GAP = 6;

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

/** How the seats of a table are listed. */
export function layoutSeats(room: Size, players: number, { scale, target }: PageScale): GridLayout {
  const grids = NARROWEST.map((narrowest) => {
    const least = { width: Math.min(narrowest * scale, room.width), height: target };
    return fitGrid(room, players, least, WIDEST * scale, SEAT_GAP);
  });
  return grids.find(({ columns, rows }) => columns * rows >= players) ?? grids[grids.length - 1];
}
