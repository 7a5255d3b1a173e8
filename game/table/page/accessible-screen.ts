/** A screen's text for screen readers, without its buttons. */

/** Something to read, under a heading where it has one. */
export interface Passage {
  title?: string;
  lines: readonly string[];
}

export interface AccessibleScreen {
  title: string;
  passages: readonly Passage[];
  /** The heading of what can be pressed. */
  actionsTitle?: string;
}
