import type { Words } from '../en/words.ts';

type Who = { name: string; you: boolean };

function does({ name, you }: Who, yours: string, others: string): string {
  return you ? yours : `${name} ${others}`;
}

export const a11y: Words['a11y'] = {
  autoLight: 'Auto',

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
  youCan: (ways) => `Puedes: ${ways.join('; ')}.`,
  nothingYet: 'Todavía no ha pasado nada.',
  dealer: 'reparte',
  knocker: 'ha golpeado',
  onTurn: 'juega',
  player: ({ name, you }, facts) => `${you ? 'Tú' : name}: ${facts.join(', ')}.`,

  drew: (who) => `${does(who, 'Robas', 'roba')}.`,
  drewCard: (who, card) => `${does(who, 'Robas', 'roba')} ${card}.`,
  took: (who, card) => `${does(who, 'Tomas', 'toma')} ${card}.`,
  discarded: (who, card) => `${does(who, 'Descartas', 'descarta')} ${card}.`,
  stood: (who) => `${does(who, 'Te plantas', 'se planta')}.`,
  knockWith: (value) => `Golpear con ${value}`,
  again: (way) => `Pulsa otra vez: ${way}.`,

  keys: 'Teclas',
  keysLead: 'Todo se puede hacer con el teclado.',
  keysPlay: 'Jugar',
  keysAsk: 'Consultar',
  keysOther: 'Otras',
  keyDraw: 'robar, tomar',
  keyKnock: 'golpear',
  keyDigits: 'descartar esa carta de tu mano',
  keyRow: 'Golf: cambiar esa carta de tu fila; descartar la carta robada',
  keySay: 'decir «¡Treinta y uno!», callar',
  keyOthers: 'martillo, muerte súbita, pasar, plantarse, volver, mirar o irse',
  keyHand: 'mi mano y lo que vale',
  keyTop: 'la carta de arriba',
  keyTokens: 'lo que le queda a cada uno',
  keyTurn: 'a quién le toca y qué puedo hacer',
  keyLast: 'qué ha pasado desde mi último turno',
  keyRules: 'reglas, velocidad, sonido',
  keyMove: 'moverse y pulsar',
  keySkip: 'saltar animaciones, salir',
  keyHint: 'una pista',
  keyMarks: 'al volver a ver: siguiente y anterior decisión con marca',
  keyHelp: 'estas teclas',
  twice: 'dos veces',
  space: 'Espacio',
  readerNote:
    'Un lector de pantalla puede quedarse con las letras sueltas: ponlo en modo foco (NVDA: Insertar+Espacio) o pulsa los botones.',
};
