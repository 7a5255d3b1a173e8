/** A word at random, for whoever would rather cut the pack than think of one. */

/** Syllables that can be read in all languages of the game. */
const SYLLABLES = ['ba', 'do', 'fe', 'gu', 'ka', 'lo', 'mi', 'na', 'pe', 'ro', 'sa', 'te', 'ti', 'vo', 'zu', 'me'];
const LENGTH = 6;

export function randomWord(): string {
  const chosen = crypto.getRandomValues(new Uint8Array(LENGTH));
  return Array.from(chosen, (byte) => SYLLABLES[byte % SYLLABLES.length]).join('');
}
