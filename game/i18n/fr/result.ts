import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const result: Words['result'] = {
  youWin: 'Tu gagnes la partie',
  wins: (name) => `${name} gagne la partie`,
  afterDeals: (count) => `après ${counted(count, 'donne')}`,
  outInDeal: (deal) => `hors jeu à la donne ${deal}`,
  easier: {
    offer: 'Tu as perdu trois parties de suite. Veux-tu des adversaires plus faciles ?',
    accept: 'Oui, plus faciles',
    decline: 'Non merci',
  },
  playAgain: 'Rejouer',
  menu: 'Menu',
  saveRecord: 'Garder la partie',
};
