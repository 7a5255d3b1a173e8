/** Commands of parts that are not built yet say so. */
import { runCommand, UsageError } from './usage.ts';

/** Ends a command that is not built yet. */
export async function notBuilt(command: string): Promise<void> {
  await runCommand(() => Promise.reject(new UsageError(`npm run ${command} is not built yet`)));
}
