/** The lesson for newcomers. Cards are signs as printed on them; `fox` is the opponent's name. */
export const lesson = {
  goOn: 'Continue',
  /** After the last step. */
  play: 'Play',
  menu: 'Menu',
  leave: {
    title: 'Leave the lesson?',
    text: 'You can continue from this step later, in the options.',
    stay: 'Stay',
    leave: 'Leave',
    again: 'From the beginning',
  },
  heading: (chapter: number, chapters: number, title: string) => `${chapter} of ${chapters} · ${title}`,
  /** How to do it; `key` is the key that does it, where there is a keyboard; `isTwice` if moves ask for a second press. */
  howTo: {
    stock: (key: string | null, isTwice: boolean) =>
      `Tap the stock${isTwice ? ' twice' : ''}${key === null ? '' : `, or press ${key}`}.`,
    discard: (key: string | null) => (key === null ? 'Tap it.' : `Tap it, or press ${key}.`),
    card: (key: string | null, isTwice: boolean) => {
      const often = isTwice ? ' twice' : '';
      return `Tap it${often}${key === null ? '' : `, or press ${key}${often}`}.`;
    },
    /** With the card that is chosen. */
    knockWith: (key: string | null) => `Tap the 8♥, then “Knock” twice${key === null ? '' : `, or ${key} twice`}.`,
    hammer: (key: string | null) => `Tap “Hammer” twice${key === null ? '' : `, or press ${key} twice`}.`,
    knock: (key: string | null) =>
      key === null ? 'Tap “Knock”, and again to confirm.' : `Tap “Knock”, and again to confirm, or press ${key} twice.`,
  },
  steps: {
    hand: {
      title: 'Your hand',
      text: (_fox: string) =>
        'Only cards of one suit add up: K♥ and 7♥ make 17. King, queen and jack count 10, an ace 11. The best is 31.',
    },
    draw: {
      title: 'Draw',
      text: (_fox: string) => 'On your turn you draw a card, or take the top discard. The 9♦ is no use to you: draw.',
    },
    putDown: {
      title: 'Discard',
      text: (_fox: string) => 'A 9♥: that makes 26! You keep three cards, and discard one: the 4♣ adds nothing.',
    },
    take: {
      title: 'Take',
      text: (fox: string) =>
        `${fox} has discarded an ace of your suit. It is face up, and it is your turn: take the A♥.`,
    },
    keep: {
      title: 'Keep the best',
      text: (_fox: string) => 'A♥, K♥ and 9♥ make 30. Discard the 7♥.',
    },
    knock: {
      title: 'Knock',
      text: (fox: string) =>
        `30 is hard to beat. Instead of drawing you can knock: ${fox} has one more turn, then all hands are shown.`,
    },
    showdown: {
      title: 'The showdown',
      text: (fox: string) =>
        `${fox} has the lowest hand and loses a token. A knocker who is lowest loses two! With no tokens left you play on until the next loss. The last one in wins.`,
    },
    thirtyOne: {
      title: 'Thirty-one',
      text: (fox: string) => `A new deal. You hold A♠ and Q♠, and ${fox} has discarded the J♠. Take it!`,
    },
    declare: {
      title: 'Thirty-one',
      text: (_fox: string) => '11 and 10 and 10. Discard the 3♦, and see what happens.',
    },
    end: {
      title: 'Thirty-one!',
      text: (_fox: string) =>
        '31 is shown at once, and everybody else loses a token. That is the whole game. Your first opponent is a beginner.',
    },
  },
  /** Said when somebody tries something else. */
  wrong: {
    draw: {
      take: 'You hold no other diamond: the 9♦ would count alone. Try the stock.',
      knock: '17 is a weak hand to knock with. Improve it first: draw.',
    },
    putDown: { discard: 'That is one of your hearts. The 4♣ is the one that adds nothing.' },
    take: {
      draw: 'Nobody knows what you would draw. The ace is sure: take it.',
      knock: '26 is good, but with the ace you have 30. Take it first.',
    },
    keep: { discard: 'That would cost you more. The 7♥ is the lowest of your hearts.' },
    knock: {
      draw: 'You can hardly beat 30, and waiting helps the others. Knock!',
      take: 'That card is not a heart: it would not help. Knock!',
    },
    thirtyOne: {
      draw: 'There is something better than luck: look at the discard pile.',
      knock: '21 might do. But with the J♠ you have 31: take it!',
    },
    declare: { discard: 'Keep your spades together. The 3♦ can go.' },
  },
};
