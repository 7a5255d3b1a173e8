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
  whileHidden: { hidden: 'Con la página oculta', pauses: 'pausar', goesOn: 'seguir' },
  begin: 'Enséñaselas',

  preparing: 'Cargando lo necesario…',
  takes: (minutes) => `Con las pausas y las mediciones tarda unos ${minutes} minutos.`,
  left: (minutes, all, left) =>
    `Han aprendido ${minutes} de ${all} minutos. Con las pausas y las mediciones ${left <= 1 ? 'queda alrededor de un minuto' : `quedan unos ${left} minutos`}.`,
  paused: 'En pausa.',
  stopping: 'Termina con lo aprendido hasta ahora…',
  pause: 'Pausa',
  goOn: 'Seguir',
  stop: 'Terminar',
  again: 'Enseñar otra vez',
  failed: {
    missing: 'La enseñanza ha fallado: no se ha podido cargar algo que hace falta. ¿Hay conexión a internet?',
    'other-width':
      'El bot de partida tiene una red de otro tamaño que las que aprenden en la página. Empieza aquí desde cero, o entrénalo con «npm run train».',
    'unfit-start': 'La enseñanza ha fallado: el bot de partida es de otra versión. Parte de cero o de otro bot.',
    checkpoint: 'La enseñanza no puede seguir: lo aprendido se ha perdido o está dañado. Hay que empezar de nuevo.',
    memory: 'La enseñanza ha fallado: no hay bastante memoria. Cierra otras pestañas o prueba en otro dispositivo.',
    stopped: 'La enseñanza ha fallado: el navegador la ha detenido o no la ha dejado empezar. Inténtalo otra vez.',
    other: 'La enseñanza ha fallado. Inténtalo otra vez.',
  },
  elsewhere:
    'En otra pestaña se está enseñando a unos bots. Solo puede hacerlo una pestaña a la vez: esta podrá cuando aquella acabe.',
  failureDetail: 'El texto del error',
  taught: 'Lo han aprendido.',
  stopped: 'Lo has terminado antes de tiempo.',
  savePolicy: 'Guardar el bot en un archivo',
  saveCritic: 'Guardar su crítico en un archivo',

  unfinished: 'No habían acabado cuando se cerró la página.',
  forget: 'Olvidarlo',
  used: 'El bot juega con estas reglas a partir de la próxima ronda.',
  unproven:
    'El bot está guardado abajo. No se ha visto que sea tan bueno como el que juega ahora con estas reglas, así que ese sigue; puedes hacerlo jugar de todos modos.',

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

  bring: {
    open: 'Abrir el archivo de un bot',
    lead: 'Aquí se puede soltar un policy.onnx de «npm run train», con su crítico si lo tienes.',
    kept: (name) => `«${name}» está ahora entre tus bots y juega con sus reglas.`,
    known: (file, name) => `«${file}» ya está aquí: es «${name}».`,
    faults: {
      'too-large': (file) => `«${file}» pasa de 20 MB, y ningún bot de este juego es tan grande.`,
      'not-a-policy': (file) => `«${file}» no es un bot de este juego.`,
      'critic-alone': (file) => `«${file}» es un crítico: ábrelo junto con su bot.`,
      'other-version': (file) => `«${file}» se entrenó para otra versión del juego. Entrénalo otra vez con esta.`,
      'no-rules': (file) => `«${file}» no dice con qué reglas juega ni con cuántos jugadores.`,
      damaged: (file) => `«${file}» está dañado: no juega.`,
    },
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
