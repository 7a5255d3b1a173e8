/**
 * Generalised advantage estimation (Schulman et al. 2016, equation 16) with γ = 1, of a trajectory whose only reward
 * comes at its end: A(t) = Σ λ^k δ(t + k) with δ(t) = V(t + 1) − V(t), and the reward in place of the value after the
 * last.
 * @param values V of the states in which one seat acted, in order
 * @param reward what the episode was worth to the seat
 * @returns the advantage of each decision; plus its value, it is the λ-return
 */
export function gae(values: ArrayLike<number>, reward: number, lambda: number): Float64Array {
  const advantages = new Float64Array(values.length);
  let advantage = 0;
  let nextValue = reward;
  for (let i = values.length - 1; i >= 0; i--) {
    const delta = nextValue - values[i];
    advantage = delta + lambda * advantage;
    advantages[i] = advantage;
    nextValue = values[i];
  }
  return advantages;
}
