/** `thirty-one`: all topics but `thirty-one/policy`, which is not the same in Node as in pages. */
export * from './arena.ts';
export * from './bots.ts';
export * from './cards.ts';
export * from './environment.ts';
export * from './habits.ts';
export * from './match.ts';
export * from './records.ts';
export * from './review.ts';
export * from './rules.ts';
