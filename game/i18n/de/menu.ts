import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const menu: Words['menu'] = {
  cut: 'Abheben',
  title: 'Einunddreißig',
  summary: 'Sammle eine Farbe, möglichst nah an 31.\nDas niedrigste Blatt verliert einen Pfennig.',
  deal: 'Geben',
  teaching: 'Lernen',
  teachingPaused: 'Pause',
  options: 'Einstellungen',
  players: 'Mitspieler',
  fewer: 'Weniger Gegner',
  more: 'Mehr Gegner',
  game: 'Spiel',
  gamePlayed: (name) => `Spiel: ${name}`,
  opponents: (count) => counted(count, 'Gegner', 'Gegner'),
  opponentsAt: (count, level) => `${counted(count, 'Gegner', 'Gegner')}\u00a0· ${level}`,
  watch: (bots) => `${bots} Bots zusehen`,
  hint: '1 bis 9: Gegner  ·  Enter: geben',
  atTheTable: (names) => `Am Tisch: ${names.join(', ')}`,
};
