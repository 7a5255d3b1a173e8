import type { Words } from '../en/words.ts';

export const match: Words['match'] = {
  leaveTheTable: 'Quitter la table',
  rules: 'Règles',
  speed: 'Vitesse',
  sound: 'Son',
  soundOff: 'Son coupé.',
  soundOn: 'Son rétabli.',
  signs: {
    title: 'Les signes sur la table',
    seats:
      'Le D est à côté de qui donne, un poing à côté de qui a cogné. La petite flèche est à côté de qui joue ensuite.',
    stock: 'Le nombre sur la pioche dit combien de cartes il y reste.',
    dish: 'La coupelle contient les pièces perdues ; elles vont à qui gagne.',
  },
  nextDeal: 'Donne suivante',
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
  daily: {
    title: 'La donne du jour',
    notYet: 'pas encore jouée',
    numbered: (number) => `Donne du jour ${number}`,
    deal: (position, all) => `Donne ${position} sur ${all}`,
    leaving: 'La donne t’attend : reprends-la dans le menu, sous « La donne du jour ».',
  },
  challenge: {
    title: 'Défi',
    deal: (deal) => `Donne ${deal}`,
    leaving: 'Un défi n’est pas enregistré : rouvre son lien ou son fichier pour le jouer depuis le début.',
    waits: 'Un défi est arrivé. Il t’attend dans le menu.',
  },
  leave: {
    title: 'Menu',
    stay: 'Rester',
    options: 'Réglages',
    leave: 'Partir',
  },
};
