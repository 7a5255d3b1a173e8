import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Words } from '../en/words.ts';
import { names } from './names.ts';

const LEVELS: Record<Level, string> = {
  beginner: 'Conoce las reglas y lo demás lo aprende de ti',
  casual: 'Juega por gusto y deja pasar ocasiones',
  regular: 'Juega cada semana',
  strong: 'Perdona poco',
  master: 'No regala nada',
};
const PLAYING_STYLES: Record<PlayingStyle, string> = {
  even: 'Sin manías',
  'early-knocker': 'Golpea antes de que te lo esperes',
  hoarder: 'Toma lo que está a la vista y guarda lo alto',
  gambler: 'Busca el treinta y uno en el mazo',
  cautious: 'Golpea tarde y prefiere ver qué viene',
};

export const seats: Words['seats'] = {
  ...names,
  whoPlays: 'Quién juega',
  seat: (number) => `Sitio ${number}`,
  atThisDevice: 'en este dispositivo',
  playsHereToo: 'también juega aquí',
  botForYou: 'Un bot por ti',
  levels: { beginner: 'Novato', casual: 'Ocasional', regular: 'Habitual', strong: 'Fuerte', master: 'Maestro' },
  styles: { even: 'Sereno', 'early-knocker': 'Ansioso', hoarder: 'Avaro', gambler: 'Atrevido', cautious: 'Cauto' },
  bot: (level, style) =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  describe: (level, style, share) =>
    `${LEVELS[level]}: gana el ${share}\u00a0% de las partidas contra el experto. ${PLAYING_STYLES[style]}.`,
  who: 'Quién',
  aPerson: 'Una persona',
  aBot: 'Un bot',
  youWatch: 'Solo miras',
  level: 'Nivel',
  style: 'Estilo',
  name: 'Nombre',
  nameOf: (seat) => `Nombre del sitio ${seat}`,
  portrait: 'Retrato',
  portraits: { lamp: 'Lámpara', cup: 'Taza', hat: 'Sombrero', moon: 'Luna', cat: 'Gato', dog: 'Perro' },
  allAlike: 'Todos así',
  areAlike: 'Ahora todos los bots son como este.',
  sharing: 'Pasaos el dispositivo en cada turno; entre tanto las manos quedan ocultas.',
};
