/** Shapes of results that come from other machines. */
import * as v from 'valibot';

/** Neither infinite nor not a number. */
export const finite = v.pipe(v.number(), v.finite());

/** One finite number for each of `length` samples. */
export function samples(length: number) {
  return v.pipe(
    v.instance(Float64Array),
    v.check((array) => array.length === length && array.every(Number.isFinite)),
  );
}

/** Finite parameters of a network. */
export const parameters = v.pipe(
  v.instance(Float32Array),
  v.check((array) => array.length > 0 && array.every(Number.isFinite)),
);

/** A mean with its interval, null where nothing was measured. */
export const interval = v.nullable(v.object({ mean: finite, low: finite, high: finite }));
