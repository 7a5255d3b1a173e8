import type { Words } from '../en/words.ts';

export const ladder: Words['ladder'] = {
  title: 'L’échelle',
  lead: 'Bats un animal pour rencontrer le suivant. On joue à deux, au jeu classique, et perdre ne coûte rien.',
  beaten: (count, all) => `${count} ${count < 2 ? 'adversaire battu' : 'adversaires battus'} sur ${all}`,
  beatenOn: (day) => `battu le ${day}`,
  isNext: 'ton prochain adversaire',
  notYet: 'viendra plus tard',
  play: 'Jouer',
  playAgain: 'Rejouer',
  playAgainst: (name) => `Jouer contre ${name}`,
  playAgainAgainst: (name) => `Rejouer contre ${name}`,
  allOpponents: 'Tous les adversaires',
  nextIs: (beaten, next) => `Tu as battu ${beaten} : au tour de ${next}.`,
  top: (beaten) => `Tu as battu ${beaten} : te voilà tout en haut de l’échelle.`,
};
