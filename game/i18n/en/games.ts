/** The usual name of each game, and a line on what is special about it. */
export type GameName = { name: string; special: string };

export const games = {
  /** By preset. */
  presets: {
    scat: { name: 'Scat', special: 'The standard game, with three pennies.' },
    'thirty-one': { name: 'Thirty-One', special: 'Three alike count 30½. No early knocks.' },
    blitz: { name: 'Blitz', special: 'Scat, and three of a kind count 30½.' },
    'harsh-knock': { name: 'Harsh Knock', special: 'A knocker who ties for lowest loses 2.' },
    'knocker-pays': { name: 'Knocker Pays', special: 'In a tie for lowest only the knocker pays.' },
    'gentle-knock': { name: 'Gentle Knock', special: 'A knock that fails costs no more than 1.' },
    hammer: { name: 'Hammer', special: 'The first player may make everybody show.' },
    shotgun: { name: 'Shotgun', special: 'All show, before anybody has seen a card.' },
    'sudden-death': { name: 'Sudden Death', special: 'One card may decide. Knocks are answered.' },
    cadillac: { name: 'Cadillac', special: 'Three aces are 33, a Grand Cadillac.' },
    gin: { name: 'G I N', special: 'A knock promises the highest hand.' },
    'ride-the-bus': { name: 'Ride the Bus', special: 'From the back seat to the stairs, and off.' },
    'stop-the-bus': { name: 'Stop the Bus', special: 'Knock, and still draw in the same turn.' },
    'driver-stop': { name: 'Driver, Stop!', special: 'Knock with the card that you discard.' },
    'french-canadian': { name: 'French Canadian', special: 'The highest hand scores. First to 31 wins.' },
    jacobs: { name: 'Jacobs', special: 'A race to 31. Knock with one suit only.' },
    golf: { name: 'Golf', special: 'A row face down, uncovered card by card.' },
    'hard-to-knock': { name: 'Hard to Knock', special: 'Knock with 21 or more, all of one suit.' },
    honour: { name: 'Honour', special: 'Say “Thirty-one!” in time, or it counts 30.' },
    pub: { name: 'Pub', special: 'Five pennies, and one way back in.' },
    italian: { name: 'Italian', special: '40 cards. Three of a kind beats 31.' },
    'four-card': { name: 'Four Card', special: 'Four cards each: 41 is the best hand.' },
  },
  choose: 'Choose a game',
  /** Of the games after the first six. */
  groups: { knocks: 'Other knocks', calls: 'Calls', hands: 'Other hands and aims', own: 'Your own games' },
  earlier: 'Earlier games',
  more: 'More games',
  rules: 'Rules',
  /** For screen readers. */
  chosen: ({ name, special }: GameName): string => `${name}: ${special}`,
};
