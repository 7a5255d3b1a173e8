/** Who sits at the table of a challenge: the person in its seat, and the opponents who played before. */
import type { ChallengeFile } from '../../engine/challenge/challenge.ts';
import { arePackedModes } from '../../engine/habits/packed.ts';
import { animalCalled } from '../i18n/given-names.ts';
import { botToBeginWith, LONGEST_NAME, personIn, type Seat } from './settings.ts';

/** @param own who sits in seat 0 otherwise */
export function challengeTable(
  { players, seat, deals: [{ bots }] }: Pick<ChallengeFile, 'players' | 'seat' | 'deals'>,
  own: Seat,
): { seats: readonly Seat[]; opponents: number } {
  const person = personIn(own);
  const seats = players.map((name, place): Seat => {
    if (place === seat) return person;
    const double = bots[place]?.double;
    if (double !== undefined && arePackedModes(double))
      return { kind: 'double', name: name.slice(0, LONGEST_NAME), pace: 1, habits: double };
    const usual = botToBeginWith(place);
    const { level = usual.level, style = usual.style } = bots[place] ?? {};
    const animal = animalCalled(name);
    return { kind: 'bot', level, style, ...(animal !== null && { animal }) };
  });
  return { seats, opponents: players.length - 1 };
}
