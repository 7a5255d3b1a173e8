/** Who plays: names, levels and playing styles, and the pages on which they are chosen. */
import { LEVEL_FACTS, STYLE_FACTS, type Level, type PlayingStyle } from '../../../engine/bots/characters.ts';
import { names } from './names.ts';

export const seats = {
  ...names,
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
  /** How strong an opponent is and how it likes to play; `share` of matches against the expert, in percent. */
  describe: (level: Level, style: PlayingStyle, share: number): string =>
    `${LEVEL_FACTS[level].words}: wins ${share}% of matches against the expert. ${STYLE_FACTS[style].words}.`,
  who: 'Who',
  aPerson: 'A person',
  aBot: 'A bot',
  youWatch: 'You watch',
  level: 'Level',
  style: 'Style',
  name: 'Name',
  nameOf: (seat: number): string => `Name of the player in seat ${seat}`,
  portrait: 'Portrait',
  portraits: { lamp: 'Lamp', cup: 'Cup', hat: 'Hat', moon: 'Moon', cat: 'Cat', dog: 'Dog' },
  allAlike: 'Same for all',
  areAlike: 'All bots are now like this one.',
  sharing: 'Pass the device at each turn; hands stay hidden in between.',
};
