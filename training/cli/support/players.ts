/** Numbers of players as people read them. */

/** `2`, or `2 to 6`. @param players the fewest and the most */
export function playersText([fewest, most]: readonly [number, number]): string {
  return fewest === most ? String(fewest) : `${fewest} to ${most}`;
}
