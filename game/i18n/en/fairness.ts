/** About how the cards are shuffled, and how that can be checked. */
export const fairness = {
  title: 'Fairness',
  lead: 'Nobody picks the cards, not even this game. Their order is fixed before you say a word, and anybody can check it afterwards.',
  sealedAs: 'Sealed as',
  next: 'This number stands for all cards of your next match. Add a word, and they depend on it too: then nobody could know them beforehand.',
  word: 'Your word (if you like)',
  /** Takes a word at random, as one cuts a pack. */
  cut: 'Cut',
  during: 'This number was fixed before the match. It stands for all of its cards.',
  withWord: (word: string): string => `Your word: “${word}”.`,
  withoutWord: 'You added no word.',
  /** No deal is over. */
  noneYet: 'When a deal is over, its secret appears here.',
  holds: (deals: number): string =>
    deals === 1
      ? 'Checked: the cards of the deal so far are the ones that were sealed.'
      : `Checked: the cards of all ${deals} deals so far are the ones that were sealed.`,
  broken: (fault: string): string => `These are not the cards that were sealed. ${fault}`,
  unsealed:
    'The cards of this match are not sealed: it began with a fixed seed, or with an earlier version of the game.',
  secrets: 'Secrets of the deals',
  deal: (deal: number): string => `Deal ${deal}`,
  recipe: 'To check it without this game, run the recipe with a secret, its deal’s number and the word:',
  saveRecipe: 'Save the recipe',
};

export type FairnessWords = typeof fairness;
