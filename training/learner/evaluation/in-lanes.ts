/** Work that is done side by side, so that what waits for answers waits for many at once. */

/**
 * Does work in order, some of it at a time; after the first that fails nothing more is begun.
 * @param count how much work there is @param lanes how much is done at a time, at most
 * @param work does one, from 0
 */
export async function inLanes(count: number, lanes: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      try {
        await work(next++);
      } catch (error) {
        next = count;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
}
