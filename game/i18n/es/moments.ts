import type { MomentWords } from '../en/moments.ts';
import { ar, does } from './speaking.ts';

const TAKE = ar('tom');

const deals = (count: number): string => (count === 0 ? 'ninguna de cada 100 rondas' : `${count} de cada 100 rondas`);

export const moments: MomentWords = {
  verdicts: {
    fine: 'Bien',
    unclear: 'Demasiado igualado',
    doubtful: 'Dudosa',
    mistake: 'Error',
    blunder: 'Error grave',
  },
  labelled: (label, text) => `${label}: ${text}`,
  points: (amount) => `${amount} puntos`,
  pointsAre: 'Un punto es una partida de cada cien.',
  better: (best, than, points) => `${best} vale ${points} más que ${than}.`,
  reasons: {
    knock: (fails, playingOn) =>
      `Golpear aquí ${fails === 0 ? 'no pierde' : 'pierde'} ${deals(fails)}; seguir ${playingOn === 0 ? 'no pierde ninguna' : `pierde ${playingOn}`}.`,
    value: (better, worse) => `Lo que te queda vale ${better} en vez de ${worse}.`,
    outs: (better, worse, of) => `${better} de las ${of} cartas no vistas mejoran tu mano, en vez de ${worse}.`,
    pile: (better, of, card) =>
      `${better === 0 ? 'Ninguna' : better} de las ${of} cartas no vistas ${better < 2 ? 'mejora' : 'mejoran'} tu mano más que ${card}.`,
    feeds: (who, card, worse, instead, better) =>
      `${does(who, TAKE)} ${card} en ${deals(worse)}, ${instead} en ${better === 0 ? 'ninguna' : better}.`,
    holds: (who, held, card) => `Se sabe que ${who.you ? 'tienes' : `${who.name} tiene`} ${held}: ${card} le va bien.`,
    hurry: (share) => `Alguien golpea antes de tu próximo turno en ${deals(share)}.`,
    loses: (worse, better) => `Tu jugada pierde ${deals(worse)}; la mejor, ${better === 0 ? 'ninguna' : better}.`,
  },
  table: 'La mesa en ese momento',
  discards: 'Descartes',
  stock: (count) => `Mazo: ${count}`,
  drawn: 'robada',
  taken: 'tomada',
  known: 'Cartas conocidas',
  discarded: (sign) => `descartó ${sign}`,
};
