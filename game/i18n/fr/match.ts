import type { Words } from '../en/words.ts';

export const match: Words['match'] = {
  leaveTheTable: 'Quitter la table',
  rules: 'Règles',
  speed: 'Vitesse',
  sound: 'Son',
  soundOff: 'Son coupé.',
  soundOn: 'Son rétabli.',
  nextDeal: 'Donne suivante',
  oneMoreStep: 'Une marche de plus',
  oneMoreStepForAll: 'Une marche de plus pour tous',
  watchOn: 'Regarder encore',
  theResult: 'Le résultat',
  stuck: { title: 'La partie ne peut pas continuer', toMenu: 'Au menu' },
  pass: {
    title: (name) => `Passe l’appareil : à ${name} de jouer`,
    text: (name) => `Les mains restent cachées en attendant ${name}.`,
    answer: (name) => `C’est moi, ${name}`,
  },
  fairness: 'Comment on mélange',
  sealedAs: (short) => `Les cartes sont scellées sous ${short}.`,
  leave: {
    title: 'Menu',
    stay: 'Rester',
    options: 'Réglages',
    leave: 'Partir',
  },
};
