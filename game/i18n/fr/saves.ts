import type { Words } from '../en/words.ts';

export const saves: Words['saves'] = {
  full: 'Le stockage de ce navigateur est plein. Enregistre d’anciennes parties dans des fichiers et supprime-les ici pour faire de la place.',
  failed: (reason) => `Le stockage du navigateur ne répond pas pour l’instant (${reason}).`,
  blocked: 'Ce navigateur n’enregistre rien pour cette page : les parties seront perdues quand tu la fermeras.',
  deleted:
    'Ce que ce navigateur avait enregistré pour le jeu a été supprimé. La partie que tu joues est enregistrée de nouveau.',
  notSaved: 'La partie continue, mais elle n’est pas enregistrée pour l’instant.',
  notKept: 'Cette partie n’a pas pu être enregistrée ici, mais tu peux l’enregistrer dans un fichier.',
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Une partie en cours est endommagée et ne peut pas reprendre. Tu la trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} parties en cours sont endommagées et ne peuvent pas reprendre. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    records: (count) =>
      count === 1
        ? 'Une partie jouée est endommagée. Tu la trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} parties jouées sont endommagées. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    rules: (count) =>
      count === 1
        ? 'Un de tes jeux est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} de tes jeux sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    ladder: (count) =>
      count === 1
        ? 'Un échelon est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} échelons sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    goals: (count) =>
      count === 1
        ? 'Un objectif est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `${count} objectifs sont endommagés. Tu les trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
    bots: 'Un de tes bots est endommagé. Il est mis de côté ; rien d’autre n’est perdu.',
    days: (count) =>
      count === 1
        ? 'Ce que tu as joué des donnes d’un jour est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.'
        : `Ce que tu as joué des donnes de ${count} jours est endommagé. Tu le trouveras dans « Tes données » ; rien d’autre n’est perdu.`,
  },
  understood: 'D’accord',
  resume: 'Reprendre',
  hint: '1 à 9 : adversaires  ·  Entrée : reprendre',
  hintFor: (match) => `Entrée : reprendre  ·  ${match}`,
  openMatches: 'Parties en cours',
  lead: 'Chacune reprend là où elle s’est arrêtée.',
  deal: (number) => `donne ${number}`,
  out: 'hors jeu',
  giveUp: 'Abandonner',
  reallyGiveUp: 'Vraiment ?',
  resumeMatch: (match) => `Reprendre : ${match}`,
  giveUpMatch: (match) => `Abandonner : ${match}`,
  inAnotherTab: 'En cours dans un autre onglet',
  isInAnotherTab: 'Cette partie se joue dans un autre onglet.',
  isGone: 'Cette partie est finie, ou a été abandonnée dans un autre onglet.',
  leaving: 'La partie t’attend : tu pourras la reprendre depuis le menu.',
};
