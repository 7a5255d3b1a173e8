import { expect, test, vi } from 'vitest';
import { loadNativeRuntime, loadRuntime } from '../../../../training/cli/runtimes/onnxruntime.ts';

vi.mock(import('../../../../training/cli/runtimes/native-library.ts'), () => ({
  damagedLibrary: () => 'half.so',
  isCutShort: () => true,
}));
// Tests may run in threads, which say nothing.
vi.mock(import('node:worker_threads'), async (original) => ({ ...(await original()), isMainThread: true }));

test('where the native runtime cannot be loaded, one line says so and how much slower it is', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const names = [(await loadRuntime()).name, (await loadRuntime()).name];
  const lines = said.mock.calls.map(([line]) => line);
  said.mockRestore();
  expect(names).toEqual(['onnxruntime-web', 'onnxruntime-web']);
  expect(lines).toEqual([
    'onnxruntime-node cannot be loaded (a part of half.so is missing: npm ci installs it anew): its WebAssembly build is used, with which learning takes about three times as long, and playing twice\n',
  ]);
  expect(await loadNativeRuntime()).toBeUndefined();
});
