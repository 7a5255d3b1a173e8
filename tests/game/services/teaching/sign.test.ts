import { expect, test, vi } from 'vitest';
import { TeachingSign } from '../../../../game/services/teaching/sign.ts';

test('the sign of teaching shows whole hundredths, and tells only what is to be seen', () => {
  const sign = new TeachingSign();
  const heard = vi.fn();
  const stop = sign.onChange(heard);
  sign.show({ share: 0.1234, isPaused: false });
  expect(sign.state).toEqual({ share: 0.12, isPaused: false });
  sign.show({ share: 0.1249, isPaused: false });
  expect(heard).toHaveBeenCalledOnce();
  sign.show({ share: 0.1249, isPaused: true });
  expect(heard).toHaveBeenCalledTimes(2);
  sign.show({ share: 0.5, isPaused: true });
  sign.show(null);
  expect([sign.state, heard.mock.calls.length]).toEqual([null, 4]);
  sign.show(null);
  expect(heard).toHaveBeenCalledTimes(4);
  stop();
  sign.show({ share: 1, isPaused: false });
  expect(heard).toHaveBeenCalledTimes(4);
});
