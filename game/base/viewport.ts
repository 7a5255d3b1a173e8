/** The page for layouts, in CSS px. */
interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** The page, and the insets that a notch or a system bar covers. */
export interface Screen {
  width: number;
  height: number;
  safe: Insets;
}

/** The page, and device pixels per CSS px (capped by `canvas.ts`). */
export type Viewport = Screen & { dpr: number };
