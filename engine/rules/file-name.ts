/** Longest name of a file, in characters: what people recognise, and every file system takes. */
const LONGEST = 48;

/** What a file or folder about some rules is called: the letters and digits of their name, which is free text. */
export function fileNameOf(name: string): string {
  const words =
    name
      .normalize('NFC')
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, LONGEST) || 'rules';
}
