/** How a match ended. */
import { counted } from './speaking.ts';

export const result = {
  youWin: 'You win the match',
  wins: (name: string): string => `${name} wins the match`,
  afterDeals: (count: number): string => `after ${counted(count, 'deal')}`,
  outInDeal: (deal: number): string => `out in deal ${deal}`,
  /** Offered after three losses in a row. */
  easier: {
    offer: 'You have lost three matches in a row. Would you like easier opponents?',
    accept: 'Yes, easier',
    decline: 'No, thanks',
  },
  playAgain: 'Play again',
  menu: 'Menu',
  saveRecord: 'Save the record',
};
