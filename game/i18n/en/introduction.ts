/** What a game says of itself the first time that one sits down to it, and a short try of what is new. Cards are signs as printed on them. */
export const introduction = {
  lead: 'What is different:',
  tryIt: 'Try it (30 s)',
  /** In place of the rule’s own label. */
  titles: {
    letters: (word: string) => `Letters of “${word}” in place of tokens.`,
    seats: 'Places on the bus in place of tokens.',
  },
  /** What is new, where the sentence of the rules would be long. */
  about: {
    golf: 'Three cards lie before you, face down: nobody looks at them. In three turns you put better ones in their places: as much as you can in one suit or one rank. Nobody knocks, and the lowest row loses.',
    pool: 'Three cards lie open in the middle. In your turn you exchange one of yours for one of them, or all three. You may also pass.',
    dealerChoice: 'The dealer may change the hand that was dealt for the three cards of the pool, unseen.',
    fourCards: 'All four count if they are of one suit.',
    brag: 'The best first: a prial, which is three of a kind; a running flush, which is a sequence of one suit; a run, a flush, a pair, a high card. Nothing adds up, and nobody declares.',
    letters: 'Whoever loses gets the next letter, and is out once the word is complete.',
    seats: 'Whoever loses moves further to the front, and in the end gets off.',
    quiet: 'You are asked whether to declare your 31. If you keep quiet, it counts 30 and play goes on.',
    points: (target: number) => `The best hand of each deal scores a point, and ${target} points win.`,
    highest: 'If nobody has more than the knocker, everybody else loses; otherwise only the knocker.',
    buyIns: 'Whoever is out may pay and come back with full tokens.',
  },
  heading: (title: string, step: number, steps: number) => `${title} · ${step} of ${steps}`,
  /** Said when somebody tries something else. */
  other: 'You can do that too, in a real match. Here, try what is lit.',
  /** By what is tried, step by step; `fox` is the other player’s name, `rule` what the rules say of three of a kind. */
  tries: {
    golf: {
      title: 'Golf',
      steps: {
        take: (_fox: string, _rule: string) =>
          'Your row lies face down, and you do not know it. The Q♠ is open: take it.',
        place: () => 'Put it in the place of your first card, which goes on the discard pile.',
        draw: (fox: string) => `${fox} has put a card down too. Now draw from the stock.`,
        placeDrawn: () => 'A J♠, of the same suit as the Q♠: put it in the place of your second card.',
        end: () =>
          'Q♠ and J♠ make 20. After three turns each all rows are open, and the lowest one loses. That is golf.',
      },
    },
    pool: {
      title: 'The pool',
      steps: {
        swap: () => 'K♥ and 9♥ make 19, and the A♥ lies in the middle: take it.',
        give: () => 'One of your cards takes its place, face up. The 8♣ adds nothing: give it away.',
        knock: (fox: string) => `30! ${fox} has exchanged a card too. Now knock.`,
        end: (fox: string) =>
          `${fox} had one more turn and has fewer. In place of one card you may also take all three, or pass.`,
      },
    },
    fourCards: {
      title: 'Four cards',
      steps: {
        draw: () => 'A♥, K♥ and Q♥ make 31 already, but here four cards count: draw.',
        keep: () => 'The J♥! The 5♣ can go.',
        end: () => '11 and 10 and 10 and 10: that is 41, and nothing is better.',
      },
    },
    hammer: {
      title: 'The hammer',
      steps: {
        hammer: () => '26, and nobody has had a turn yet. Call the hammer: all hands are shown at once.',
        end: (fox: string) =>
          `${fox} has fewer. It counts as your knock: with the lowest hand you would have paid double.`,
      },
    },
    highest: {
      title: 'The promise',
      steps: {
        draw: () => 'Whoever knocks here promises the highest hand of all. 20 is not enough for that: draw.',
        keep: () => 'A 9♥ makes 29. The 5♣ can go.',
        knock: () => 'Hardly anybody beats 29: knock.',
        end: (fox: string) =>
          `Nobody has more, so everybody else gets a letter. If ${fox} had more, it would be yours alone.`,
      },
    },
    knockWith: {
      title: 'The knock',
      steps: {
        draw: () => 'Here one knocks after drawing, with the card that one discards. First draw.',
        keep: () => 'An 8♥ makes 27. Discard the 4♣.',
        again: (fox: string) => `${fox} has had a turn. Draw again.`,
        knock: () => 'K♥, A♥ and 9♥ make 30.',
        end: (fox: string) => `You have drawn and knocked in one turn. ${fox} had only one turn left.`,
      },
    },
    threeOfAKind: {
      title: 'Three of a kind',
      steps: {
        take: () => 'You hold 7♥ and 7♠, and the 7♦ lies open: take it.',
        keep: () => 'With three sevens the K♠ can go.',
        end: (_fox: string, rule: string) => `${rule}. Think twice before you break up a pair!`,
      },
    },
  },
};
