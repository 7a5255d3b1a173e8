/** What is played for, and how much of it is left. */
import { counted } from './speaking.ts';

export const tokens = {
  pennies: (count: number): string => counted(count, 'penny', 'pennies'),
  nickels: (count: number): string => counted(count, 'nickel'),
  points: (count: number): string => counted(count, 'point'),
  pointsOf: (count: number, target: number): string => `${count} of ${target} points`,
  pointsOfShort: (count: number, target: number): string => `${count} of ${target}`,
  /** What somebody who is still in has at the end; `coins` are so many in words. */
  left: (coins: string): string => `${coins} left`,
  stillIn: 'still in',
  onGrace: 'on grace',
  out: 'out',
  offTheBus: 'off the bus',
  onBoard: 'on board',
  /** The sum of somebody's hands, beside what the current one is worth. */
  inAll: (value: string, sum: number): string => `${value}, ${sum} in all`,
  /** The same name in fewer and fewer letters, for narrow places. */
  shorter: (name: string): string[] => {
    const bare = name.replaceAll(/\b(the|to|at|on|in) /g, '');
    return [name, name.replaceAll('the ', ''), bare, bare.split(' ').at(-1) ?? bare];
  },
};
