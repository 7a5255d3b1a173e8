import type { Level, PlayingStyle } from '../../../engine/bots/characters.ts';
import type { Words } from '../parts.ts';
import { names } from './names.ts';
import { counted } from './speaking.ts';

export const page: Words['page'] = {
  title: 'Treinta y uno',
  description: 'Treinta y uno (Scat, Blitz) contra rivales que aprendieron solos.',
};

export const menu: Words['menu'] = {
  labelled: (label: string, detail: string): string => `${label}: ${detail}`,
  title: 'Treinta y uno',
  summary: 'Scat: un solo palo, lo más cerca posible de 31.\nLa mano más baja pierde una ficha.',
  play: 'Jugar',
  teaching: 'Aprendizaje',
  teachingPaused: 'en pausa',
  options: 'Ajustes',
  records: 'Partidas',
  ladder: 'La escalera',
  lesson: 'La lección',
  lessonOffer: '¿Primera vez?\nLección breve',
  players: 'Jugadores',
  fewer: 'Menos rivales',
  more: 'Más rivales',
  game: 'Juego',
  gamePlayed: (name) => `Juego: ${name}`,
  friends: 'Jugar con amigos',
  opponents: (count) => counted(count, 'rival', 'rivales'),
  opponentsAt: (count, level) => `${counted(count, 'rival', 'rivales')}\u00a0· ${level}`,
  watch: (bots) => `Mirar a ${bots} bots`,
  hint: '1 a 9: rivales  ·  Intro: jugar',
  rating: (rating) => `Puntuación ${rating}`,
  tiles: {
    today: {
      open: 'Ocho rondas, las mismas para todos',
      openInARow: (days) => `${days} días seguidos. Ocho rondas hoy`,
      begun: (done, of) => `${done} de ${of} jugadas`,
      played: (points, count) => `${pointsWon(points, count)} hoy`,
      playedInARow: (points, count, days) => `${pointsWon(points, count)} hoy · ${days} días seguidos`,
    },
    ladder: {
      next: (name) => `Escalera: sigue ${name}`,
      top: 'Los nueve, vencidos',
    },
    goals: {
      title: 'Objetivos',
      reached: (reached, all) => `Objetivos: ${reached} de ${all}`,
      all: 'Todos alcanzados',
    },
    exercises: { title: 'Ejercicios', line: 'Cinco posiciones al día: ¿qué harías?' },
    learnt: (share) => `${share} aprendido`,
  },
  atTheTable: (names) => `En la mesa: ${names.join(', ')}`,
};

export const dialogs: Words['dialogs'] = {
  done: 'Listo',
  close: 'Cerrar',
  back: 'Volver',
  again: (way) => `Pulsa otra vez: ${way}.`,
  copied: 'Copiado.',
  notCopied: 'El navegador no permite copiar. El texto está seleccionado: cópialo tú.',
  deleted: (what, more) => `Borrado: ${what}${more === 0 ? '' : ` y ${more} más`}.`,
  undo: 'Deshacer',
  review: 'Análisis',
};

export const courtLetters: Words['courtLetters'] = 'JQK';

export const options: Words['options'] = {
  title: 'Ajustes',
  bots: 'Tus bots',
  data: 'Tus datos',
  speed: 'Velocidad',
  speeds: { slow: 'Lenta', normal: 'Normal', double: 'Rápida', instant: 'Máxima' },
  light: 'Luz',
  lights: { auto: 'Auto', evening: 'Noche', day: 'Día' },
  suits: 'Palos',
  colours: (count) => `${count} colores`,
  backs: 'Dorsos',
  backColours: {
    red: 'Rojo',
    blue: 'Azul',
    rust: 'Óxido',
    graphite: 'Grafito',
    forest: 'Bosque',
    gold: 'Oro',
    teal: 'Petróleo',
    plum: 'Ciruela',
  },
  courts: (letters) => `Figuras con ${letters}`,
  volume: 'Volumen',
  mute: 'Silenciar',
  muted: 'Silenciado',
  chime: 'Aviso de turno',
  hints: 'Pistas',
  mistakes: 'Mostrar mis errores tras la ronda',
  motion: 'Animación',
  fullMotion: 'Toda',
  lessMotion: 'Menos',
  page: 'Dibujar la mesa sin WebGL',
  offline: {
    off: '',
    fetching: '',
    ready: 'El juego se abre también sin red.',
    update: 'El juego se abre también sin red.',
    stale:
      'El juego se abre también sin red. No se pudo descargar una versión más reciente; se intentará de nuevo al volver a abrirlo.',
    failed: 'El juego necesita red para abrirse.',
  },
  afterReload: 'Se aplica al volver a cargar la página.',
  confirm: 'Confirmar',
  confirmKnocks: 'Al golpear',
  confirmAll: 'Todo',
  keys: 'Letras y cifras del teclado',
  nextDeal: 'Ronda siguiente',
  nextDealOnPress: 'Al pulsar',
  nextDealAfter: (seconds) => `${seconds} s`,
  notes: {
    hints: 'Una bombilla dice qué haría un buen jugador, y por qué.',
    mistakes: 'Se puede volver a ver la decisión que más costó en una ronda.',
    motion: 'Menos: las cartas aparecen en vez de volar.',
    page: 'La misma mesa, para aparatos cuyos gráficos fallan o van a tirones.',
    confirm: 'Lo que pide pulsar otra vez.',
    nextDeal: 'Cuándo empieza, una vez acabada la ronda.',
    mute: 'Ningún sonido. El volumen elegido se conserva.',
    chime: 'Un sonido suave cuando es tu turno.',
    keys: 'Desactívalo si dictas o pulsas teclas sin querer.',
    light: 'Una lámpara a oscuras o una mesa a plena luz. Auto sigue a tu aparato.',
    suits: 'Con cuatro colores, cada palo tiene su tinta.',
    backs: 'Hay más dorsos que ganar en la escalera y con algunos objetivos.',
    courts: 'Desactivado: J, Q y K, como en muchas barajas.',
    speed: 'Lo rápido que van las cartas y los rivales. Máxima: nada se mueve.',
    language: 'Cambia al momento, también en plena partida.',
  },
  language: 'Idioma',
  automatic: (language) => `Como el navegador: ${language}`,
};

const changedRules = (count: number): string => (count === 1 ? 'una regla cambiada' : `${count} reglas cambiadas`);

const pairs = {
  'four-cards-late-knock': 'cuatro cartas, y golpear al descartar',
  'forty-cards-highest': 'la baraja de cuarenta, y golpes que prometen la mano más alta',
  'race-early-knock': 'una carrera por puntos, y golpear antes de robar',
  'aces-one-suit': 'tres ases que valen 33, y golpear con un solo palo',
  'counter-knock-minimum': 'golpe contra golpe, y un valor mínimo para golpear',
  'pool-counter-knock': 'cambiar con el centro, y golpe contra golpe',
  'minus-early-knock': 'los otros palos que se restan, y golpear antes de robar',
  'open-hands-few-turns': 'últimos turnos después de cantar, y un límite de turnos',
};

export const games: Words['games'] = {
  presets: {
    scat: { name: 'Scat', special: 'El juego de siempre, con tres fichas.' },
    'thirty-one': { name: 'Treinta y uno', special: 'Un trío vale 30½. Sin golpear al principio.' },
    blitz: { name: 'Blitz', special: 'Scat, y un trío vale 30½.' },
    'harsh-knock': { name: 'Golpe duro', special: 'Golpear y empatar en lo más bajo cuesta 2.' },
    'knocker-pays': { name: 'Paga quien golpea', special: 'En un empate abajo, paga solo quien golpeó.' },
    'gentle-knock': { name: 'Golpe suave', special: 'Un golpe fallido no cuesta más de 1.' },
    hammer: { name: 'Martillo', special: 'El primero puede hacer que todos enseñen.' },
    shotgun: { name: 'A ciegas', special: 'Todos enseñan antes de ver nada.' },
    'sudden-death': { name: 'Muerte súbita', special: 'Una carta puede decidir. Golpe contra golpe.' },
    cadillac: { name: 'Cadillac', special: 'Tres ases son 33, un Grand Cadillac.' },
    gin: { name: 'G I N', special: 'Un golpe promete la mano más alta.' },
    'ride-the-bus': { name: 'En el bus', special: 'Quien pierde se acerca a la puerta.' },
    'stop-the-bus': { name: 'Parad el bus', special: 'Golpea y aún robas en el mismo turno.' },
    'driver-stop': { name: '¡Chófer, pare!', special: 'Golpea con la carta que descartas.' },
    'french-canadian': { name: 'Francocanadiense', special: 'La mano más alta puntúa. Gana quien suma 31.' },
    jacobs: { name: 'Jacobs', special: 'Una carrera a 31. Golpea con un solo palo.' },
    golf: { name: 'Golf', special: 'Una fila tapada, carta a carta.' },
    'hard-to-knock': { name: 'Golpe difícil', special: 'Golpea con 21 o más, de un solo palo.' },
    honour: { name: 'Honor', special: 'Di «¡31!» a tiempo, o vale 30.' },
    pub: { name: 'Taberna', special: 'Cinco fichas y un regreso.' },
    italian: { name: 'Italiano', special: '40 cartas. Un trío gana a 31.' },
    'four-card': { name: 'Cuatro cartas', special: 'Cuatro cartas cada uno: 41 es lo mejor.' },
    schwimmen: { name: 'Schwimmen', special: 'Tres cartas a la vista para cambiar, de 32.' },
    schnauz: { name: 'Schnauz', special: 'Schwimmen con 36 cartas, sin centro nuevo.' },
    widow: { name: 'Viuda', special: 'Tres cartas a la vista para cambiar, de 52.' },
    trentuno: { name: 'Trentuno', special: '40 cartas. Sin la última ficha, fuera.' },
    'web-bus': { name: 'Bus en línea', special: 'Golpea al descartar. Un trío vale 30.' },
    'forty-one': { name: 'Cuarenta y uno', special: 'Cuatro cartas, menos los otros palos.' },
    single: { name: 'Una ronda', special: 'Gana la mejor mano de una sola ronda.' },
  },
  choose: 'Elige un juego',
  groups: {
    knocks: 'Otros golpes',
    calls: 'Cantes',
    pool: 'Con tres cartas en el centro',
    hands: 'Otras manos y metas',
    cards: 'De otros países',
    own: 'Tus juegos',
  },
  rules: 'Reglas',
  rulesOf: (name) => `Reglas de ${name}`,
  gone: (name) => `El juego «${name}» ya no está. Ahora juegas al juego de siempre.`,
  atThisTable: 'En esta mesa',
  compare: 'Comparar juegos',
  comparedWith: (name) => `${name}, comparado con`,
  like: (preset, changes) => (changes === 0 ? `Como ${preset}` : `${preset} + ${changes}`),
  knowsShort: { trained: 'los bots lo conocen', near: 'conocen algo así', not: 'nuevo para los bots' },
  knowledge: 'Cuánto lo conocen los bots',
  knows: {
    unknown: 'No se sabe: no se ha cargado la lista de bots.',
    trained: (preset) => `Bien. Se entrenaron con él: se juega como ${preset}.`,
    trainedOwn: 'Bien. Se entrenaron con este mismo juego.',
    near: (preset, changes) =>
      changes === 0
        ? `Casi tan bien como ${preset}: solo cambia el número de jugadores.`
        : `Conocen algo así. Se entrenaron con reglas de la casa al azar, y esto es ${preset} con ${changedRules(changes)}.`,
    noPolicy: 'Nada: no hay ningún bot entrenado para él, así que juega el experto incorporado.',
    heldOut: (pair) =>
      `Poco. Nunca se entrenaron con estas dos cosas juntas: ${pairs[pair]}. Juegan con lo que saben de cada una.`,
    untold: 'Poco. Algunas de estas reglas son más nuevas que su entrenamiento: juegan como si no existieran.',
    highMinimum: (highest) => `Poco. Nunca se entrenaron con un valor mínimo para golpear de más de ${highest}.`,
    far: (preset, changes) =>
      `Poco. Respecto a ${preset}, el juego más parecido que conocen, hay ${changedRules(changes)}.`,
  },
  teach: 'Enseñarles estas reglas',
  train: 'Entrenar un bot para él',
  trainFirst: (file) => `Guarda el archivo de reglas (${file}) en la carpeta del proyecto y ejecuta allí:`,
  trainThen: 'Después suelta en esta página policy.onnx, que está en su carpeta de runs/: el bot juega enseguida.',
  copyCommand: 'Copiar el comando',
  ownGame: (name) => `${name}, el tuyo`,
  find: 'Buscar un juego por cualquiera de sus nombres',
  clearSearch: 'Borrar la búsqueda',
  found: (count) => counted(count, 'juego'),
  foundNone: 'Ningún juego encontrado',
  notFound: 'Aquí ningún juego se llama así. Prueba con otro nombre, o créalo tú.',
  alsoKnownAs: (name) => `también llamado ${name}`,
  newGame: 'Juego nuevo',
  newGameSpecial: 'Tus propias reglas, o las de un amigo.',
  change: 'Editar reglas',
};

const LEVELS: Record<Level, string> = {
  beginner: 'Conoce las reglas y lo demás lo aprende de ti',
  casual: 'Juega por gusto y deja pasar ocasiones',
  regular: 'Juega cada semana',
  strong: 'Perdona poco',
  master: 'No regala nada',
};
const PLAYING_STYLES: Record<PlayingStyle, string> = {
  even: 'Sin manías',
  'early-knocker': 'Golpea antes de que te lo esperes',
  hoarder: 'Toma lo que está a la vista y guarda lo alto',
  gambler: 'Busca el treinta y uno en el mazo',
  cautious: 'Golpea tarde y prefiere ver qué viene',
};

export const seats: Words['seats'] = {
  beyondPolicy: 'Si son más de diez, los bots juegan según reglas escritas a mano y no según lo que han aprendido.',
  ...names,
  whoPlays: 'Quién juega',
  seat: (number) => `Sitio ${number}`,
  atThisDevice: 'en este dispositivo',
  playsHereToo: 'también juega aquí',
  botForYou: 'Un bot por ti',
  levels: { beginner: 'Novato', casual: 'Ocasional', regular: 'Habitual', strong: 'Fuerte', master: 'Maestro' },
  styles: { even: 'Sereno', 'early-knocker': 'Impaciente', hoarder: 'Avaro', gambler: 'Atrevido', cautious: 'Cauto' },
  bot: (level, style) =>
    style === 'even' ? seats.levels[level] : `${seats.levels[level]}, ${seats.styles[style].toLowerCase()}`,
  describe: (level, style, share) =>
    `${LEVELS[level]}: gana el ${share}\u00a0% de las partidas contra el experto. ${PLAYING_STYLES[style]}.`,
  who: 'Quién',
  aPerson: 'Una persona',
  aBot: 'Un bot',
  doubles: 'Dobles',
  aDouble: 'Un doble',
  ownDouble: 'Tu doble',
  friendsDouble: 'Doble',
  double: 'juega como su modelo',
  describeDouble: 'Juega como la persona con cuyas partidas se formó.',
  youWatch: 'Solo miras',
  level: 'Nivel',
  style: 'Estilo',
  adapts: 'Se adapta a cómo juegan los demás',
  adapting: (bot) => `${bot}, se adapta`,
  name: 'Nombre',
  nameOf: (seat) => `Nombre del sitio ${seat}`,
  portrait: 'Retrato',
  portraits: {
    lamp: 'Lámpara',
    cup: 'Taza',
    hat: 'Sombrero',
    moon: 'Luna',
    cat: 'Gato',
    dog: 'Perro',
    clover: 'Trébol',
    crown: 'Corona',
  },
  allAlike: 'Todos así',
  areAlike: 'Ahora todos los bots son como este.',
  sharing: 'Pasaos el dispositivo en cada turno; entre tanto las manos quedan ocultas.',
};

export const tokens: Words['tokens'] = {
  pennies: (count) => counted(count, 'ficha'),
  nickels: (count) => counted(count, 'níquel', 'níqueles'),
  points: (count) => counted(count, 'punto'),
  pointsOf: (count, target) => `${count} de ${counted(target, 'punto')}`,
  pointsOfShort: (count, target) => `${count} de ${target}`,
  left: (coins) => `aún ${coins}`,
  stillIn: 'sigue en juego',
  onGrace: 'en la cuerda floja',
  swimming: 'nadando',
  out: 'fuera',
  offTheBus: 'fuera del bus',
  onBoard: 'a bordo',
  inAll: (value, sum) => `${value}, ${sum} en total`,
  shorter: (name) => {
    const bare = name.replaceAll(/(^|\s)(en la|en el|en|al|a la|de la|del) /g, '$1');
    return [name, bare, bare.split(', ').at(-1) ?? bare, bare.split(' ').at(-1) ?? bare];
  },
};

export const match: Words['match'] = {
  rules: 'Reglas',
  speed: 'Velocidad',
  sound: 'Sonido',
  soundOff: 'Sin sonido.',
  soundOn: 'Con sonido.',
  signs: {
    title: 'Señales de la mesa',
    seats:
      'La D marca a quien reparte y un puño a quien ha golpeado. La flecha pequeña está junto a quien juega después.',
    adapting: 'Un + tras el nivel señala un bot que se adapta a cómo juegan los demás.',
    stock: 'El número del mazo dice cuántas cartas le quedan.',
    dish: 'En el platillo están las fichas perdidas; se las lleva quien gana.',
  },
  nextDeal: 'Otra ronda',
  seeMistake: 'Ver el error',
  oneMoreStepForAll: 'Una ficha más para todos, si todos quieren',
  watchOn: 'Seguir mirando',
  theResult: 'El resultado',
  stuck: { title: 'La partida no puede seguir', toMenu: 'Al menú' },
  pass: {
    title: (name) => `Pasa el dispositivo: le toca a ${name}`,
    text: (name) => `Las manos siguen ocultas hasta que lo tenga ${name}.`,
    answer: (name) => `Soy ${name}`,
  },
  fairness: 'Cómo se baraja',
  daily: {
    title: 'La ronda del día',
    numbered: (number) => `Ronda del día n.º ${number}`,
    deal: (position, all) => `Ronda ${position} de ${all}`,
    leaving: 'La ronda te espera: sigue en el menú, en «La ronda del día».',
  },
  challenge: {
    title: 'Reto',
    deal: (deal) => `Ronda ${deal}`,
    leaving: 'Un reto no se guarda: vuelve a abrir su enlace o su archivo para jugarlo desde el principio.',
    waits: 'Ha llegado un reto. Te espera en el menú.',
  },
  leave: {
    title: 'Menú',
    stay: 'Seguir',
    options: 'Ajustes',
    leave: 'Irse',
  },
};

export const saves: Words['saves'] = {
  full: 'El almacenamiento de este navegador está lleno. Guarda partidas antiguas como archivos y bórralas aquí para hacer sitio.',
  mayBeDeleted:
    'Cuando falta espacio, el navegador puede borrar tus partidas. También puede conservarlas: te lo preguntará con sus propias palabras.',
  keepThem: 'Conservarlas',
  noAnswer: 'no responde',
  failed: (reason) => `El almacenamiento del navegador no funciona en este momento (${reason}).`,
  blocked: 'Este navegador no guarda nada de esta página: las partidas se perderán cuando la cierres.',
  deleted: 'Se ha borrado lo que este navegador guardaba del juego. Si estás jugando una partida, se vuelve a guardar.',
  notSaved: 'La partida sigue, pero ahora mismo no se guarda.',
  notKept: 'No se ha podido conservar esta partida, pero puedes guardarla como archivo.',
  newer: (count) =>
    `Una versión más reciente del juego ha guardado ${count === 1 ? 'algo' : `${count} cosas`} que esta no puede leer. No se ha perdido nada: recarga la página para obtener esa versión.`,
  damaged: {
    matches: (count) =>
      count === 1
        ? 'Una partida abierta está dañada y no se puede continuar. La encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} partidas abiertas están dañadas y no se pueden continuar. Las encontrarás en «Tus datos»; no se ha perdido nada más.`,
    records: (count) =>
      count === 1
        ? 'Una partida jugada está dañada. La encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} partidas jugadas están dañadas. Las encontrarás en «Tus datos»; no se ha perdido nada más.`,
    rules: (count) =>
      count === 1
        ? 'Uno de tus juegos está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} de tus juegos están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    ladder: (count) =>
      count === 1
        ? 'Un peldaño de la escalera está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} peldaños de la escalera están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    goals: (count) =>
      count === 1
        ? 'Un objetivo está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} objetivos están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    doubles: (count) =>
      count === 1
        ? 'Un doble está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `${count} dobles están dañados. Los encontrarás en «Tus datos»; no se ha perdido nada más.`,
    bots: 'Uno de tus bots está dañado. Queda apartado; no se ha perdido nada más.',
    days: (count) =>
      count === 1
        ? 'Lo que jugaste de las rondas de un día está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.'
        : `Lo que jugaste de las rondas de ${count} días está dañado. Lo encontrarás en «Tus datos»; no se ha perdido nada más.`,
  },
  understood: 'De acuerdo',
  resume: 'Continuar',
  newMatch: 'Nueva partida',
  hint: '1 a 9: rivales  ·  Intro: continuar',
  hintFor: (match) => `Intro: continuar  ·  ${match}`,
  openMatches: 'Partidas abiertas',
  lead: 'Cada una sigue justo donde se quedó.',
  deal: (number) => `ronda ${number}`,
  out: 'fuera',
  giveUp: 'Abandonar',
  reallyGiveUp: '¿De verdad?',
  resumeMatch: (match) => `Continuar: ${match}`,
  giveUpMatch: (match) => `Abandonar: ${match}`,
  inAnotherTab: 'En juego en otra pestaña',
  isInAnotherTab: 'Esta partida se está jugando en otra pestaña.',
  isGone: 'Esta partida ha terminado o se abandonó en otra pestaña.',
  leaving: 'La partida te espera: podrás continuarla desde el menú.',
};

export const offline: Words['offline'] = {
  updateReady: 'Hay una versión nueva.',
  update: 'Actualizar',
  later: 'Más tarde',
  updateWaits:
    'El juego está abierto en otra pestaña. La versión nueva llegará cuando allí no quede nada abierto, o la próxima vez que lo abras.',
  reload: 'Recargar',
  goOn: 'Seguir',
  kept: 'Tus partidas y tus ajustes se conservan.',
  notKept: 'Este navegador no guarda partidas: una partida abierta se perdería.',
  unexpected: {
    title: 'Esto no debería haber pasado',
    text: (detail) => `El juego ha encontrado un error inesperado: «${detail}».`,
  },
  incomplete: {
    title: 'Falta una parte del juego',
    text: 'Estás sin conexión, o hay una versión más reciente. Recarga la página en cuanto vuelvas a tenerla.',
  },
  noWebAssembly:
    'Este navegador no ejecuta WebAssembly, sin el cual los bots entrenados no pueden pensar. Permítelo en sus ajustes de seguridad, o abre el juego en otro.',
  noGraphics: {
    title: 'Sin WebGL',
    text: 'Este navegador no tiene WebGL o lo ha desactivado: la mesa se dibuja sin él. Si va lenta, activa la aceleración por hardware en los ajustes del navegador.',
  },
  lostGraphics: {
    title: 'La imagen ha desaparecido',
    text: 'Tu dispositivo ha dejado de mostrar el juego. Casi siempre se arregla solo en un momento.',
  },
};

/** @param points with their sign */
const pointsWon = (points: string, count: number): string => `${points} ${Math.abs(count) === 1 ? 'punto' : 'puntos'}`;
