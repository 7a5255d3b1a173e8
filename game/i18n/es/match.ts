import { capitalised } from '../grammar.ts';
import type { Speaker } from '../message-arguments.ts';
import type { Words } from '../parts.ts';
import { counted, the } from './speaking.ts';

const CALLED: Record<string, string> = { '31': 'Treinta y uno', '41': 'Cuarenta y uno' };

export const questions: Words['questions'] = {
  shotgun: {
    title: '¿A ciegas?',
    text: (byPoints) =>
      `Enseñar ya todas las cartas sin haberlas visto: cuenta como tu golpe, y ${byPoints ? 'la mano más alta puntúa' : 'la mano más baja pierde'}.`,
    yes: '¡Cartas arriba!',
    no: 'Mirar primero',
  },
  suddenDeath: {
    title: '¿Muerte súbita?',
    text: (byPoints) =>
      `Cada uno tiene una carta que no ha visto. Si se enseñan ya, ${byPoints ? 'la más alta puntúa' : 'la más baja pierde'}.`,
    yes: '¡Cartas arriba!',
    no: 'Seguir repartiendo',
  },
  dealerChoice: {
    title: '¿Te quedas con tu mano?',
    text: (value) =>
      `${value === null ? '' : `Vale ${value}. `}Puedes cambiarla entera por las tres cartas ocultas del centro; las tuyas quedan allí.`,
    keep: 'Me la quedo',
    change: 'La cambio',
  },
  knock: {
    title: '¿Golpear?',
    text: (value) => `Ahora tienes ${value}. ¿Golpear o seguir?`,
    yes: 'Golpear',
    no: 'Seguir',
  },
  declare: {
    title: (value) => `Tienes ${value}`,
    text: (quiet) => `Dilo antes de que se vacíe el aro, o vale ${quiet}.`,
    yes: (value) => `¡${CALLED[value] ?? value}!`,
    fire: (hand) => `¡${CALLED[hand] ?? capitalised(hand)}!`,
    no: 'Callar',
    unhurried: 'La tecla T lo canta, la Q lo calla, y cualquier otra te devuelve todo el tiempo.',
  },
  buyIn: {
    title: 'Estás fuera',
    text: (coins) => `¿Pagar una apuesta y volver${coins === null ? '' : ` con ${coins}`}?`,
    yes: 'Volver',
    no: 'Quedarse fuera',
  },
};

export const watching: Words['watching'] = {
  open: 'Mostrar\nmanos',
  close: 'Ocultar\nmanos',
};

export const takeBack: Words['takeBack'] = {
  button: 'Deshacer',
  key: 'deshacer la jugada',
  title: '¿Deshacer la jugada?',
  text: 'Esta partida ya no contará para la puntuación, los objetivos ni las estadísticas.',
  keep: 'Seguir',
  done: 'Jugada deshecha.',
};

export const hints: Words['hints'] = {
  button: 'Pista',
  key: 'pedir una pista',
  thinking: 'Veamos…',
  act: {
    draw: 'Roba del mazo',
    take: (card) => `Toma ${the(card)}`,
    takeOne: 'Toma el descarte',
    discard: (card) => `Descarta ${the(card)}`,
    give: (card) => `Deja ${the(card)}`,
    knock: 'Golpea',
    knockWith: (card) => `Golpea y descarta ${the(card)}`,
    stand: 'Plántate con tu mano',
    pass: 'Pasa',
    hammer: 'Haz que todos enseñen',
    look: 'Mira tus cartas',
    suddenDeath: 'Pide muerte súbita',
    deal: 'Sigue repartiendo',
    declare: 'Cántalo',
    quiet: 'No digas nada',
    replace: (place) => `Ponla en el lugar de la carta ${place}`,
    flip: (place) => `Descártala y destapa la carta ${place}`,
    swapAll: 'Cambia las tres cartas',
    keep: 'Quédate con tu mano',
    change: 'Cambia tu mano por el centro',
    newPool: 'Pide tres cartas nuevas',
    playOn: 'Sigue sin golpear',
    done: 'Termina tu turno',
    passOn: 'Pasa',
    buyIn: 'Vuelve a entrar',
    leave: 'Quédate fuera',
  },
  than: {
    draw: 'robar',
    take: (card) => `tomar ${the(card)}`,
    takeOne: 'tomar el descarte',
    discard: (card) => `descartar ${the(card)}`,
    give: (card) => `dejar ${the(card)}`,
    knock: 'golpear',
    knockWith: (card) => `golpear con ${the(card)}`,
    stand: 'plantarse',
    pass: 'pasar',
    hammer: 'hacer que todos enseñen',
    look: 'mirar tus cartas',
    suddenDeath: 'pedir muerte súbita',
    deal: 'seguir repartiendo',
    declare: 'cantarlo',
    quiet: 'callar',
    replace: (place) => `cambiar la carta ${place}`,
    flip: (place) => `destapar la carta ${place}`,
    swapAll: 'cambiarlo todo',
    keep: 'quedarte con la mano',
    change: 'cambiar la mano',
    newPool: 'pedir cartas nuevas',
    playOn: 'seguir',
    done: 'terminar tu turno',
    passOn: 'pasar',
    buyIn: 'volver a entrar',
    leave: 'quedarse fuera',
  },
  makes: (value) => `sumas ${value}`,
  keeps: (value) => `te quedas con ${value}`,
  holds: (value) => `tienes ${value}`,
  helps: (count, of, useless) =>
    `${count} de ${of} cartas ${count === 1 ? 'te ayuda' : 'te ayudan'}${useless === null ? '' : `, ${the(useless)} no`}`,
  more: 'Pregunta otra vez para saber si es seguro',
  knockCosts: (percent) =>
    percent === 0 ? 'así no pierdes casi nunca' : `así pierdes ${percent} de cada 100 rondas como esta`,
  knockWouldCost: (percent) => `golpeando perderías ${percent} de cada 100 rondas como esta`,
  sure: (percent) => `${percent} % de seguridad`,
  wins: (points, than) => `vale un ${points}\u00a0% más que ${than}`,
  even: (than) => `casi tan bueno como ${than}`,
  chance: (percent) => `${percent} % de probabilidad de ganar`,
  byExpert: 'Lo dice el experto incorporado.',
};

function does({ name, you }: Speaker, yours: string, others: string): string {
  return you ? yours : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
  table: (game, deal) => (deal === 0 ? game : `${game}, ronda ${deal}`),
  handTitle: ({ name, you }) => (you ? 'Tu mano' : `La mano de ${name}`),
  titled: (title, sentence) => `${title}: ${sentence}`,
  tableTitle: 'En la mesa',
  playersTitle: 'Jugadores',
  actionsTitle: 'Lo que puedes hacer',

  handHidden: 'No se muestra ninguna mano.',
  handUnseen: 'Las cartas están boca abajo.',
  noHand: 'Todavía no hay cartas.',
  worth: (cards, value) => `${cards}: ${value}.`,
  cards: (cards) => `${cards}.`,
  waits: (card) => `Por colocar: ${card}.`,
  faceDown: 'boca abajo',
  topCard: (card) => `Carta de arriba: ${card}.`,
  asideCard: (card) => `Recién descartada: ${card}.`,
  noTopCard: 'No hay descartes.',
  stock: (count) =>
    count === 0
      ? 'El mazo está vacío.'
      : count === 1
        ? 'Queda 1 carta en el mazo.'
        : `Quedan ${count} cartas en el mazo.`,
  turn: ({ name, you }) => (you ? 'Te toca.' : `Le toca a ${name}.`),
  nobodysTurn: 'No le toca a nadie.',
  knocked: (who, turnsLeft) =>
    `${does(who, 'Has golpeado', 'ha golpeado')}: ${turnsLeft === 1 ? 'queda 1 turno' : `quedan ${turnsLeft} turnos`}.`,
  lastTurns: (turnsLeft) => `Últimos turnos: ${turnsLeft === 1 ? 'queda 1' : `quedan ${turnsLeft}`}.`,
  youCan: (ways) => `Puedes: ${ways.join('; ')}.`,
  nothingYet: 'Todavía no ha pasado nada.',
  dealer: 'reparte',
  knocker: 'ha golpeado',
  adapts: 'se adapta a cómo juegan los demás',
  onTurn: 'juega',
  player: ({ name, you }, facts) => `${you ? 'Tú' : name}: ${facts.join(', ')}.`,

  pool: (cards) => `En el centro: ${cards}.`,
  poolFaceDown: 'En el centro hay tres cartas ocultas.',
  empty: 'un lugar vacío',
  laid: (who, card) => `${does(who, 'Dejas', 'deja')} ${card}.`,
  swappedAll: (who, taken, laid) => `${does(who, 'Cambias', 'cambia')} todo: ${taken} por ${laid}.`,
  drew: (who) => `${does(who, 'Robas', 'roba')}.`,
  drewCard: (who, card) => `${does(who, 'Robas', 'roba')} ${card}.`,
  took: (who, card) => `${does(who, 'Tomas', 'toma')} ${card}.`,
  discarded: (who, card) => `${does(who, 'Descartas', 'descarta')} ${card}.`,
  passed: (who) => `${does(who, 'Pasas', 'pasa')}.`,
  stood: (who) => `${does(who, 'Te plantas', 'se planta')}.`,
  knockWith: (value) => `Golpear con ${value}`,
  keys: 'Teclas',
  keysLead: 'Todo se puede hacer con el teclado.',
  keysPlay: 'Jugar',
  keysAsk: 'Consultar',
  keysOther: 'Otras',
  keyDraw: 'robar, tomar',
  keyKnock: 'golpear',
  keyDigits: 'descartar la carta de ese número',
  keyPool: 'Con tres cartas en el centro: tomar la de ese número, luego dejar la de tu mano; cambiar todo',
  keyRow: 'Golf: cambiar la carta de ese número; descartar la carta robada',
  keySay: 'decir «¡Treinta y uno!», callar',
  keyOthers: 'martillo, muerte súbita, cartas nuevas, pasar, plantarse, volver, mirar o irse',
  keyHand: 'mi mano y lo que vale',
  keyTop: 'la carta de arriba',
  keyTokens: 'las fichas de cada uno',
  keyTurn: 'a quién le toca y qué puedo hacer',
  keyLast: 'qué ha pasado desde mi último turno',
  keyRules: 'reglas, velocidad, sonido',
  keyMove: 'moverse y pulsar',
  keySkip: 'saltar animaciones, salir',
  keyHint: 'una pista',
  keyMarks: 'en la repetición: decisión marcada siguiente y anterior',
  keyHelp: 'estas teclas',
  twice: 'dos veces',
  space: 'Espacio',
  readerNote:
    'Un lector de pantalla puede quedarse con las letras sueltas: ponlo en modo foco (NVDA: Insertar+Espacio) o pulsa los botones.',
};

export const result: Words['result'] = {
  youWin: 'Ganas la partida',
  wins: (name) => `${name} gana la partida`,
  youShare: 'Compartes la victoria',
  shared: 'La victoria se comparte',
  afterDeals: (count) => `tras ${counted(count, 'ronda')}`,
  outInDeal: (deal) => `fuera en la ronda ${deal}`,
  story: {
    place: (place, players, what) => `${place}.º de ${players}: ${what}`,
    alone: (what) => `Tú: ${what}`,
    putOut: (deal) => `fuera en la ronda ${deal}`,
    putOutBy: (deal, points) =>
      `fuera por ${points === 0.5 ? 'medio punto' : counted(points, 'punto')} en la ronda ${deal}`,
    declared: (deal, name, value) => `fuera en la ronda ${deal}: ${name} tenía ${value}`,
    caught: (deal) => `fuera en la ronda ${deal} por golpear`,
    behind: (points) => `a ${counted(points, 'punto')} del primero`,
    unscathed: (deals) => `No perdiste nada en ${counted(deals, 'ronda')}`,
    nothingToLose: (deals) =>
      deals === 1 ? 'Superaste una ronda sin nada que perder' : `Superaste ${deals} rondas sin nada que perder`,
    ownFull: (deal, value) => `Tu ${value} de la ronda ${deal} lo decidió`,
    ownKnock: (deal) => `Tu golpe de la ronda ${deal} lo decidió`,
    ahead: (points) => `${counted(points, 'punto')} de ventaja`,
  },
  easier: {
    offer: 'Has perdido tres partidas seguidas. ¿Quieres rivales más fáciles?',
    accept: 'Sí, más fáciles',
    decline: 'No, gracias',
  },
  playAgain: 'Jugar otra vez',
  rating: (rating, change) => `Tu puntuación: ${rating} (${change}).`,
  playedLike: (level) => `Jugaste como en el nivel «${level}».`,
  turningPoint: {
    title: 'El momento clave',
    heading: (deal) => `La ronda ${deal} lo decidió`,
    hands: (deal, own, name, other) => `En la ronda ${deal} tenías ${own}, y ${name} ${other}.`,
    why: {
      out: 'Después de ella quedaste fuera.',
      last: 'Con ella acabó la partida.',
      race: 'Ninguna otra pesó tanto en la diferencia.',
    },
    watch: 'Verla',
    play: 'Jugarla otra vez',
    playLead: 'Las mismas cartas, la misma situación. ¿Acabará de otro modo?',
    send: 'Retar a un amigo con ella',
    sendLead: 'Un enlace con esta ronda. Nadie ve cómo acabó antes de jugarla.',
  },
  rematch: (names) => (names.length === 1 ? `La revancha de ${names[0]}` : 'Dar la revancha'),
  menu: 'Menú',
  watchAgain: 'Verla otra vez',
  saveRecord: 'Guardar la partida',
};

export const adaptation: Words['adaptation'] = {
  adapted: (name, changed, times) => `${name} tuvo en cuenta el juego de los demás y ${changed} (${times}).`,
  noticed: (name, habit, changed, times) => `${name} notó que ${habit} y ${changed} (${times}).`,
  habits: {
    late: 'golpeas tarde',
    early: 'golpeas pronto',
    often: 'tomas muchas cartas descubiertas',
    seldom: 'tomas pocas cartas descubiertas',
  },
  changed: {
    knocked: 'golpeó antes de lo habitual',
    waited: 'golpeó más tarde de lo habitual',
    took: 'tomó la carta descubierta más a menudo',
    left: 'dejó la carta descubierta más a menudo',
    chose: 'tomó otras cartas descubiertas',
    exchanged: 'cambió cartas más a menudo',
    kept: 'cambió cartas menos a menudo',
    discarded: 'descartó de otro modo',
    played: 'jugó de otro modo',
  },
  times: (count) => `${count}\u00a0veces`,
};
