/** What is worked out once. */

/** What is known under a key; worked out and noted where nothing is known yet. */
export function remembered<Key, Value>(
  known: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  workOut: (key: Key) => Value,
): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = workOut(key);
    known.set(key, value);
  }
  return value;
}
