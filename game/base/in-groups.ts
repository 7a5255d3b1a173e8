/** A long hexadecimal number in groups of four digits, which are easier to compare. */
export function inGroups(hexadecimal: string): string {
  return hexadecimal.replaceAll(/.{4}(?=.)/g, '$& ');
}
