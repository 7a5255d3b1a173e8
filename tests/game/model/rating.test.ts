import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_RATING, levelNear, ratingAfter, type Rating, type RatedOpponent } from '../../../game/model/rating.ts';

const PLAYER: Rating = { rating: 1500, deviation: 200, volatility: 0.06 };

const won = (rating: number): RatedOpponent => ({ rating, score: 1 });
const lost = (rating: number): RatedOpponent => ({ rating, score: 0 });

// E = .6401, v = 1 / (E(1 − E)) = 4.3407, φ = 1.15129.
test('a win from 1400, worked by hand', () => {
  const { rating, deviation, volatility } = ratingAfter(PLAYER, [won(1400)]);
  // φ*² = 1.32547 + .0036; φ'² = 1 / (1 / 1.32907 + .23037) = 1.01755; r' = 1500 + 173.7178 × 1.01755 × .3599
  expect(rating).toBeCloseTo(1563.6, 0);
  expect(deviation).toBeCloseTo(175.2, 0);
  expect(volatility).toBeCloseTo(0.06, 4);
});

test('the new volatility is the root of the equation of the paper’s step 5', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.2, max: 2, noNaN: true }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.constantFrom(0, 1),
      (deviation, difference, score) => {
        const [tau, sigma] = [0.5, 0.06];
        const before = { rating: 1500, deviation: deviation * 173.7178, volatility: sigma };
        const { volatility } = ratingAfter(before, [{ rating: 1500 + difference * 173.7178, score: score as 0 | 1 }]);
        const expected = 1 / (1 + Math.exp(difference));
        const v = 1 / (expected * (1 - expected));
        const change = v * (score - expected);
        const x = Math.log(volatility ** 2);
        const spread = deviation ** 2 + v + Math.exp(x);
        const f = (Math.exp(x) * (change ** 2 - spread)) / (2 * spread ** 2) - (x - Math.log(sigma ** 2)) / tau ** 2;
        expect(f).toBeCloseTo(0, 4);
      },
    ),
  );
});

test('whoever wins rises, whoever loses falls, and a tie with an equal changes nothing but how sure it is', () => {
  expect(ratingAfter(PLAYER, [won(1500)]).rating).toBeGreaterThan(1500);
  expect(ratingAfter(PLAYER, [lost(1500)]).rating).toBeLessThan(1500);
  const tied = ratingAfter(PLAYER, [{ rating: 1500, score: 0.5 }]);
  expect(tied.rating).toBeCloseTo(1500, 9);
  expect(tied.deviation).toBeLessThan(PLAYER.deviation);
});

test('a win from somebody stronger brings more', () => {
  expect(ratingAfter(PLAYER, [won(1700)]).rating).toBeGreaterThan(ratingAfter(PLAYER, [won(1300)]).rating);
});

test('a table of several equals counts as one game', () => {
  const two = ratingAfter(PLAYER, [won(1400)]);
  const four = ratingAfter(PLAYER, [won(1400), won(1400), won(1400)]);
  expect(four.rating).toBeCloseTo(two.rating, 9);
  expect(four.deviation).toBeCloseTo(two.deviation, 9);
});

test('surprising results make the volatility rise', () => {
  const sure: Rating = { rating: 1500, deviation: 30, volatility: 0.06 };
  let rating = sure;
  for (let match = 0; match < 20; match++) rating = ratingAfter(rating, [won(2100)]);
  expect(rating.volatility).toBeGreaterThan(sure.volatility);
});

test('somebody who wins as often as the level’s rating says comes to it', () => {
  let rating = FIRST_RATING;
  const strength = 1570;
  const share = 1 / (1 + Math.exp((1400 - strength) / 173.7178));
  let owed = 0;
  for (let match = 0; match < 400; match++) {
    owed += share;
    const wins = owed >= 1;
    if (wins) owed -= 1;
    rating = ratingAfter(rating, [wins ? won(1400) : lost(1400)]);
  }
  expect(Math.abs(rating.rating - strength)).toBeLessThan(2 * rating.deviation);
  expect(rating.deviation).toBeLessThan(80);
});

test('a rating is nearest to a level, to the lowest or the highest beyond those', () => {
  const levels = [900, 1245.5, 1349, 1400, 1545, 2100].map((rating) => levelNear({ rating }));
  expect(levels).toEqual(['beginner', 'casual', 'regular', 'regular', 'master', 'master']);
});
