import { expect, onTestFinished, test, vi } from 'vitest';
import { FetchError } from '../../../../game/services/fetch-bytes.ts';
import { OtherWidth } from '../../../../game/services/teaching/beginning.ts';
import { failureOf } from '../../../../game/services/teaching/failure.ts';
import { ModelError } from '../../../../training/learner/files/stored-model.ts';
import { CheckpointError } from '../../../../training/learner/ppo/checkpoint-file.ts';
import { OtherShape } from '../../../../training/learner/ppo/snapshot.ts';

test.each([
  ['missing', new FetchError('/general.onnx cannot be fetched: 404')],
  ['unfit-start', new ModelError('its network is of another shape')],
  ['other-width', new OtherWidth()],
  ['checkpoint', new CheckpointError('is damaged')],
  ['checkpoint', new OtherShape('the snapshot is of a network of another shape')],
  ['memory', new RangeError('Array buffer allocation failed')],
  ['memory', new Error('std::bad_alloc')],
  ['memory', new Error('abort: Out of memory')],
  ['memory', new Error('Could not allocate tensor')],
  ['other', new Error('no gradient')],
])('a failure is of the kind %s where the error says so, and keeps its text', (kind, error) => {
  expect(failureOf(error)).toEqual({ kind, detail: error.message });
});

test('whatever fails where WebAssembly is forbidden fails of that', () => {
  vi.stubGlobal('WebAssembly', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(failureOf(new ReferenceError('WebAssembly is not defined')).kind).toBe('no-webassembly');
});

test('what is thrown may be no error', () => {
  expect(failureOf('nothing')).toEqual({ kind: 'other', detail: 'nothing' });
});
