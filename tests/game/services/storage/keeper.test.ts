import { describe, expect, test } from 'vitest';
import { StorageError } from '../../../../game/base/store.ts';
import { deferred } from '../../../../game/base/deferred.ts';
import { Keeper } from '../../../../game/services/storage/keeper.ts';
import { soon } from '../../support/soon.ts';

interface State {
  is: 'open' | 'over';
  move: number;
}

/** A keeper of a state that a test changes, whose writes end when the test says so. */
function kept() {
  const state: State = { is: 'open', move: 0 };
  const writes: { move: number; end: () => void; fail: (error: unknown) => void }[] = [];
  const failures: string[] = [];
  const left: Promise<void>[] = [];
  const keeper = new Keeper<State>('a match', {
    snapshot: () => ({ ...state }),
    put: ({ move }) => {
      const { promise, resolve, reject } = deferred<void>();
      writes.push({ move, end: () => resolve(), fail: reject });
      return promise;
    },
    onFailed: (error, { is }) => failures.push(`${is}: ${error.message}`),
    onClose: (written) => left.push(written),
  });
  const moved = (move: number, is: State['is'] = 'open') => {
    Object.assign(state, { move, is });
    keeper.changed();
  };
  return { keeper, moved, writes, failures, left };
}

describe('what is being played', () => {
  test('counts as stored before anything has changed', async () => {
    const { keeper, writes } = kept();
    expect([keeper.id, keeper.isKept]).toEqual(['a match', true]);
    await keeper.written;
    expect(writes).toEqual([]);
  });

  test('is stored after the action in which it changed, once', async () => {
    const { keeper, moved, writes } = kept();
    moved(1);
    moved(2);
    expect([keeper.isKept, writes.length]).toEqual([false, 0]);
    await soon();
    expect(writes.map(({ move }) => move)).toEqual([2]);
    writes[0].end();
    await keeper.written;
    expect([keeper.isKept, writes.length]).toEqual([true, 1]);
  });

  test('is stored again as it is then, where it changed while it was written', async () => {
    const { keeper, moved, writes } = kept();
    moved(1);
    await soon();
    moved(2);
    moved(3);
    await soon();
    expect(writes.map(({ move }) => move)).toEqual([1]);
    writes[0].end();
    await soon();
    expect(writes.map(({ move }) => move)).toEqual([1, 3]);
    expect(keeper.isKept).toBe(false);
    writes[1].end();
    await keeper.written;
    moved(4);
    await soon();
    expect(writes.map(({ move }) => move)).toEqual([1, 3, 4]);
  });

  test('is not stored where that failed, until it succeeds', async () => {
    const { keeper, moved, writes } = kept();
    moved(1);
    await soon();
    writes[0].fail(new StorageError('full'));
    await keeper.written;
    expect(keeper.isKept).toBe(false);
    moved(2);
    await soon();
    writes[1].end();
    await keeper.written;
    expect(keeper.isKept).toBe(true);
  });

  test('says once for each cause why it could not be stored, and once more when it is over', async () => {
    const { keeper, moved, writes, failures } = kept();
    const causes = [
      ['open', new StorageError('full')],
      ['open', new StorageError('full')],
      ['open', new StorageError('blocked')],
      ['over', new StorageError('full')],
      ['over', new TypeError('broken')],
    ] as const;
    for (const [index, [is, error]] of causes.entries()) {
      moved(index, is);
      await soon();
      writes[index].fail(error);
      await keeper.written;
    }
    expect(failures).toEqual(['open: full', 'open: blocked', 'over: full', 'over: TypeError: broken']);
  });

  test('is written to its end when the table is left', async () => {
    const { keeper, moved, writes, left } = kept();
    moved(1);
    keeper.close();
    let isLeft = false;
    void left[0].then(() => (isLeft = true));
    await soon();
    expect(isLeft).toBe(false);
    writes[0].end();
    await soon();
    expect([isLeft, left.length]).toEqual([true, 1]);
  });
});
