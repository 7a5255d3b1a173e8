/** The page as layouts see it, in CSS px. */
export type Insets = { top: number; right: number; bottom: number; left: number };

/** The page, and what of it a notch or a system bar covers. */
export type Screen = { width: number; height: number; safe: Insets };

/** The page with the device pixels that one CSS px has (capped by whoever sets it). */
export type Viewport = Screen & { dpr: number };
