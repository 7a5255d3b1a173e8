/** Typefaces and the one scale of sizes. */
export const DISPLAY_FACE = "'Fraunces Variable', 'Fraunces', Georgia, serif";
export const INTERFACE_FACE = "'Inter Variable', 'Inter', system-ui, sans-serif";

/** Fetches the faces, if nobody has; resolves once they have come, or cannot. */
export function fetchTypefaces(): Promise<unknown> {
  return Promise.allSettled([DISPLAY_FACE, INTERFACE_FACE].map((face) => document.fonts.load(`16px ${face}`)));
}

export const WEIGHTS = { regular: '450', strong: '650' } as const;

/** The four sizes of text in CSS px. */
export interface TypeScale {
  small: number;
  body: number;
  title: number;
  display: number;
}

/** The sizes at table scale 1; smaller tables keep them, since 13 px is the smallest size that reads well. */
export const BASE_TYPE: TypeScale = { small: 13, body: 16, title: 21, display: 34 };

/** Text that would not fit otherwise is shrunk, but never below this. In CSS px. */
export const LEAST_SIZE = 11;

/** Height of a line of text, as a multiple of its size. */
export const LINE_HEIGHT = 1.25;

/** The sizes for a table drawn at `scale`. They grow more slowly than the table and never shrink. */
export function typeScale(scale: number): TypeScale {
  const factor = 1 + Math.max(0, scale - 1) * 0.7;
  return {
    small: Math.round(BASE_TYPE.small * factor),
    body: Math.round(BASE_TYPE.body * factor),
    title: Math.round(BASE_TYPE.title * factor),
    display: Math.round(BASE_TYPE.display * factor),
  };
}

/** Height of `lines` lines of text of a size, in CSS px. */
export function linesHeight(size: number, lines = 1): number {
  return Math.ceil(size * LINE_HEIGHT) * lines;
}
