/** A figure of the benchmark beside its reference in the same run. */
export interface Row {
  name: string;
  value: number;
  unit: string;
  /** What it is compared with, or why there is nothing to compare with. */
  reference: string | null;
  referenceValue: number | null;
  /** Above 1 where ours is faster. */
  ratio: number | null;
}

/** A figure without a reference. */
export function alone(name: string, value: number, unit: string, reference: string | null = null): Row {
  return { name, value, unit, reference, referenceValue: null, ratio: null };
}
