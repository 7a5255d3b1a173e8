/** A note on the table: what the lesson explains now. */
import { textSize } from '../../base/fit-text.ts';
import type { TableLayout } from '../../table/layout/layout.ts';
import { linesHeight } from '../../base/theme/typography.ts';
import { HEADING, readIn, type Sheet } from '../../table/page/sheet.tsx';
import { layoutNote, type Named } from './note-layout.ts';

export interface NoteWords {
  heading: string;
  text: string;
}

/** The sheet of a note, where it fits and covers nothing that it is about. @param isStill at once, without fading in */
export function noteOn(layout: TableLayout, { heading, text }: NoteWords, named: Named, isStill: boolean): Sheet {
  const read = (size: number, width: number) => readIn(width, text, size);
  const { sheet, pointer, padding, size } = layoutNote(
    layout,
    named,
    (tried, width) => linesHeight(tried) + read(tried, width).height,
  );
  const width = sheet.width - 2 * padding;
  return {
    name: `${heading} ${text}`,
    look: 'paper',
    bounds: sheet,
    align: 'left',
    pointer,
    heading: { text: heading, size, fits: textSize(heading, size, HEADING).width <= width },
    text: read(size, width),
    isStill,
  };
}
