import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'Il n’y a plus de place dans la mémoire de ce navigateur. Enregistre d’anciennes parties dans des fichiers et supprime-les : il y aura de nouveau de la place.',
  failed: (reason) => `La mémoire du navigateur ne répond pas pour l’instant (${reason}).`,
  blocked:
    'Ce navigateur ne garde rien pour cette page : les parties et leurs enregistrements seront perdus quand tu la fermeras.',
  notSaved: 'La partie continue, mais elle n’est pas sauvegardée pour l’instant.',
  notKept: 'L’enregistrement de cette partie n’a pas pu être gardé, mais tu peux le sauver dans un fichier.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Une partie en cours est abîmée et ne peut pas reprendre. Elle a été mise de côté ; rien d’autre n’est perdu.'
        : `${count} parties en cours sont abîmées et ne peuvent pas reprendre. Elles ont été mises de côté ; rien d’autre n’est perdu.`,
    records: (count) =>
      count === 1
        ? 'L’enregistrement d’une partie est abîmé. Il a été mis de côté ; rien d’autre n’est perdu.'
        : `Les enregistrements de ${count} parties sont abîmés. Ils ont été mis de côté ; rien d’autre n’est perdu.`,
    rules: (count) =>
      count === 1
        ? 'Une de tes règles maison est abîmée. Elle a été mise de côté ; rien d’autre n’est perdu.'
        : `${count} de tes règles maison sont abîmées. Elles ont été mises de côté ; rien d’autre n’est perdu.`,
  },
  understood: 'D’accord',
  goOn: 'Reprendre',
  hint: '1 à 9 : adversaires  ·  Entrée : reprendre',
  openMatches: 'Parties en cours',
  lead: 'Chacune reprend là où elle s’est arrêtée.',
  deal: (number) => `donne ${number}`,
  out: 'éliminé',
  giveUp: 'Abandonner',
  reallyGiveUp: 'Vraiment ?',
  goOnWith: (match) => `Reprendre : ${match}`,
  giveUpOn: (match) => `Abandonner : ${match}`,
  inAnotherTab: 'En cours dans un autre onglet',
  isInAnotherTab: 'Cette partie se joue dans un autre onglet.',
  isGone: 'Cette partie est finie, ou a été abandonnée dans un autre onglet.',
  nothingOpen: 'Il n’y a plus de partie en cours.',
  leaving: 'Si tu pars, la partie t’attend : tu pourras la reprendre depuis le menu.',
};
