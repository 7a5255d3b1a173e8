import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const tokens: Words['tokens'] = {
  pennies: (count) => counted(count, 'sou'),
  nickels: (count) => counted(count, 'nickel'),
  points: (count) => counted(count, 'point'),
  pointsOf: (count, target) => `${count} sur ${counted(target, 'point')}`,
  pointsOfShort: (count, target) => `${count} sur ${target}`,
  left: (coins) => `encore ${coins}`,
  stillIn: 'toujours en jeu',
  onGrace: 'en sursis',
  out: 'hors jeu',
  offTheBus: 'hors du bus',
  onBoard: 'à bord',
  inAll: (value, sum) => `${value}, ${sum} en tout`,
  shorter: (name) => {
    const bare = name.replaceAll(/(^|\s)(à l’|à la |au |sur l’|sur les |sur la |sur le |dans l’|dans le |en )/g, '$1');
    return [name, bare, bare.split(', ').at(-1) ?? bare, bare.split(' ').at(-1) ?? bare];
  },
};
