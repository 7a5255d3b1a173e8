/** Texts as they are searched: whoever types need not mind case, accents, spaces or punctuation. */

/** The words of a text in small letters without accents; whatever is neither a letter nor a digit separates them. */
export function plainWords(text: string): string[] {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  // By way of capitals, in which ß is SS.
  return (
    bare
      .toUpperCase()
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** A name in one: "Ride the Bus", "ride-the-bus" and "RIDETHEBUS" are the same. */
export function plainName(name: string): string {
  return plainWords(name).join('');
}
