import type { Words } from '../en/words.ts';

export const ladder: Words['ladder'] = {
  title: 'La escalera',
  lead: 'Gana a un animal y conocerás al siguiente. Se juega cara a cara, al juego de siempre, y perder no cuesta nada.',
  beaten: (count, all) => `${count} de ${all} rivales ${count === 1 ? 'vencido' : 'vencidos'}`,
  beatenOn: (day) => `vencido el ${day}`,
  isNext: 'tu próximo rival',
  notYet: 'vendrá después',
  play: 'Jugar',
  playAgain: 'Otra vez',
  playAgainst: (name) => `Jugar contra ${name}`,
  playAgainAgainst: (name) => `Jugar otra vez contra ${name}`,
  allOpponents: 'Todos los rivales',
  nextIs: (beaten, next) => `Has ganado a ${beaten}: ahora te espera ${next}.`,
  top: (beaten) => `Has ganado a ${beaten}: estás en lo más alto de la escalera.`,
};
