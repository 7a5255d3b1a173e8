/** A screen's text for screen readers, without its buttons. */

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
