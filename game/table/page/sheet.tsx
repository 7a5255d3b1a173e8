/** Something to read on a sheet over the table; screen readers get the same as a passage or an announcement. */
import { textSize, wrap, type FittedText } from '../../base/fit-text.ts';
import type { Rect } from '../../base/geometry.ts';
import { DISPLAY_FACE, INTERFACE_FACE, WEIGHTS } from '../../base/theme/typography.ts';
import { placed } from './item-button.tsx';

/** The faces of what is read, and of its heading. */
export const READ = { face: INTERFACE_FACE, weight: WEIGHTS.regular };
export const HEADING = { face: DISPLAY_FACE, weight: WEIGHTS.strong };

/** The tip of a sheet, which points at what it is about: the side on which it is, and how far along that from its left or upper end, in px. */
export interface Pointer {
  side: 'up' | 'down' | 'left' | 'right';
  at: number;
}

export interface Sheet {
  /** Identifies it among the sheets. */
  name: string;
  look: 'paper' | 'plate' | 'question' | 'idle plaque';
  bounds: Rect;
  heading?: FittedText;
  text?: FittedText;
  align?: 'left' | 'center';
  /** How far below its upper edge the text begins, in px; in the middle of it by default. */
  from?: number;
  pointer?: Pointer | null;
  /** Whether it is there at once. */
  isStill?: boolean;
}

export function SheetView({
  look,
  bounds,
  heading,
  text,
  align = 'center',
  from,
  pointer = null,
  isStill = true,
}: Sheet) {
  const style = { ...placed(bounds), ...(from !== undefined && { alignContent: 'start', paddingTop: `${from}px` }) };
  return (
    <div class={`sheet ${look} ${align}${isStill ? '' : ' fades'}`} style={style}>
      {pointer !== null && <Tip {...pointer} />}
      {heading !== undefined && <Lines as="strong" {...heading} />}
      {text !== undefined && <Lines as="span" {...text} />}
    </div>
  );
}

function Tip({ side, at }: Pointer) {
  const isAcross = side === 'up' || side === 'down';
  return <i class={`tip ${side}`} style={isAcross ? { left: `${at}px` } : { top: `${at}px` }} />;
}

function Lines({ as: Name, text, size, fits }: FittedText & { as: 'strong' | 'span' }) {
  return (
    <Name class="words" data-fits={fits} style={{ fontSize: `${size}px` }}>
      {text}
    </Name>
  );
}

/** Text for a sheet, in lines of a width. */
export function readIn(width: number, text: string, size: number): FittedText & { width: number; height: number } {
  const lines = wrap(text, width, size, READ);
  return { text: lines, size, fits: true, ...textSize(lines, size, READ) };
}
