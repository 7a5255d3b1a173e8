import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const menu: Words['menu'] = {
  cut: 'Couper les cartes',
  title: 'Trente-et-un',
  summary: 'Réunis une seule couleur, au plus près de 31.\nLa main la plus basse perd un jeton.',
  deal: 'Distribuer',
  teaching: 'Apprentissage',
  teachingPaused: 'en pause',
  options: 'Réglages',
  players: 'Joueurs',
  fewer: 'Moins d’adversaires',
  more: 'Plus d’adversaires',
  game: 'Jeu',
  gamePlayed: (name) => `Jeu : ${name}`,
  opponents: (count) => counted(count, 'adversaire'),
  opponentsAt: (count, level) => `${counted(count, 'adversaire')}\u00a0· ${level}`,
  watch: (bots) => `Regarder ${bots} bots`,
  hint: '1 à 9 : adversaires  ·  Entrée : distribuer',
  atTheTable: (names) => `À table : ${names.join(', ')}`,
};
