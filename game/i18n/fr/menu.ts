import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const menu: Words['menu'] = {
  title: 'Trente-et-un',
  deal: 'Distribuer',
  options: 'Réglages',
  players: 'Joueurs',
  fewer: 'Moins d’adversaires',
  more: 'Plus d’adversaires',
  game: 'Jeu',
  gamePlayed: (name) => `Jeu : ${name}`,
  opponents: (count) => counted(count, 'adversaire'),
  watch: (bots) => `Regarder ${bots} bots`,
  hint: '1 à 9 : adversaires  ·  Entrée : distribuer',
  atTheTable: (names) => `À table : ${names.join(', ')}`,
};
