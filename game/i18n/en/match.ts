/** Over the table: its buttons, and the questions that interrupt a match. */
export const match = {
  leaveTheTable: 'Leave the table',
  rules: 'Rules',
  speed: 'Speed',
  sound: 'Sound',
  soundOff: 'Sound off.',
  soundOn: 'Sound on.',
  /** What is drawn on the table beside the cards. */
  signs: {
    title: 'Signs on the table',
    seats: 'D marks the dealer, a fist whoever has knocked. The small arrow is at the player whose turn comes next.',
    stock: 'The number on the stock says how many cards are left in it.',
    dish: 'The dish holds the coins that were lost; the winner gets them.',
  },
  nextDeal: 'Next deal',
  oneMoreStepForAll: 'One more step for everybody',
  watchOn: 'Keep watching',
  theResult: 'The result',
  stuck: { title: 'The match cannot continue', toMenu: 'To the menu' },
  pass: {
    title: (name: string): string => `Pass the device to ${name}`,
    text: (name: string): string => `The hands stay hidden until ${name} takes it.`,
    answer: (name: string): string => `I am ${name}`,
  },
  /** Leads to how the shuffles can be checked. */
  fairness: 'How the cards are shuffled',
  /** With the beginning of what commits to them. */
  sealedAs: (short: string): string => `The cards are sealed as ${short}.`,
  /** The deal of the day: its name, which of its deals is played, and where it goes on. */
  daily: {
    title: 'Deal of the day',
    notYet: 'not played yet',
    numbered: (number: number): string => `Deal of the day ${number}`,
    deal: (position: number, all: number): string => `Deal ${position} of ${all}`,
    leaving: 'The deal waits for you: it goes on from “Deal of the day” in the menu.',
  },
  challenge: {
    title: 'Challenge',
    deal: (deal: number): string => `Deal ${deal}`,
    leaving: 'A challenge is not saved: open its link or its file again to play it from its beginning.',
    waits: 'A challenge has arrived. It waits for you in the menu.',
  },
  leave: {
    title: 'Menu',
    stay: 'Stay',
    options: 'Options',
    leave: 'Leave',
  },
};
