/** Questions, asked on top of whatever is open. */
import type { ComponentChildren } from 'preact';
import { ChoiceButton } from './buttons.tsx';
import { Dialog, open } from './dialog.tsx';

interface PossibleAnswer<Value> {
  label: string;
  answer: Value;
}

interface AskProps<Value> {
  title: string;
  text: string;
  /** The possible answers, what was asked for first. */
  answers: readonly [PossibleAnswer<Value>, ...PossibleAnswer<Value>[]];
  /** The answer when the dialog is closed. */
  otherwise: PossibleAnswer<Value>;
}

export function ask<Value>({ title, text, answers, otherwise }: AskProps<Value>): Promise<Value> {
  return new Promise((resolve) => {
    open((close) => {
      const give = (answer: Value) => (): void => {
        close();
        resolve(answer);
      };
      return (
        <Dialog
          title={title}
          close={otherwise.label}
          main={{ label: answers[0].label, onPress: give(answers[0].answer) }}
          actions={answers.slice(1).map(({ label, answer }) => ({ label, onPress: give(answer) }))}
          onClose={give(otherwise.answer)}
        >
          <p>{text}</p>
        </Dialog>
      );
    });
  });
}

interface ChoicesDialogProps {
  title: string;
  children?: ComponentChildren;
  choices: readonly { label: string; lead?: string; isDestructive?: boolean; onPress: () => void }[];
  cancel: string;
  onClose: () => void;
}

/** A dialog with wide buttons, each of which closes it and does something; just closing it does nothing. */
export function Choices({ title, children, choices, cancel, onClose }: ChoicesDialogProps) {
  return (
    <Dialog title={title} close={cancel} onClose={onClose}>
      {children}
      <div class="choices">
        {choices.map(({ onPress, ...choice }) => (
          <ChoiceButton
            key={choice.label}
            {...choice}
            onPress={() => {
              onClose();
              onPress();
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
