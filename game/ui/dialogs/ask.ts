/** A question on a page of paper. */
import { element } from '../../base/elements.ts';
import { openDialog } from './dialog.ts';

export type Question<Answer> = {
  title: string;
  text: string;
  /** What can be answered, each with what its button says. */
  answers: readonly { label: string; answer: Answer }[];
  /** The answer of who only closes the paper; its button is the last. */
  otherwise: { label: string; answer: Answer };
};

/** Asks, over whatever lies open. */
export function askInDialog<Answer>({ title, text, answers, otherwise }: Question<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    let given = otherwise.answer;
    const paper = openDialog({
      title,
      body: [element('p', {}, text)],
      buttons: answers.map(({ label, answer }) => ({
        label,
        onPress: () => {
          given = answer;
          paper.close();
        },
      })),
      close: otherwise.label,
      onClose: () => resolve(given),
    });
  });
}
