/** Every pair of foreground and background colours on the table, for the test that measures their contrast. */
import { FOUR_COLOUR_INKS, TWO_COLOUR_INKS, type Palette } from '../../../../game/base/theme/colours.ts';

/** Something drawn in one colour on a background (`ground`) of another. */
interface ColourPair {
  what: string;
  colour: string;
  ground: string;
}

/** Text, which needs 4.5:1. */
export function textPairs(palette: Palette): ColourPair[] {
  const { text, textSoft, plate, room, feltCentre, feltEdge, paper, ink, inkSoft, accent, danger } = palette;
  return [
    { what: 'message on the felt under the lamp', colour: text, ground: feltCentre },
    { what: 'message on the felt at the rail', colour: text, ground: feltEdge },
    { what: 'hint on the felt under the lamp', colour: textSoft, ground: feltCentre },
    { what: 'hint on the felt at the rail', colour: textSoft, ground: feltEdge },
    { what: 'words in the room', colour: text, ground: room },
    { what: 'name on a plate', colour: text, ground: plate },
    { what: 'last action on a plate', colour: textSoft, ground: plate },
    { what: 'value and turn on a plate', colour: accent, ground: plate },
    { what: 'knock and loss on a plate', colour: danger, ground: plate },
    { what: 'words on a button', colour: ink, ground: paper },
    { what: 'soft words on a button', colour: inkSoft, ground: paper },
    { what: 'words on what is chosen', colour: paper, ground: palette.back },
    { what: 'words carved into the plaque', colour: palette.carving, ground: palette.wood },
    ...[...TWO_COLOUR_INKS, ...FOUR_COLOUR_INKS].map(({ main }) => ({
      what: 'index of a card',
      colour: main,
      ground: paper,
    })),
  ];
}

/** Shapes that carry meaning, which need 3:1. */
export function shapePairs(palette: Palette): ColourPair[] {
  const { plate, paper, copper, nickelEdge, coinGone, accent, danger, back, backLine } = palette;
  return [
    { what: 'coin on a plate', colour: copper, ground: plate },
    { what: 'edge of a nickel on a plate', colour: nickelEdge, ground: plate },
    { what: 'missing coin on a plate', colour: coinGone, ground: plate },
    { what: 'turn ring on a plate', colour: accent, ground: plate },
    { what: 'fist on a plate', colour: danger, ground: plate },
    { what: 'pattern of a back', colour: backLine, ground: back },
    { what: 'panel of a back on its paper', colour: back, ground: paper },
    ...[...TWO_COLOUR_INKS, ...FOUR_COLOUR_INKS].flatMap(({ main, second }) => [
      { what: 'pip', colour: main, ground: paper },
      { what: 'second ink of a court', colour: second, ground: paper },
    ]),
  ];
}

/** Backgrounds of a focus ring: one of its two colours needs 3:1 against each, and the two against each other. */
export function focusGrounds(palette: Palette): string[] {
  return [palette.feltCentre, palette.feltEdge, palette.room, palette.plate, palette.paper, palette.wood, palette.back];
}
