import type { ExerciseWords } from '../en/exercises.ts';

export const exercises: ExerciseWords = {
  title: 'Übungen',
  today: (done, of) => `${done} von ${of} heute`,
  ownMatch: (game, date) => `${game} · deine Partie vom ${date}`,
  library: (game) => `${game} · aus Partien des Meisters`,
  question: 'Was machst du?',
  right: 'Richtig.',
  wrong: 'Etwas anderes ist besser.',
  asGood: (best) => `${best} ist etwa so gut.`,
  inTheMatch: (action) => `In deiner Partie: ${action}.`,
  comesBack: (days) => (days === 1 ? 'Das kommt morgen wieder.' : `Das kommt in ${days} Tagen wieder.`),
  solved: 'Gelöst: Das kommt nicht wieder.',
  next: 'Weiter',
  done: 'Das war alles für heute. Morgen gibt es neue.',
  more: 'Noch eine',
  nothing: 'Du hast alle gelöst.',
  ownToo: 'Sobald eine deiner Partien analysiert ist, kommen hier auch deine eigenen Fehler vor.',
  actions: 'Alle Möglichkeiten',
  action: 'Möglichkeit',
  chance: 'Siegchance',
};
