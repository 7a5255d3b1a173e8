import { describe, expect, test } from 'vitest';
import { mix, toInteger, translucent } from '../../../../game/base/theme/colours.ts';
import { CLOTHS, withCloth } from '../../../../game/base/theme/cloths.ts';
import { CARD_BACKS, createTheme, LAMPS, OWN_CLOTHS, THEME_NAMES, themeOf } from '../../../../game/base/theme/theme.ts';
import { BASE_TYPE, typeScale } from '../../../../game/base/theme/typography.ts';
import { contrast } from './contrast.ts';
import { focusGrounds, shapePairs, textPairs } from './contrast-pairs.ts';

describe('contrast', () => {
  test('is 21 between black and white and 1 between equals', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#1F5A49', '#1F5A49')).toBe(1);
  });

  test('agrees with a published value: #777777 on white is 4.48', () => {
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  });
});

const LOOKS = THEME_NAMES.flatMap((name) =>
  CLOTHS.flatMap((cloth) => [
    { name, cloth, isStrong: false, look: `${name}, ${cloth}` },
    { name, cloth, isStrong: true, look: `strong ${name}, ${cloth}` },
  ]),
);

/** Cloths and lamps of one's own choice, in either light. */
const OWN_LOOKS = THEME_NAMES.flatMap((name) =>
  OWN_CLOTHS.flatMap((cloth) =>
    LAMPS.map((lamp) => ({ name, cloth, lamp, look: `${name}, own ${cloth} cloth, ${lamp} lamp` })),
  ),
);

describe.each(OWN_LOOKS)('the theme $look', ({ name, cloth, lamp }) => {
  const { colours } = createTheme(name, { cloth, lamp });

  test.each(textPairs(colours))('text: $what reads at 4.5:1', ({ colour, ground }) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs(colours))('shape: $what stands out at 3:1', ({ colour, ground }) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });
});

test.each(CARD_BACKS)(
  'words in the colour of %s card backs read on paper, and their lines stand out on them',
  (cardBack) => {
    const { colours } = createTheme('evening', { cardBack });
    expect(contrast(colours.back, colours.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.backLine, colours.back)).toBeGreaterThanOrEqual(3);
  },
);

test('pictures are drawn anew for another cloth or lamp', () => {
  const looks = OWN_LOOKS.map(({ name, cloth, lamp }) => createTheme(name, { cloth, lamp }).look);
  expect(new Set(looks).size).toBe(OWN_LOOKS.length);
});

describe.each(LOOKS)('the theme $look', ({ name, cloth, isStrong }) => {
  const { colours } = withCloth(createTheme(name, { isStrong }), cloth);

  test.each(textPairs(colours))('text: $what reads at 4.5:1', ({ colour, ground }) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapePairs(colours))('shape: $what stands out at 3:1', ({ colour, ground }) => {
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(focusGrounds(colours))('the focus ring shows on %s', (ground) => {
    const { focus, focusKeyline } = colours;
    expect(contrast(focus, focusKeyline)).toBeGreaterThanOrEqual(3);
    expect(Math.max(contrast(focus, ground), contrast(focusKeyline, ground))).toBeGreaterThanOrEqual(3);
  });
});

test('four colours give every suit an ink of its own, two colours two', () => {
  const inks = (fourColours: boolean) => createTheme('evening', { fourColours }).suits.map(({ main }) => main);
  expect(new Set(inks(true)).size).toBe(4);
  expect(new Set(inks(false)).size).toBe(2);
});

test('a light left to the system is the evening unless the system prefers light', () => {
  expect(themeOf('auto', false)).toBe('evening');
  expect(themeOf('auto', true)).toBe('day');
  expect(themeOf('evening', true)).toBe('evening');
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
