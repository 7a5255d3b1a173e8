import type { ExerciseWords } from '../en/exercises.ts';

export const exercises: ExerciseWords = {
  title: 'Ejercicios',
  today: (done, of) => `${done} de ${of} hoy`,
  ownMatch: (game, date) => `${game} · tu partida del ${date}`,
  library: (game) => `${game} · de las partidas del maestro`,
  question: '¿Qué haces?',
  right: 'Correcto.',
  wrong: 'Hay algo mejor.',
  asGood: (best) => `${best} es casi igual de bueno.`,
  inTheMatch: (action) => `En tu partida: ${action}.`,
  comesBack: (days) => (days === 1 ? 'Vuelve mañana.' : `Vuelve dentro de ${days} días.`),
  solved: 'Resuelto: ya no vuelve.',
  next: 'Siguiente',
  done: 'Eso es todo por hoy. Mañana habrá más.',
  more: 'Otro más',
  nothing: 'Los has resuelto todos.',
  ownToo: 'En cuanto se analice una partida tuya, tus propios errores aparecerán también aquí.',
  actions: 'Todas las opciones',
  action: 'Opción',
  chance: 'Probabilidad de ganar',
};
