import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const menu: Words['menu'] = {
  title: 'Treinta y uno',
  deal: 'Repartir',
  options: 'Ajustes',
  players: 'Jugadores',
  fewer: 'Menos rivales',
  more: 'Más rivales',
  game: 'Juego',
  gamePlayed: (name) => `Juego: ${name}`,
  opponents: (count) => counted(count, 'rival', 'rivales'),
  watch: (bots) => `Mirar a ${bots} bots`,
  hint: '1 a 9: rivales  ·  Intro: repartir',
  atTheTable: (names) => `En la mesa: ${names.join(', ')}`,
};
