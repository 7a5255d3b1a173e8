import type { Words } from '../en/words.ts';
import { counted } from './speaking.ts';

export const result: Words['result'] = {
  youWin: 'Ganas la partida',
  wins: (name) => `${name} gana la partida`,
  afterDeals: (count) => `tras ${counted(count, 'ronda')}`,
  outInDeal: (deal) => `fuera en la ronda ${deal}`,
  easier: {
    offer: 'Has perdido tres partidas seguidas. ¿Quieres rivales más fáciles?',
    accept: 'Sí, más fáciles',
    decline: 'No, gracias',
  },
  playAgain: 'Jugar otra vez',
  menu: 'Menú',
  saveRecord: 'Guardar la partida',
};
