/** Something long to read. */
import type { Passage } from '../../engine/rules/describe.ts';
import { element } from './elements.ts';
import { openPaper } from './paper.ts';

export type ReadingOptions = { title: string; lead: string; passages: readonly Passage[] };

/** Opens it; answers with a function that closes it. */
export function openReading({ title, lead, passages }: ReadingOptions): () => void {
  const body = passages.flatMap((passage) => [
    element('h2', {}, passage.title),
    ...passage.sentences.map((sentence) => element('p', {}, sentence)),
  ]);
  return openPaper({ title, lead, body }).close;
}
