import type { ExerciseWords } from '../en/exercises.ts';

export const exercises: ExerciseWords = {
  title: 'Exercices',
  today: (done, of) => `${done} sur ${of} aujourd’hui`,
  ownMatch: (game, date) => `${game} · ta partie du ${date}`,
  library: (game) => `${game} · tiré des parties du maître`,
  question: 'Que fais-tu ?',
  right: 'Bien vu.',
  wrong: 'Il y a mieux.',
  asGood: (best) => `${best} est à peu près aussi bon.`,
  inTheMatch: (action) => `Dans ta partie : ${action}.`,
  comesBack: (days) => (days === 1 ? 'À revoir demain.' : `À revoir dans ${days} jours.`),
  solved: 'Résolu : cela ne revient plus.',
  next: 'Suivant',
  done: 'C’est tout pour aujourd’hui. Il y en aura d’autres demain.',
  more: 'Encore un',
  nothing: 'Tu as tout résolu.',
  ownToo: 'Dès qu’une de tes parties aura été analysée, tes propres erreurs apparaîtront ici aussi.',
  actions: 'Toutes les possibilités',
  action: 'Possibilité',
  chance: 'Chances de gagner',
};
