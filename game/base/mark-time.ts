/** When things happened, for whoever measures the page. */
type Mark = 'menu usable' | 'deal pressed' | 'first card moves';

/** Notes that something happened now. The last time alone is kept: a browser would keep them all, match after match. */
export function markTime(mark: Mark): void {
  performance.clearMarks(mark);
  performance.mark(mark);
}
