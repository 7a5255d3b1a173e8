/** Decisions that are no turn, as questions. */

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
    no: 'Deal on',
  },
  declare: {
    title: (value: string): string => `You hold ${value}`,
    text: (quiet: number): string => `Say so before the ring has run down, or it counts ${quiet}.`,
    yes: (value: string): string => `${CALLED[value] ?? value}!`,
    no: 'Keep quiet',
    /** Told to screen readers: nobody should have to race the screen reader. */
    unhurried: 'T says it, Q keeps quiet, and any other key gives you the whole moment again.',
  },
  buyIn: {
    title: 'You are out',
    /** `coins` are those that one comes back with, in words, null where one plays for something else. */
    text: (coins: string | null): string => `Pay a stake and come back${coins === null ? '' : ` with ${coins}`}?`,
    yes: 'Buy in',
    no: 'Stay out',
  },
};
