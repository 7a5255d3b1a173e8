/** Whether the browser runs WebAssembly: strict settings of some forbid it, and bots cannot think without it. */
export function hasWebAssembly(): boolean {
  return typeof WebAssembly === 'object';
}
