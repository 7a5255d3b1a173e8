import type { TeachingWords } from '../en/teaching.ts';

export const teaching: TeachingWords = {
  title: (game) => `Enseñar a los bots: ${game}`,
  lead: 'Los bots juegan con estas reglas contra sí mismos, aquí en tu navegador, y aprenden de cada ronda. Puedes cerrar esto y jugar mientras tanto: una señal en el menú te trae de vuelta.',
  minutes: 'Cuánto tiempo',
  minutesOf: (minutes) => `${minutes} minutos`,
  start: 'Partiendo',
  starts: { present: 'del bot que las juega ahora', nothing: 'de cero' },
  effort: 'Esfuerzo',
  efforts: { full: 'pleno', normal: 'normal', quiet: 'discreto' },
  begin: 'Enséñaselas',
  other: (game) => `Ahora están aprendiendo «${game}»; este juego viene después.`,

  preparing: 'Cargando lo necesario…',
  left: (minutes) => (minutes <= 1 ? 'Queda un minuto, más o menos.' : `Quedan unos ${minutes} minutos.`),
  paused: 'En pausa.',
  stopping: 'Termina con lo aprendido hasta ahora…',
  pause: 'Pausa',
  goOn: 'Seguir',
  stop: 'Terminar',
  again: 'Enseñar otra vez',
  failed: (reason) => `La enseñanza ha fallado: ${reason}`,
  taught: 'Lo han aprendido.',
  stopped: 'La has terminado antes; lo que habían aprendido se queda.',
  savePolicy: 'Guardar el bot en un archivo',
  saveCritic: 'Guardar su crítico en un archivo',

  strength: 'Su fuerza',
  notMeasured: 'Pronto se medirá su fuerza.',
  expert: (wins, low, high) =>
    `Contra el experto incorporado gana el ${wins} de sus partidas (con un 95 % de certeza: de ${low} a ${high}).`,
  ofStart: (wins, low, high) => `Contra el bot del que partió gana el ${wins} (de ${low} a ${high}).`,
  gain: {
    better: (points, low, high) =>
      `Vence al experto más a menudo que el bot del que partió: por ${points} puntos (de ${low} a ${high}).`,
    unclear: (points, low, high) =>
      `Aún no está claro si es mejor que el bot del que partió: ${points} puntos (de ${low} a ${high}).`,
    worse: (points, low, high) =>
      `Vence al experto menos a menudo que el bot del que partió: por ${points} puntos (de ${low} a ${high}).`,
  },
  picture: (fair) =>
    `Partidas ganadas a lo largo del tiempo, con el intervalo del 95 %. La línea discontinua es la parte justa: ${fair}.`,
  againstExpert: 'contra el experto',
  againstStart: 'contra el bot de partida',
  minute: 'Minuto',
  range: '95 %',
  more: 'Más',
  iteration: 'Actualizaciones',
  decisions: 'Decisiones de las que aprendió',
  losses: {
    'losses/policy': 'Pérdida de la política',
    'losses/value': 'Pérdida del valor',
    'losses/entropy': 'Entropía',
    'losses/approx_kl': 'Divergencia KL aproximada',
    'losses/clipfrac': 'Decisiones recortadas',
    'losses/magnet_kl': 'Divergencia KL con la política media',
    'losses/seat_value': 'Pérdida del valor por asiento',
  },
};
