import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const result: Words['result'] = {
  youWin: 'Tu gagnes la partie',
  wins: (name) => `${name} gagne la partie`,
  afterDeals: (count) => `après ${counted(count, 'donne')}`,
  outInDeal: (deal) => `hors jeu à la donne ${deal}`,
  playAgain: 'Rejouer',
  menu: 'Menu',
  saveRecord: 'Garder la partie',
};
