import type { Words } from '../parts.ts';
import { and, ar, does, the } from './speaking.ts';

export const review: Words['review'] = {
  mistakeOfDeal: 'Un error en esta ronda',
  lead: 'Cada decisión se juzga por lo que se podía saber al tomarla, nunca por las cartas que vinieron. Las pérdidas van en porcentaje de una partida: 1\u00a0% es una partida de cada cien.',
  whose: 'Las decisiones de',
  choose: 'Elige a alguien',
  making: 'Analizando…',
  unavailable: 'No se pudieron cargar los bots que juzgan: ahora no hay análisis.',
  tryAgain: 'Intentarlo otra vez',
  whole: (marked, judged) => {
    if (judged === 0) return 'No había nada que juzgar: todas las decisiones eran obvias.';
    const of = judged === 1 ? '1 decisión juzgada' : `${judged} decisiones juzgadas`;
    return marked === 0
      ? `${of}, nada que señalar.`
      : `${of}, ${marked === 1 ? '1 de ellas marcada' : `${marked} de ellas marcadas`}.`;
  },
  counts: {
    fine: 'Buenas',
    unclear: 'Demasiado igualadas',
    doubtful: 'Dudosas',
    mistake: 'Errores',
    blunder: 'Errores graves',
  },
  obvious: 'Obvias, sin juzgar',
  lost: 'Perdido en total, en % de una partida',
  pointedOut: 'Se marcan',
  grades: { doubtful: 'toda pérdida', mistake: 'todos los errores', blunder: 'solo los graves' },
  dearest: 'Lo que más costó',
  all: 'Todas, por orden',
  noneDear: {
    doubtful: 'Ninguna decisión costó nada con seguridad.',
    mistake: 'Ninguna decisión fue un error con seguridad.',
    blunder: 'Ninguna decisión fue un error grave con seguridad.',
  },
  noneDearYet: 'Nada por ahora.',
  moment: (deal, turn) => `Ronda ${deal}, turno ${turn}`,
  show: 'Ver desde aquí',
  showOne: (moment) => `Ver desde aquí: ${moment}`,
  playedLike: ({ name, you }) => (you ? 'Jugaste como' : `${name} jugó como`),
  perDecision: 'Perdido por decisión, en % de una partida',
  player: 'Jugador',
  level: 'Nivel',
  chance: 'Probabilidad de ganar la partida',
  fairShare: (share) => `La línea discontinua marca el reparto a partes iguales, ${share}.`,
  start: 'Inicio',
  byDeal: 'Ronda a ronda',
  byKind: 'Por tipo de decisión',
  deal: 'Ronda',
  chanceAfter: 'Probabilidad después',
  decisions: 'Decisiones',
  pointsLost: 'Perdido, en %',
  kind: 'Tipo',
  kinds: {
    knock: 'Golpear o seguir',
    draw: 'Robar o tomar',
    exchange: 'Qué cambiar',
    discard: 'Qué descartar',
    change: 'Quedarse con la mano o cambiarla',
    declare: 'Cantar o callar',
    place: 'Dónde poner la carta',
  },
  assumed: 'Supuestos',
  equity: 'La probabilidad de ganar la partida supone que todos los que siguen juegan igual de bien.',
  bots: 'El registro no dice cómo jugaron los bots: se supone que lo hacen lo mejor que pueden.',
  people: 'Se supone que las personas siguen jugando tan bien como los mejores bots.',
  byBot: ({ name, you }, deals) =>
    `Un bot ha jugado por ${you ? 'ti' : name} en ${deals.length === 1 ? 'la ronda' : 'las rondas'} ${and(deals)}, del todo o en parte.`,
  adapted: (name, otherwise) => `${name} se adapta aquí a los demás. Si no: ${otherwise}.`,
  adaptedMark: 'Adaptado',
  marked: (count) => (count === 1 ? '1 decisión marcada' : `${count} decisiones marcadas`),
  noneMarked: 'Ninguna decisión marcada',
  nextMark: 'A la siguiente decisión marcada',
  previousMark: 'A la anterior decisión marcada',
};

const TAKE = ar('tom');

const deals = (count: number): string => (count === 0 ? 'ninguna de cada 100 rondas' : `${count} de cada 100 rondas`);
const ofThem = (count: number): string => (count === 0 ? 'ninguna' : String(count));
const lost = (count: number): string =>
  `${count === 0 ? 'no se pierde' : count === 1 ? 'se pierde' : 'se pierden'} ${deals(count)}`;

export const moments: Words['moments'] = {
  verdicts: {
    fine: 'Bien',
    unclear: 'Demasiado igualada',
    doubtful: 'Dudosa',
    mistake: 'Error',
    blunder: 'Error grave',
  },
  labelled: (label, text) => `${label}: ${text}`,
  percent: (amount) => `${amount}\u00a0%`,
  better: (best, than, points) => `${best} gana un ${points} más de partidas que ${than}.`,
  reasons: {
    knock: (fails, playingOn) => `Golpeando aquí ${lost(fails)}; siguiendo, ${ofThem(playingOn)}.`,
    value: (better, worse) => `Lo que te queda vale ${better} en vez de ${worse}.`,
    outs: (better, worse, of) =>
      `${better} de las ${of} cartas no vistas ${better === 1 ? 'mejora' : 'mejoran'} tu mano, en vez de ${worse}.`,
    pile: (better, of, card) =>
      `${better === 0 ? 'Ninguna' : better} de las ${of} cartas no vistas ${better < 2 ? 'mejora' : 'mejoran'} tu mano más que ${the(card)}.`,
    feeds: (who, card, worse, instead, better) =>
      `${does(who, TAKE)} ${the(card)} en ${deals(worse)}; ${the(instead)}, en ${ofThem(better)}.`,
    holds: (who, held, card) =>
      `Se sabe que ${who.you ? 'tienes' : `${who.name} tiene`} ${the(held)}: ${the(card)} le viene bien.`,
    hurry: (share) => `Alguien golpea antes de tu próximo turno en ${deals(share)}.`,
    loses: (worse, better) => `Con tu jugada ${lost(worse)}; con la mejor, ${ofThem(better)}.`,
  },
  table: 'La mesa en ese momento',
  discards: 'Descartes',
  aside: 'Recién descartada',
  pool: 'En el centro',
  stock: (count) => `Mazo: ${count}`,
  drawn: 'robada',
  taken: 'tomada',
  known: 'Cartas conocidas',
  discarded: (sign) => `descartó ${sign}`,
  gave: (sign) => `dejó ${sign}`,
};

export const exercises: Words['exercises'] = {
  title: 'Ejercicios',
  today: (done, of) => `${done} de ${of} hoy`,
  ownMatch: (game, date) => `${game} · tu partida del ${date}`,
  library: (game) => `${game} · de las partidas del maestro`,
  question: '¿Qué haces?',
  right: 'Correcto.',
  wrong: 'Hay algo mejor.',
  asGood: (best) => `${best} es casi igual de bueno.`,
  inTheMatch: (action) => `En tu partida: ${action}.`,
  comesBack: (days) => (days === 1 ? 'Volverá a salir mañana.' : `Volverá a salir dentro de ${days} días.`),
  solved: 'Resuelto: ya no volverá a salir.',
  best: (action) => `${action}: lo mejor`,
  next: 'Siguiente',
  done: 'Eso es todo por hoy. Mañana habrá más.',
  more: 'Otro más',
  nothing: 'Los has resuelto todos.',
  ownToo: 'En cuanto se analice una partida tuya, tus propios errores aparecerán también aquí.',
  actions: 'Todas las opciones',
  action: 'Opción',
  chance: 'Probabilidad de ganar',
};
