/** A question over a table, which comes first. The table goes on below. */
import { ChoiceButton } from '../../kit/buttons.tsx';
import { Dialog, open } from '../../kit/dialog.tsx';

interface TableQuestion {
  title: string;
  text: string;
  /** Whether it hides the whole table, and stays until it is answered by its button. */
  hides?: boolean;
  /** The first one is what closing it means. */
  answers: readonly [TableAnswer, ...TableAnswer[]];
}

export interface TableAnswer {
  label: string;
  onPress: () => void;
}

export class Overlays {
  readonly #onChange: () => void;
  #question: (() => TableQuestion) | undefined;
  #close: () => void = () => undefined;

  /** @param onChange called when something has been opened over the table or closed */
  constructor(onChange: () => void) {
    this.#onChange = onChange;
  }

  get isAsking(): boolean {
    return this.#question !== undefined;
  }

  get hides(): boolean {
    return this.#question?.().hides === true;
  }

  get state(): { question: { title: string; text: string } | null } {
    const question = this.#question?.();
    return { question: question === undefined ? null : { title: question.title, text: question.text } };
  }

  /** Asks a question in place of any other; an answer closes it. @param question returns it in the current language */
  ask(question: () => TableQuestion): void {
    this.close();
    this.#question = question;
    const answer = ({ onPress }: TableAnswer): void => {
      this.close();
      this.#onChange();
      onPress();
    };
    this.#close = open(() => <QuestionDialog question={question} onAnswer={answer} />);
    this.#onChange();
  }

  close(): void {
    this.#question = undefined;
    this.#close();
    this.#close = () => undefined;
  }
}

interface QuestionDialogProps {
  question: () => TableQuestion;
  onAnswer: (answer: TableAnswer) => void;
}

function QuestionDialog({ question, onAnswer }: QuestionDialogProps) {
  const { title, text, hides = false, answers } = question();
  const [first, ...others] = answers;
  return (
    <Dialog title={title} close={first.label} hides={hides} onClose={() => onAnswer(first)}>
      {text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      <div class="choices">
        {others.map((one) => (
          <ChoiceButton key={one.label} label={one.label} onPress={() => onAnswer(one)} />
        ))}
      </div>
    </Dialog>
  );
}
