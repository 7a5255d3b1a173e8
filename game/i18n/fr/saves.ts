import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'Il n’y a plus de place dans la mémoire de ce navigateur. Garde d’anciennes parties dans des fichiers et efface-les : il y aura de nouveau de la place.',
  failed: (reason) => `La mémoire du navigateur ne répond pas pour l’instant (${reason}).`,
  blocked: 'Ce navigateur ne garde rien pour cette page : les parties seront perdues quand tu la fermeras.',
  deleted:
    'Ce que ce navigateur gardait pour le jeu a été effacé. Une partie que tu es en train de jouer est enregistrée de nouveau.',
  notSaved: 'La partie continue, mais elle n’est pas gardée pour l’instant.',
  notKept: 'Cette partie n’a pas pu être gardée ici, mais tu peux la garder dans un fichier.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Une partie en cours est abîmée et ne peut pas reprendre. Elle est maintenant dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} parties en cours sont abîmées et ne peuvent pas reprendre. Elles sont maintenant dans « Tes données » ; rien d’autre n’est perdu.`,
    records: (count) =>
      count === 1
        ? 'Une partie jouée est abîmée. Elle est maintenant dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} parties jouées sont abîmées. Elles sont maintenant dans « Tes données » ; rien d’autre n’est perdu.`,
    rules: (count) =>
      count === 1
        ? 'Un de tes jeux est abîmé. Il est maintenant dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} de tes jeux sont abîmés. Ils sont maintenant dans « Tes données » ; rien d’autre n’est perdu.`,
  },
  understood: 'D’accord',
  goOn: 'Reprendre',
  hint: '1 à 9 : adversaires  ·  Entrée : reprendre',
  openMatches: 'Parties en cours',
  lead: 'Chacune reprend là où elle s’est arrêtée.',
  deal: (number) => `donne ${number}`,
  out: 'hors jeu',
  giveUp: 'Abandonner',
  reallyGiveUp: 'Vraiment ?',
  goOnWith: (match) => `Reprendre : ${match}`,
  giveUpOn: (match) => `Abandonner : ${match}`,
  inAnotherTab: 'En cours dans un autre onglet',
  isInAnotherTab: 'Cette partie se joue dans un autre onglet.',
  isGone: 'Cette partie est finie, ou a été abandonnée dans un autre onglet.',
  leaving: 'Si tu pars, la partie t’attend : tu pourras la reprendre depuis le menu.',
};
