import type { Words } from '../en/words.ts';

export const match: Words['match'] = {
  leaveTheTable: 'Den Tisch verlassen',
  rules: 'Regeln',
  speed: 'Tempo',
  sound: 'Ton',
  soundOff: 'Ton aus.',
  soundOn: 'Ton an.',
  nextDeal: 'Nächste Runde',
  oneMoreStep: 'Ein Schritt mehr',
  oneMoreStepForAll: 'Ein Schritt mehr für alle',
  watchOn: 'Weiter zusehen',
  theResult: 'Zum Ergebnis',
  stuck: { title: 'Die Partie kann nicht weitergehen', toMenu: 'Zum Menü' },
  pass: {
    title: (name) => `Gib das Gerät weiter: ${name} ist dran`,
    text: (name) => `Die Blätter bleiben verdeckt, bis ${name} es hat.`,
    answer: (name) => `Ich bin ${name}`,
  },
  fairness: 'Wie gemischt wird',
  sealedAs: (short) => `Die Karten sind versiegelt als ${short}.`,
  leave: {
    title: 'Menü',
    stay: 'Bleiben',
    options: 'Einstellungen',
    leave: 'Gehen',
  },
};
