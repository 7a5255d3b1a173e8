import type { Words } from '../en/words.ts';

export const match: Words['match'] = {
  leaveTheTable: 'Den Tisch verlassen',
  rules: 'Regeln',
  speed: 'Tempo',
  sound: 'Ton',
  soundOff: 'Ton aus.',
  soundOn: 'Ton an.',
  findingSeats: 'Die Gegner suchen ihre Plätze …',
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
  noPolicy: {
    title: 'Die trainierten Gegner können nicht spielen',
    text: (reason) => `${reason}\n\nDer eingebaute Experte kann für sie einspringen.`,
    playExpert: 'Gegen den Experten spielen',
    again: 'Noch einmal versuchen',
  },
  leave: {
    title: 'Menü',
    stay: 'Bleiben',
    options: 'Einstellungen',
    leave: 'Gehen',
  },
};
