/** Questions asked in a dialog. */
import { element } from '../../base/elements.ts';
import { openDialog, type DialogButton, type OpenedDialog } from './dialog.ts';
import { choiceButton, type ChoiceButtonOptions } from './elements.ts';

interface DialogAnswer<Answer> {
  /** On its button. */
  label: string;
  answer: Answer;
}

interface DialogQuestion<Answer> {
  title: string;
  text: string;
  /** The possible answers, what was asked for first. */
  answers: readonly [DialogAnswer<Answer>, ...DialogAnswer<Answer>[]];
  /** The answer when the dialog is closed; its button is the last. */
  otherwise: DialogAnswer<Answer>;
}

/** Asks a question, on top of whatever is open. */
export function askInDialog<Answer>({ title, text, answers, otherwise }: DialogQuestion<Answer>): Promise<Answer> {
  return new Promise((resolve) => {
    let given = otherwise.answer;
    const buttonOf = ({ label, answer }: DialogAnswer<Answer>): DialogButton => ({
      label,
      onPress: () => {
        given = answer;
        dialog.close();
      },
    });
    const dialog = openDialog({
      title,
      body: [element('p', {}, text)],
      main: buttonOf(answers[0]),
      buttons: answers.slice(1).map(buttonOf),
      close: otherwise.label,
      onClose: () => resolve(given),
    });
  });
}

interface DialogChoice {
  title: string;
  body: readonly Node[];
  choices: readonly ChoiceButtonOptions[];
  /** The label of the button that chooses nothing. */
  cancel: string;
}

/** Offers wide buttons, each of which closes the dialog and does something; just closing the dialog does nothing. */
export function chooseInDialog({ title, body, choices, cancel }: DialogChoice): OpenedDialog {
  const buttons = choices.map((choice) =>
    choiceButton({
      ...choice,
      onPress: () => {
        dialog.close();
        choice.onPress();
      },
    }),
  );
  const dialog = openDialog({
    title,
    close: cancel,
    body: [...body, element('div', { className: 'choices' }, ...buttons)],
  });
  return dialog;
}
