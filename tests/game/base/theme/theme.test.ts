import { describe, expect, test } from 'vitest';
import { CLOTHS, withCloth } from '../../../../game/base/theme/cloths.ts';
import {
  FOUR_COLOUR_INKS,
  mix,
  toInteger,
  translucent,
  TWO_COLOUR_INKS,
  type Palette,
  THEME_NAMES,
} from '../../../../game/base/theme/colours.ts';
import { CARD_BACKS, createTheme, LAMPS, OWN_CLOTHS, themeOf } from '../../../../game/base/theme/theme.ts';
import { BASE_TYPE, typeScale } from '../../../../game/base/theme/typography.ts';
import { contrast } from './contrast.ts';

const INKS = [...TWO_COLOUR_INKS, ...FOUR_COLOUR_INKS];

type Role = keyof Palette;

/** Colours of text, which need 4.5:1 on what they lie on, and of shapes that carry meaning, which need 3:1. */
const TEXT: Partial<Record<Role, Role[]>> = {
  text: ['feltCentre', 'feltEdge', 'room', 'plate'],
  textSoft: ['feltCentre', 'feltEdge', 'plate'],
  accent: ['plate'],
  danger: ['plate'],
  ink: ['paper'],
  inkSoft: ['paper'],
  paper: ['back'],
  carving: ['wood'],
};
const SHAPES: Partial<Record<Role, Role[]>> = {
  copper: ['plate'],
  nickelEdge: ['plate'],
  coinGone: ['plate'],
  backLine: ['back'],
  back: ['paper'],
  focus: ['focusKeyline'],
};
const FOCUSED: Role[] = ['feltCentre', 'feltEdge', 'room', 'plate', 'paper', 'wood', 'back'];

/** Pairs that cannot be told apart well enough. */
function faintIn(colours: Palette): string[] {
  const of = (role: Role): string => colours[role] as string;
  const faint = (pairs: typeof TEXT, least: number): string[] =>
    Object.entries(pairs).flatMap(([one, grounds]) =>
      grounds.filter((ground) => contrast(of(one as Role), of(ground)) < least).map((ground) => `${one} on ${ground}`),
    );
  // One of the two colours of a focus ring shows on each ground.
  const unseen = FOCUSED.filter((ground) =>
    ['focus', 'focusKeyline'].every((ring) => contrast(of(ring as Role), of(ground)) < 3),
  );
  const inks = INKS.filter(
    ({ main, second }) => contrast(main, colours.paper) < 4.5 || contrast(second, colours.paper) < 3,
  );
  return [...faint(TEXT, 4.5), ...faint(SHAPES, 3), ...unseen, ...inks.map(({ main }) => `ink ${main}`)];
}

describe('everything on the table reads at 4.5:1, stands out at 3:1, and shows its focus', () => {
  test.each(THEME_NAMES.flatMap((name) => [false, true].map((isStrong) => [name, isStrong] as const)))(
    'in the light %s, strong: %j, on every cloth',
    (name, isStrong) => {
      for (const cloth of CLOTHS)
        expect(faintIn(withCloth(createTheme(name, { isStrong }), cloth).colours), cloth).toEqual([]);
    },
  );

  test('with every cloth and lamp of one’s own choice, for which pictures are drawn anew, and with all card backs', () => {
    const looks = THEME_NAMES.flatMap((name) =>
      OWN_CLOTHS.flatMap((cloth) => LAMPS.map((lamp) => createTheme(name, { cloth, lamp }))),
    );
    for (const { look, colours } of looks) expect(faintIn(colours), look).toEqual([]);
    expect(new Set(looks.map(({ look }) => look)).size).toBe(looks.length);
    for (const cardBack of CARD_BACKS)
      expect(faintIn(createTheme('evening', { cardBack }).colours), cardBack).toEqual([]);
  });
});

test('four colours give every suit an ink of its own, two colours two', () => {
  const inks = (fourColours: boolean) => createTheme('evening', { fourColours }).suits.map(({ main }) => main);
  expect([true, false].map((four) => new Set(inks(four)).size)).toEqual([4, 2]);
});

test('a light left to the system is the evening unless the system prefers light', () => {
  const lights = [themeOf('auto', false), themeOf('auto', true), themeOf('evening', true)];
  expect(lights).toEqual(['evening', 'day', 'evening']);
});

test('where the system asks for contrast, secondary words are as strong as the others and outlines are drawn in ink', () => {
  const { colours, outline } = createTheme('evening', { isStrong: true });
  expect([colours.textSoft, colours.inkSoft, colours.sheetEdge]).toEqual([colours.text, colours.ink, colours.ink]);
  expect(outline).toBeGreaterThan(createTheme('evening').outline);
});

test('text grows with the table and never falls below its base size', () => {
  expect(typeScale(0.5)).toEqual(BASE_TYPE);
  expect(typeScale(2).small).toBeGreaterThan(typeScale(1).small);
});

test('colours convert to what Phaser and the canvas take', () => {
  expect(toInteger('#0A5BD3')).toBe(0x0a5bd3);
  expect(mix('#000000', '#FF8000', 0.5)).toBe('#804000');
  expect(translucent('#FF8000', 0.25)).toBe('rgba(255, 128, 0, 0.25)');
});
