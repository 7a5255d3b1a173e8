import type { LuckWords } from '../en/luck.ts';

export const luck: LuckWords = {
  title: 'Glück',
  counting: 'Wird gezählt …',
  none: 'Nichts zu zählen: Golf bleibt außen vor, dort kennt niemand die eigenen Karten.',
  dealt: (you, expected, they, theirs) =>
    `Gegeben: Deine Blätter waren im Schnitt ${you} Punkte wert (erwartet: ${expected}), die der anderen ${they} (erwartet: ${theirs}).`,
  drawn: (you, expected, they, theirs) =>
    `Gezogen: Eine Karte vom Stapel brachte dir ${you} Punkte (erwartet: ${expected}), den anderen ${they} (erwartet: ${theirs}).`,
  results: (matches, wins, average) =>
    `Du hast ${wins} % von ${matches} Partien gewonnen; mit durchschnittlichen Karten wären es ${average} %.`,
  inside: 'Jeder dieser Werte liegt so nah am Erwarteten, wie es der Zufall in 19 von 20 Fällen bringt.',
  outside: (what) => `Weiter vom Erwarteten entfernt, als es der Zufall in 19 von 20 Fällen bringt: ${what}.`,
  yourHands: 'deine Blätter',
  theirHands: 'die Blätter der anderen',
  yourCards: 'deine gezogenen Karten',
  theirCards: 'die gezogenen Karten der anderen',
  how: 'Hinter ± steht der 95-%-Bereich. Erwartet wird der Schnitt über alle möglichen Blätter, und bei jedem Ziehen der über die Karten, die dann im Stapel lagen: So lässt keine Spielweise jemanden glücklicher aussehen. Drillinge, die alles schlagen, zählen hier nach ihrer Farbe. Golf bleibt außen vor.',
  ofMatch: {
    'far-more': ({ name, you }) => `Die Karten waren ${you ? 'dir' : name} viel günstiger als den anderen.`,
    more: ({ name, you }) => `Die Karten waren ${you ? 'dir' : name} etwas günstiger als den anderen.`,
    even: ({ name, you }) => `Die Karten waren ${you ? 'dir' : name} etwa so günstig wie den anderen.`,
    less: ({ name, you }) => `Die Karten waren ${you ? 'dir' : name} etwas weniger günstig als den anderen.`,
    'far-less': ({ name, you }) => `Die Karten waren ${you ? 'dir' : name} viel weniger günstig als den anderen.`,
  },
  ofMatchHow:
    'Gegebene Blätter und gezogene Karten, neben dem, was zu erwarten war und was die anderen bekamen: Wie gut jemand gespielt hat, spielt dabei keine Rolle.',
};
