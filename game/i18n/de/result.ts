import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const result: Words['result'] = {
  youWin: 'Du gewinnst die Partie',
  wins: (name) => `${name} gewinnt die Partie`,
  afterDeals: (count) => `nach ${counted(count, 'Runde', 'Runden')}`,
  outInDeal: (deal) => `draußen in Runde ${deal}`,
  easier: {
    offer: 'Du hast drei Partien hintereinander verloren. Möchtest du leichtere Gegner?',
    accept: 'Ja, leichtere',
    decline: 'Nein, danke',
  },
  playAgain: 'Noch einmal',
  menu: 'Menü',
  saveRecord: 'Partie sichern',
};
