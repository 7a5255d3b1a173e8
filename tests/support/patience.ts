/** How long tests wait for what has to come, in ms: only what hangs waits so long, on a machine of a third of the speed too. */
export const PATIENCE = 300_000;
