/** Who plays: names, levels and playing styles, and the pages on which they are chosen. */
import { LEVEL_FACTS, STYLE_FACTS, type Level, type PlayingStyle } from '../../../engine/bots/characters.ts';

export const seats = {
  /** What one is called who plays alone. */
  you: 'You',
  /** The opponents. Each name is its animal's in one language alone, or the same animal's in several. */
  animals: {
    fox: 'Fox',
    owl: 'Owl',
    heron: 'Heron',
    badger: 'Badger',
    hare: 'Hare',
    otter: 'Otter',
    stag: 'Stag',
    wren: 'Wren',
    marten: 'Marten',
    bear: 'Bear',
  },
  whoPlays: 'Who plays',
  seat: (number: number): string => `Seat ${number}`,
  atThisDevice: 'at this device',
  playsHereToo: 'plays here too',
  botForYou: 'A bot for you',
  levels: { beginner: 'Beginner', casual: 'Casual', regular: 'Regular', strong: 'Strong', master: 'Master' },
  styles: { even: 'Even', 'early-knocker': 'Hasty', hoarder: 'Hoarder', gambler: 'Gambler', cautious: 'Cautious' },
  /** In a list of seats: the level and, where it has one, the playing style. */
  bot: (level: Level, style: PlayingStyle): string =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  /** How strong an opponent is and how it likes to play; `share` of matches with the expert, in per cent. */
  describe: (level: Level, style: PlayingStyle, share: number): string =>
    `${LEVEL_FACTS[level].words}: wins ${share}% of matches with the expert. ${STYLE_FACTS[style].words}.`,
  who: 'Who',
  aPerson: 'A person',
  aBot: 'A bot',
  youWatch: 'You watch',
  level: 'Level',
  style: 'Style',
  name: 'Name',
  nameOf: (seat: number): string => `Name of the player in seat ${seat}`,
  allAlike: 'All bots alike',
  areAlike: 'All bots are like this one now.',
  sharing: 'Whose turn it is takes the device; hands stay hidden in between.',
};
