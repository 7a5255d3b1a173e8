/** About how the cards are shuffled, and how that can be checked. */
export const fairness = {
  title: 'Fairness',
  lead: 'Nobody picks the cards, not even this game. Their order is fixed before you say a word, and anybody can check it afterwards.',
  sealedAs: 'Sealed as',
  next: 'This number stands for all cards of your next match. Add a word, and they depend on it too: then nobody can know them beforehand.',
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
  unsealed: 'The cards of this match are not sealed: it began with a fixed seed.',
  daily:
    'The cards of the deal of the day are public, not sealed: they follow from the date by a rule that everybody knows, and are the same for all.',
  challenge:
    'The cards of a challenge are not sealed for you: they are the ones that the person who sent it had, and follow from the secrets of that match.',
  secrets: 'Secrets and cards of the deals',
  secret: 'Secret',
  /** The SHA-256 of a secret is what the deal before was made from, or the first number of all. */
  isSecretOf: (deal: number): string => `Its SHA-256, which is the secret of deal ${deal}`,
  isCommitment: 'Its SHA-256, which is the number fixed before the match',
  pack: 'Cards in their order, first dealt first',
  newStock: 'Cards of the new stock, first drawn first',
  deal: (deal: number): string => `Deal ${deal}`,
  recipe: 'To check it without this game, run the recipe with a secret, its deal’s number and the word:',
  saveRecipe: 'Save the recipe',
  /** Whether bots decide by what they may know. */
  blind: {
    title: 'Do the bots see hidden cards?',
    lead: 'Everything that a bot could not see is dealt anew: other hands, the stock, cards that lie face down. Then it is asked again. Whoever knows nothing of these cards does the same as before.',
    ask: 'Ask them again with other cards in my hand',
    /** Of a match in which nobody is "me". */
    askWatched: 'Ask them again with other hidden cards',
    progress: (decisions: number, of: number): string => `${decisions} of ${of} decisions`,
    same: (decisions: number, names: string, times: number): string =>
      decisions === 1
        ? `One decision of ${names} asked again, ${times} times with other hidden cards: the same action every time.`
        : `${decisions} decisions of ${names} asked again, ${times} times each with other hidden cards: the same action every time.`,
    differ: (differing: number, decisions: number): string =>
      differing === 1
        ? `1 of ${decisions} decisions differs.`
        : `${differing} of ${decisions} decisions differ. The first:`,
    seen: (name: string): string => `With other hidden cards ${name} is told something else.`,
    done: (name: string, was: string, now: string): string =>
      `With other hidden cards ${name} chooses “${now}”, not “${was}”.`,
    recorded: (name: string, was: string, now: string): string =>
      `The record says “${was}”, but ${name} chooses “${now}”.`,
    unsealed:
      'The match was not sealed, so the random numbers that the bots had are not known: they were asked with others.',
    partly: (times: number, of: number): string =>
      `${times} of ${of} times, somebody’s hand stayed as it was: no other was found that agrees with what they did.`,
    nobody: 'This cannot be asked: the record does not say which bots played.',
    unnamed: (decisions: number): string =>
      `Not asked: ${decisions === 1 ? 'one decision' : `${decisions} decisions`} for which the record does not say which bot made them.`,
    absent: (decisions: number): string =>
      `Not asked: ${decisions === 1 ? 'one decision' : `${decisions} decisions`} of bots that this game does not have in that version.`,
    none: 'There is nothing to ask: no bot had a choice in this match.',
    notLoaded: 'The bots cannot be asked now: what they have learnt did not load.',
  },
};
