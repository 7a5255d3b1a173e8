/** Files that hold a policy or its critic (docs/formats.md#policy-files), told from others by their names. */

const CRITIC = '.critic.onnx';
const ENDING = '.onnx';

export function isPolicyFile(name: string): boolean {
  return name.endsWith(ENDING);
}

export function isCriticFile(name: string): boolean {
  return name.endsWith(CRITIC);
}

/** What a policy and its critic have in common: their names without the ending. */
export function policyStem(name: string): string {
  return name.slice(0, -(isCriticFile(name) ? CRITIC : ENDING).length);
}
