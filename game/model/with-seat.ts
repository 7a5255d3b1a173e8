import type { SeatState, TableState } from './table-state.ts';

/** The table with some things about one seat changed. */
export function withSeat(state: TableState, seat: number, change: Partial<SeatState>): TableState {
  return { ...state, seats: state.seats.map((old, index) => (index === seat ? { ...old, ...change } : old)) };
}
