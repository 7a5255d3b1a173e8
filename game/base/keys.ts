/** Keys by the names that the game has for them, on any keyboard. */

/** Characters that the game asks for, besides letters and digits. */
const SIGNS = '?.,';

/**
 * The name of the key that was pressed: its character where that is one that the game knows, else the letter or digit that
 * stands in its place on an English keyboard. So letters play on Russian and Greek keyboards as well, and digits on French
 * ones, where they need Shift. Letters are small ones, with Caps Lock too.
 */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (Array.from(key).length !== 1 || /[\da-z ]/.test(key) || SIGNS.includes(key)) return key;
  if (/[A-Z]/.test(key)) return key.toLowerCase();
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  if (digit !== null) return shiftKey ? key : digit[1];
  return /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() ?? key;
}

/** Whether a key is one of a character, which dictation and a slip of the hand press as well; Space is none. */
export function isCharacter(key: string): boolean {
  return key !== ' ' && Array.from(key).length === 1;
}

/** What browsers say of a key that an input method has taken. */
const TAKEN = 229;

/** Whether a key belongs to an input method, about whose letters it is: Safari says so by its code alone. */
export function isOfInputMethod({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === TAKEN;
}
