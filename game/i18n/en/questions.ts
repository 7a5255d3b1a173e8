/** Questions for decisions outside a turn. */

/** "Thirty-one!" for the values that have a word. */
const CALLED: Record<string, string> = { '31': 'Thirty-one', '41': 'Forty-one' };

export const questions = {
  shotgun: {
    title: 'Shotgun?',
    text: (byPoints: boolean): string =>
      `Turn all cards up now, unseen: it counts as your knock, ${byPoints ? 'highest scores' : 'lowest loses'}.`,
    yes: 'Cards up!',
    no: 'Look first',
  },
  suddenDeath: {
    title: 'Sudden death?',
    text: (byPoints: boolean): string =>
      `Everybody has one card, unseen. Turn them up now: ${byPoints ? 'highest scores' : 'lowest loses'}.`,
    yes: 'Cards up!',
    no: 'Keep dealing',
  },
  declare: {
    title: (value: string): string => `You hold ${value}`,
    text: (quiet: number): string => `Say so before the ring has run down, or it counts ${quiet}.`,
    yes: (value: string): string => `${CALLED[value] ?? value}!`,
    no: 'Keep quiet',
    /** For screen readers: nobody should have to race theirs. */
    unhurried: 'T says it, Q keeps quiet, and any other key gives you the full time again.',
  },
  buyIn: {
    title: 'You are out',
    /** `coins` are what one comes back with, in words; null if the game is not played for coins. */
    text: (coins: string | null): string => `Pay a stake and come back${coins === null ? '' : ` with ${coins}`}?`,
    yes: 'Buy in',
    no: 'Stay out',
  },
};
