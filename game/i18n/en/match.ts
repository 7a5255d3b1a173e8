/** Over the table: its buttons, and the questions that interrupt a match. */
export const match = {
  leaveTheTable: 'Leave the table',
  rules: 'Rules',
  speed: 'Speed',
  sound: 'Sound',
  soundOff: 'Sound off.',
  soundOn: 'Sound on.',
  findingSeats: 'The opponents are finding their seats…',
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
  noPolicy: {
    title: 'The trained opponents cannot play',
    text: (reason: string): string => `${reason}\n\nThe built-in expert can take their seats.`,
    playExpert: 'Play the built-in expert',
    again: 'Try again',
  },
  leave: {
    title: 'Menu',
    stay: 'Stay',
    options: 'Options',
    leave: 'Leave',
  },
};
