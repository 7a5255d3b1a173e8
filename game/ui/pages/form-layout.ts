/** Where the fields of a form are: a pure function of the space available and of how many choices each has. In CSS px. */
import { linesHeight } from '../../base/theme/typography.ts';
import type { Point, Rect, Size } from '../../base/geometry.ts';
import type { PageScale } from './sheet-layout.ts';

/** A field with some choices; `least` is the minimum width of a choice at scale 1. */
export interface FieldSize {
  choices: number;
  least: number;
}

interface FieldLayout {
  /** Middle of the label's left end, and its maximum width. */
  label: Point & { width: number };
  choices: Rect[];
}

export type FormLayout = Size & {
  fields: FieldLayout[];
  /** A few lines of text below the fields. */
  note: Rect;
};

/** Width of labels beside their choices, and maximum width of a column, at scale 1. */
const LABEL = 84;
const WIDEST = 520;
const COLUMN_GAP = 24;

interface FormArrangement {
  columns: 1 | 2;
  isBeside: boolean;
}

/** From the one that reads best to the one that takes the least height. */
const ARRANGEMENTS: readonly FormArrangement[] = [
  { columns: 1, isBeside: true },
  { columns: 1, isBeside: false },
  { columns: 2, isBeside: true },
  { columns: 2, isBeside: false },
];

/** Lays out fields in an area whose upper left corner is at `origin`; also returns the size that they take. */
export function layoutForm(
  origin: Point,
  room: Size,
  fields: readonly FieldSize[],
  scales: PageScale,
  noteLines = 0,
): FormLayout {
  const all = ARRANGEMENTS.map((arrangement) => arrange(origin, room, fields, scales, noteLines, arrangement));
  const fitting = all.filter((form) => form !== null);
  const best = fitting.find(({ height }) => height <= room.height + 0.5);
  return best ?? fitting.reduce((least, form) => (form.height < least.height ? form : least));
}

function arrange(
  origin: Point,
  room: Size,
  fields: readonly FieldSize[],
  { scale, type, target, gap }: PageScale,
  noteLines: number,
  { columns, isBeside }: FormArrangement,
): FormLayout | null {
  const between = COLUMN_GAP * scale;
  const width = Math.min((room.width - between * (columns - 1)) / columns, WIDEST * scale);
  const labelWidth = isBeside ? LABEL * scale : 0;
  const labelHeight = isBeside ? 0 : linesHeight(type.small) + gap / 2;
  const rowOf = ({ choices, least }: FieldSize): number =>
    Math.max(1, Math.min(choices, Math.floor((width - labelWidth + gap) / (least * scale + gap))));
  if (isBeside && fields.some((field) => rowOf(field) < field.choices)) return null;

  const perColumn = Math.ceil(fields.length / columns);
  let tallest = 0;
  const placed = Array.from({ length: columns }, (_, column) => {
    let y = origin.y;
    const left = origin.x + column * (width + between);
    return fields.slice(column * perColumn, (column + 1) * perColumn).map((field): FieldLayout => {
      const inRow = rowOf(field);
      const cell = (width - labelWidth - gap * (inRow - 1)) / inRow;
      const top = y + labelHeight;
      const rows = Math.ceil(field.choices / inRow);
      const choices = Array.from({ length: field.choices }, (__, index) => ({
        x: left + labelWidth + (index % inRow) * (cell + gap),
        y: top + Math.floor(index / inRow) * (target + gap),
        width: cell,
        height: target,
      }));
      const label = {
        x: left,
        y: isBeside ? top + target / 2 : y + labelHeight / 2,
        width: isBeside ? labelWidth - gap / 2 : width,
      };
      y = top + rows * (target + gap);
      tallest = Math.max(tallest, y - gap - origin.y);
      return { label, choices };
    });
  });
  const noteHeight = noteLines === 0 ? 0 : linesHeight(type.small, noteLines) + gap;
  const whole = columns * width + between * (columns - 1);
  return {
    width: whole,
    height: tallest + noteHeight,
    fields: placed.flat(),
    note: { x: origin.x, y: origin.y + tallest + gap, width: whole, height: Math.max(0, noteHeight - gap) },
  };
}
