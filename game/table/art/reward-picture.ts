/** Something that can be won, as it looks at the table. */
import lamp from '../../assets/objects/lamp.svg?raw';
import { BACK_COLOURS, LAMP_COLOURS, OWN_CLOTH_COLOURS } from '../../base/theme/colours.ts';
import { CARD_ASPECT, type Theme } from '../../base/theme/theme.ts';
import type { Reward } from '../../catalogue/rewards.ts';
import { backPictures } from '../cards/card-pictures.ts';
import { drawSeatFace } from './faces.ts';
import { drawTable } from './felt.ts';
import type { Pen } from './pen.ts';
import { drawSvg } from './svg.ts';

/** A table of nothing but felt and rail, in hundredths of the picture's width. */
const TABLE = {
  screen: { x: 0, y: 0, width: 100, height: 100 },
  felt: { x: 9, y: 22, width: 82, height: 56 },
  rail: 7,
  corner: 24,
  stock: { x: 44, y: 46, width: 4, height: 8 },
  discard: { x: 52, y: 46, width: 4, height: 8 },
};

/** Draws it into a box of `size` px. */
export function drawReward(pen: Pen, reward: Reward, theme: Theme, size: number): void {
  pen.save();
  switch (reward.setting) {
    case 'cardBack': {
      const width = size / CARD_ASPECT;
      pen.translate((size - width) / 2, 0);
      const [back] = backPictures([width], { ...theme, colours: { ...theme.colours, ...BACK_COLOURS[reward.value] } });
      back.draw(pen);
      break;
    }
    case 'cloth':
      pen.scale(size / 100, size / 100);
      pen.beginPath();
      pen.roundRect(0, 0, 100, 100, 14);
      pen.clip();
      drawTable(pen, TABLE, {
        ...theme,
        colours: { ...theme.colours, ...OWN_CLOTH_COLOURS[theme.name][reward.value] },
      });
      break;
    case 'lamp':
      drawSvg(pen, lamp, { width: size, height: size }, { lamp: LAMP_COLOURS[reward.value] });
      break;
    case 'portrait':
      drawSeatFace(pen, { name: '', isYou: false, portrait: reward.value }, size);
  }
  pen.restore();
}
