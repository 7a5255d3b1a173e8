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

  unfinished: 'No habían acabado cuando se cerró la página.',
  forget: 'Olvidarlo',
  used: 'Juega con estas reglas a partir de la próxima ronda.',
  unproven:
    'Está guardado abajo. No se ha visto que sea tan bueno como el bot que juega ahora con estas reglas, así que ese sigue; puedes hacerlo jugar de todos modos.',

  bots: {
    title: 'Tus bots',
    none: 'Aquí se guardan los bots a los que has enseñado algo.',
    kinds: { taught: 'aprendido aquí', brought: 'de un archivo' },
    about: (game, players, kind, date) => `${game}, ${players}, ${kind}, ${date}`,
    players: (count) => `para ${count} jugadores`,
    allRules: 'todas las reglas',
    nameOf: (name) => `Nombre de «${name}»`,
    playing: 'Ahora juega con estas reglas.',
    idle: 'No está jugando.',
    use: 'Hacerlo jugar',
    useOne: (name) => `Hacer jugar a «${name}»`,
    unuse: 'Volver al otro bot',
    unuseOne: (name) => `Volver al otro bot en lugar de «${name}»`,
    savePolicy: 'Guardar',
    savePolicyOne: (name) => `Guardar «${name}» en un archivo`,
    saveCritic: 'Guardar el crítico',
    saveCriticOne: (name) => `Guardar el crítico de «${name}» en un archivo`,
    remove: 'Borrar',
    removeOne: (name) => `Borrar «${name}»`,
    really: '¿Seguro?',
    reallyOne: (name) => `¿Borrar «${name}» de verdad?`,
  },

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
