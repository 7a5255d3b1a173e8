import type { Words } from '../en/words.ts';

export const match: Words['match'] = {
  leaveTheTable: 'Den Tisch verlassen',
  rules: 'Regeln',
  speed: 'Tempo',
  sound: 'Ton',
  soundOff: 'Ton aus.',
  soundOn: 'Ton an.',
  signs: {
    title: 'Zeichen auf dem Tisch',
    seats:
      'D steht bei dem, der gibt, eine Faust bei dem, der geklopft hat. Der kleine Pfeil ist bei dem, der als Nächstes dran ist.',
    stock: 'Die Zahl am Stapel sagt, wie viele Karten noch darin sind.',
    dish: 'In der Schale liegen die verlorenen Münzen; der Sieger bekommt sie.',
  },
  nextDeal: 'Nächste Runde',
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
  daily: {
    title: 'Runde des Tages',
    notYet: 'noch nicht gespielt',
    numbered: (number) => `Runde des Tages ${number}`,
    deal: (position, all) => `Runde ${position} von ${all}`,
    leaving: 'Die Runde wartet auf dich: Im Menü geht es unter „Runde des Tages“ weiter.',
  },
  challenge: {
    title: 'Herausforderung',
    deal: (deal) => `Runde ${deal}`,
    leaving:
      'Eine Herausforderung wird nicht gespeichert: Öffne ihren Link oder ihre Datei wieder, um sie von vorn zu spielen.',
    waits: 'Eine Herausforderung ist angekommen. Sie wartet im Menü auf dich.',
  },
  leave: {
    title: 'Menü',
    stay: 'Bleiben',
    options: 'Einstellungen',
    leave: 'Gehen',
  },
};
