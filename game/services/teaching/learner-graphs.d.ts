/** Made when the page is built (`build/learner-graphs.ts`). */
declare module 'virtual:learner-graphs' {
  /** URLs of the traced files, relative to the page. */
  export const ADDRESSES: Readonly<Record<import('../../../training/learner/ppo/graphs.ts').TracedFile, string>>;
}
