/** The deal of the day, and challenges. */
import { counted } from './speaking.ts';

/** The deal of the day: its page, its calendar, and the line to share. */
export const daily = {
  /** Below the title: the day and its game. */
  lead: (day: string, game: string): string => `${day} · ${game}`,
  about: (opponents: readonly string[]): string =>
    `Eight single deals, the same for everybody, against ${opponents.join(', ')}. Your first try counts; later ones are practice.`,
  /** How a deal is counted. */
  points: 'Against each opponent you score the tokens that they lose, minus those that you lose.',
  pointsOfRace: 'Against each opponent you score your points of the deal, minus theirs.',
  play: 'Play',
  goOn: (position: number): string => `Go on with deal ${position}`,
  practise: 'Play again, as practice',
  goOnPractising: (position: number): string => `Go on practising: deal ${position}`,
  /** Until the opponents are there. */
  waiting: 'Waiting for the trained opponents, who are the same for everybody…',
  unavailable:
    'The trained opponents did not come. A day is played against them alone, so that everybody has the same opponents: try again when you are online.',
  yourDeals: 'Your deals',
  practice: 'Practice',
  /** How a deal went. */
  marks: { ahead: 'ahead', level: 'level', behind: 'behind' },
  columns: { deal: 'Deal', you: 'You', practice: 'Practice', master: 'Master', total: 'Total' },
  /** Of a deal that has not been played. */
  open: 'open',
  standing: 'Where you stand',
  standingLead: (tries: number): string =>
    `Every level has played your eight deals ${tries} times, against the same opponents.`,
  /** How the day went, beside the master and the other levels. */
  headlines: {
    alike: 'You matched the master, deal by deal.',
    ahead: (points: number): string => `You beat the master by ${counted(points, 'point')}.`,
    level: 'As many points as the master.',
    like: (level: string): string => `You played like “${level}”.`,
    below: (deal: number, points: number): string =>
      `Not your day today. Most was lost in deal ${deal}: ${counted(points, 'point')} behind the master.`,
  },
  better: (level: string, times: number, tries: number): string => `Better than “${level}” in ${times} of ${tries}`,
  equal: (times: number): string => `equal in ${times}`,
  always: (level: string): string => `As many points as “${level}” every time`,
  /** Among people who are worked out: see `engine/daily/people.ts`. */
  simulated: (times: number): string => `Better than ${times} of 100 simulated players`,
  simulatedAbout: (lowest: string, usual: string, highest: string): string =>
    `These are no real people. They are of every strength from “${lowest}” to “${highest}”, most about as strong as “${usual}”, and their points are worked out from those of the levels.`,
  comparing: 'All levels are playing your deals…',
  notCompared: (reason: string): string => `The comparison did not work: ${reason}`,
  tryAgain: 'Try again',
  mixed: 'Not all of your deals were played against the same trained opponents, so they cannot be compared.',
  otherPolicy:
    'You played against opponents from another version of the game. Only results against the same ones can be compared, so there is no comparison.',
  policy: (hash: string): string =>
    `Version of the opponents: ${hash}. Only results against the same one can be compared.`,
  share: 'Share',
  shareTitle: 'To share',
  shareLead: 'It does not give the cards away.',
  copy: 'Copy',
  copyWords: 'Copy in words',
  picture: 'As a picture',
  line: (number: number, marks: string, total: string): string =>
    `Thirty-One, deal of the day ${number}: ${marks} ${total}`,
  lineInWords: (number: number, marks: readonly string[], total: string, hash: string | null): string =>
    `Thirty-One, deal of the day ${number}: ${marks.join(', ')}. Total ${total}.${hash === null ? '' : ` Opponents: version ${hash}.`}`,
  calendar: 'Calendar',
  calendarLead: 'Every day since the first can be played, whenever you like.',
  earlier: 'Earlier month',
  later: 'Later month',
  /** What a day of the calendar says about itself. */
  dayOf: (day: string, number: number, game: string, state: string): string =>
    `${day}: day ${number}, ${game}, ${state}`,
  notPlayed: 'not played',
  begun: 'begun',
  played: (points: string): string => `played, ${points}`,
  today: 'today',
  /** From the second day on. */
  inARow: (days: number): string => `${days} days in a row`,
  /** After every seven days. */
  week: {
    title: 'Your last seven days',
    points: 'Points',
    dealsAhead: 'Deals ahead',
    best: (points: string, deal: number, day: string): string => `Best moment: ${points} in deal ${deal} of ${day}.`,
    gain: (points: number): string => `${counted(points, 'point')} more than in the seven days before.`,
  },
  /** "Schwimmen for three", "Scat, two last turns after a knock": what a week plays where it is not just a game. */
  forPlayers: (game: string, players: number): string =>
    `${game} for ${({ 2: 'two', 3: 'three', 5: 'five', 6: 'six' } as Record<number, string>)[players] ?? players}`,
  withRule: (game: string, rule: string): string => `${game}, ${rule}`,
  dayOfWeek: (day: number): string => `Day ${day} of 7`,
  /** From Monday to Sunday. */
  themedWeek: {
    numbered: (number: number): string => `Week ${number}`,
    thisOne: (played: string): string => `This week: ${played}`,
    one: (number: number, played: string): string => `Week ${number}: ${played}`,
    yourDays: 'Your days',
    day: 'Day',
    best: (points: string, day: string): string => `Best day: ${points} on ${day}.`,
    weakest: (points: string, day: string): string => `Weakest day: ${points} on ${day}.`,
    comparing: 'All levels are playing the deals of your week…',
    standingLead: (tries: number, compared: number, played: number): string =>
      compared === played
        ? `Every level has played your days ${tries} times, against the same opponents.`
        : `Every level has played ${compared} of your ${played} days ${tries} times, against the same opponents. The others cannot be compared.`,
    missed: 'not played',
    shareTitle: 'The week, to share',
    line: (number: number, played: string, marks: string, total: string): string =>
      `Thirty-One, week ${number}, ${played}: ${marks} ${total}`,
    lineInWords: (number: number, played: string, days: readonly string[], total: string): string =>
      `Thirty-One, week ${number}, ${played}: ${days.join(', ')}. Total ${total}.`,
  },
  statistics: {
    title: 'Deals of the day',
    lead: 'First tries only.',
    daysPlayed: 'Days',
    average: 'Points a day',
    best: 'Best day',
    ahead: 'Deals ahead',
    behind: 'Deals behind',
  },
};

/** Challenges: the same cards again, for oneself or for somebody else, and how both did. */
export const challenge = {
  /** Sending one. */
  sendLead: 'The same cards, in the same seat, against the same opponents: for you again, or for somebody else.',
  /** Of whoever sends it. */
  senderName: 'Your name, for others',
  what: 'Which cards',
  wholeMatch: 'The whole match',
  deal: (deal: number): string => `Deal ${deal}`,
  playIt: 'Play it yourself',
  secret: 'Whoever opens it plays first, and only then sees how you did.',
  tooLong: 'That is too long for a link. Save it as a file and send that.',
  impossible:
    'These cards cannot be played again: it takes a match with sealed cards that one person has played against the game’s own opponents.',
  /** One that has arrived. */
  offerLead: (game: string, what: string): string => `${game} · ${what}`,
  offerAboutBy: (name: string): string =>
    `${name} asks: can you beat this? You get the same cards in the same seat, and see afterwards how ${name} did.`,
  offerAbout:
    'Somebody has played these cards before. You get the same ones in the same seat, and see afterwards how they did.',
  ofAMatch: (deal: number): string => `deal ${deal} of a match`,
  match: 'a whole match',
  opponent: (name: string, bot: string): string => `${name} (${bot})`,
  standing: (who: string, stands: string): string => `${who}: ${stands}`,
  atTheTable: 'At the table',
  play: 'Play',
  noThanks: 'No, thanks',
  waiting: 'Waiting for the trained opponents…',
  /** Who plays the bots now, where that is not who did before. */
  bots: {
    'stand-in':
      'This time or before, the built-in expert stood in for the trained opponents, who had not come yet. It is about as strong, but the two results cannot quite be compared.',
    other:
      'Your opponents are not quite the same as before: those had adapted to whoever played, or were trained by another version of the game. So the two results cannot quite be compared.',
  },
  /** Afterwards. */
  comparison: 'Both results',
  outcomes: {
    better: 'You beat the earlier result.',
    level: 'Both results are equally good.',
    worse: 'The earlier result is better than yours.',
  },
  outcomesOver: {
    better: (name: string): string => `You did better than ${name}.`,
    level: (name: string): string => `You did as well as ${name}.`,
    worse: (name: string): string => `${name} did better than you.`,
  },
  columns: { now: 'You', before: 'Before' },
  rows: {
    value: 'Value of the hand',
    lost: 'Lost',
    scored: 'Points scored',
    othersLost: 'Others who lost',
    othersScored: 'Others who scored',
    points: 'Against the others',
    place: 'Place',
    deals: 'Deals',
  },
  nobody: 'nobody',
  notShown: 'not shown',
  watchBefore: 'Watch how it went before',
  playAgain: 'Play it again',
  problems: {
    damagedLink: 'The link to this challenge is damaged: part of it is missing or was changed.',
    newer: 'It was made by a newer version of the game. Reload the page to get that version.',
    tooLarge: 'This is far too large for a challenge.',
    noJson: 'This is not a challenge: it is not JSON in UTF-8.',
    unreadable: 'The file with the challenge cannot be read.',
    wrong: (fault: string): string => `This challenge cannot be played. ${fault}`,
    file: (file: string, problem: string): string => `${file}: ${problem}`,
  },
};
