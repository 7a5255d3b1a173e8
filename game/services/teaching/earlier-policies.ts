/** A course's policies as they were at some minutes of learning, so that they can be seen side by side. */

/** By minute, in order, the parameters of each policy. */
export type EarlierPolicies = Map<number, Float32Array>;

/** Minutes of learning at which a policy is kept. */
const MINUTES = [0, 1, 5];

/** Before each minute, in the names of a checkpoint's arrays. */
const PREFIX = 'minute ';

/** Those among the arrays of a checkpoint, and the other arrays. */
export function earlierAmong<Values>(
  arrays: Readonly<Record<string, Values>>,
): [EarlierPolicies, Record<string, Values>] {
  const kept: EarlierPolicies = new Map();
  const others: Record<string, Values> = {};
  for (const [name, values] of Object.entries(arrays)) {
    if (name.startsWith(PREFIX)) kept.set(Number(name.slice(PREFIX.length)), values as Float32Array);
    else others[name] = values;
  }
  return [kept, others];
}

/** As arrays of a checkpoint. */
export function earlierArrays(kept: EarlierPolicies): Record<string, Float32Array> {
  return Object.fromEntries([...kept].map(([minute, parameters]) => [`${PREFIX}${minute}`, parameters]));
}

/** Keeps a policy where it is the first one after such a minute. @param seconds of learning */
export function noteEarlier(kept: EarlierPolicies, seconds: number, parameters: Float32Array): void {
  const minute = MINUTES.findLast((one) => seconds >= 60 * one);
  if (minute !== undefined && !kept.has(minute)) kept.set(minute, parameters.slice());
}
