/** Questions, asked on top of whatever is open. */
import type { ComponentChildren } from 'preact';
import { ChoiceButton } from './buttons.tsx';
import { Dialog, open } from './dialog.tsx';

interface Answer<Value> {
  /** On its button. */
  label: string;
  answer: Value;
}

interface Question<Value> {
  title: string;
  text: string;
  /** The possible answers, what was asked for first. */
  answers: readonly [Answer<Value>, ...Answer<Value>[]];
  /** The answer when the dialog is closed. */
  otherwise: Answer<Value>;
}

/** Asks a question. @returns what was answered */
export function ask<Value>({ title, text, answers, otherwise }: Question<Value>): Promise<Value> {
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

interface ChoicesProps {
  title: string;
  children?: ComponentChildren;
  choices: readonly { label: string; lead?: string; isDestructive?: boolean; onPress: () => void }[];
  /** The label of the button that chooses nothing. */
  cancel: string;
  onClose: () => void;
}

/** A dialog with wide buttons, each of which closes it and does something; just closing it does nothing. */
export function Choices({ title, children, choices, cancel, onClose }: ChoicesProps) {
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
