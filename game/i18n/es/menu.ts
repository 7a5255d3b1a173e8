import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const menu: Words['menu'] = {
  cut: 'Cortar la baraja',
  title: 'Treinta y uno',
  summary: 'Reúne un solo palo, lo más cerca posible de 31.\nLa mano más baja pierde una ficha.',
  deal: 'Repartir',
  teaching: 'Enseñanza',
  teachingPaused: 'en pausa',
  options: 'Ajustes',
  players: 'Jugadores',
  fewer: 'Menos rivales',
  more: 'Más rivales',
  game: 'Juego',
  gamePlayed: (name) => `Juego: ${name}`,
  opponents: (count) => counted(count, 'rival', 'rivales'),
  opponentsAt: (count, level) => `${counted(count, 'rival', 'rivales')}\u00a0· ${level}`,
  watch: (bots) => `Mirar a ${bots} bots`,
  hint: '1 a 9: rivales  ·  Intro: repartir',
  atTheTable: (names) => `En la mesa: ${names.join(', ')}`,
};
