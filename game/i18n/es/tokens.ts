import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const tokens: Words['tokens'] = {
  pennies: (count) => counted(count, 'céntimo'),
  nickels: (count) => counted(count, 'níquel', 'níqueles'),
  points: (count) => counted(count, 'punto'),
  pointsOf: (count, target) => `${count} de ${counted(target, 'punto')}`,
  pointsOfShort: (count, target) => `${count} de ${target}`,
  left: (coins) => `aún ${coins}`,
  stillIn: 'sigue en juego',
  onGrace: 'en la cuerda floja',
  out: 'fuera',
  offTheBus: 'fuera del bus',
  onBoard: 'a bordo',
  inAll: (value, sum) => `${value}, ${sum} en total`,
  shorter: (name) => {
    const bare = name.replaceAll(/(^|\s)(en la|en el|en|al|a la|de la|del) /g, '$1');
    return [name, bare, bare.split(', ').at(-1) ?? bare, bare.split(' ').at(-1) ?? bare];
  },
};
