import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Words } from '../en/words.ts';
import { names } from './names.ts';

const LEVELS: Record<Level, string> = {
  beginner: 'Connaît les règles et apprend le reste de toi',
  casual: 'Joue pour le plaisir et laisse passer des occasions',
  regular: 'Joue chaque semaine',
  strong: 'Pardonne peu',
  master: 'Ne donne rien',
};
const PLAYING_STYLES: Record<PlayingStyle, string> = {
  even: 'Sans manies',
  'early-knocker': 'Cogne avant que tu t’y attendes',
  hoarder: 'Prend ce qui est visible, garde ce qui est haut',
  gambler: 'Cherche le trente-et-un dans la pioche',
  cautious: 'Cogne tard et aime voir venir',
};

export const seats: Words['seats'] = {
  ...names,
  whoPlays: 'Qui joue',
  seat: (number) => `Place ${number}`,
  atThisDevice: 'sur cet appareil',
  playsHereToo: 'joue ici aussi',
  botForYou: 'Un bot pour toi',
  levels: { beginner: 'Débutant', casual: 'Amateur', regular: 'Régulier', strong: 'Fort', master: 'Maître' },
  styles: { even: 'Calme', 'early-knocker': 'Pressé', hoarder: 'Avare', gambler: 'Flambeur', cautious: 'Prudent' },
  bot: (level, style) =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  describe: (level, style, share) =>
    `${LEVELS[level]} : gagne ${share} % des parties contre l’expert. ${PLAYING_STYLES[style]}.`,
  who: 'Qui',
  aPerson: 'Une personne',
  aBot: 'Un bot',
  youWatch: 'Tu regardes',
  level: 'Niveau',
  style: 'Style',
  name: 'Nom',
  nameOf: (seat) => `Nom à la place ${seat}`,
  portrait: 'Portrait',
  portraits: { lamp: 'Lampe', cup: 'Tasse', hat: 'Chapeau', moon: 'Lune', cat: 'Chat', dog: 'Chien' },
  allAlike: 'Tous pareils',
  areAlike: 'Tous les bots sont maintenant comme celui-ci.',
  sharing: 'Passez-vous l’appareil à chaque tour ; entre-temps, les mains restent cachées.',
};
