/** Over the table: its buttons, and the questions that interrupt a match. */
export const match = {
  leaveTheTable: 'Leave the table',
  rules: 'Rules',
  speed: 'Speed',
  sound: 'Sound',
  soundOff: 'Sound off.',
  soundOn: 'Sound on.',
  nextDeal: 'Next deal',
  oneMoreStep: 'One more step',
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
  leave: {
    title: 'Menu',
    stay: 'Stay',
    options: 'Options',
    leave: 'Leave',
  },
};
