/** The page for layouts, in CSS px. */
type Insets = { top: number; right: number; bottom: number; left: number };

/** The page, and the insets that a notch or a system bar covers. */
export type Screen = { width: number; height: number; safe: Insets };

/** The page, and device pixels per CSS px (capped by `canvas.ts`). */
export type Viewport = Screen & { dpr: number };
