import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const tokens: Words['tokens'] = {
  pennies: (count) => counted(count, 'Pfennig', 'Pfennige'),
  nickels: (count) => counted(count, 'Nickel', 'Nickel'),
  points: (count) => counted(count, 'Punkt', 'Punkte'),
  pointsOf: (count, target) => `${count} von ${counted(target, 'Punkt', 'Punkten')}`,
  pointsOfShort: (count, target) => `${count} von ${target}`,
  left: (coins) => `noch ${coins}`,
  stillIn: 'noch dabei',
  onGrace: 'schwimmt',
  out: 'draußen',
  offTheBus: 'ausgestiegen',
  onBoard: 'an Bord',
  inAll: (value, sum) => `${value}, zusammen ${sum}`,
  shorter: (name) => {
    const bare = name.replaceAll(/(^|\s)(der|die|das|dem|den|am|auf|an|im|in) /g, '$1');
    return [name, bare, bare.split(', ').at(-1) ?? bare, bare.split(' ').at(-1) ?? bare];
  },
};
