/** The area of the felt that menu and result use: well within the rounded corners. In CSS px. */
import type { Screen } from '../../base/viewport.ts';
import type { Rect } from '../../base/geometry.ts';
import { layoutTable } from './layout-table.ts';

interface FeltArea {
  inner: Rect;
  /** Wide enough for two columns. */
  isWide: boolean;
}

export function feltArea(screen: Screen): FeltArea {
  const { felt } = layoutTable(screen, 2);
  const isWide = felt.width > felt.height * 1.1;
  const [aside, above] = isWide ? [felt.height * 0.13, felt.height * 0.07] : [felt.width * 0.06, felt.width * 0.1];
  const inner = {
    x: felt.x + aside,
    y: felt.y + above,
    width: felt.width - 2 * aside,
    height: felt.height - 2 * above,
  };
  return { inner, isWide };
}
