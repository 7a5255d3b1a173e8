/** What is asked before anything is restored or deleted. */
import { words } from '../../i18n/words.ts';
import { Choices } from '../../kit/ask.tsx';
import { Sentences } from '../../kit/report.tsx';
import { faultInWords } from '../../model/record-faults.ts';
import { countsOf, type AllData, type ReadData } from '../../services/storage/data-file.ts';
import { countsInWords } from './tasks.ts';

const MOST_DAMAGED = 6;

export type DataAnswer = { is: 'merge' | 'replace'; data: AllData } | { is: 'clear' | 'delete-damaged' };

/** How to restore a file, and what else is asked before an answer: whether to delete everything is asked twice. */
export type AskedOfData =
  | ({ is: 'restore' } & ReadData)
  | { is: 'replace'; data: AllData }
  | { is: 'clear' | 'clear-for-sure' | 'delete-damaged' };

interface DataQuestionProps {
  question: AskedOfData;
  onAsk: (next: AskedOfData) => void;
  onAnswer: (answer: DataAnswer) => void;
  onClose: () => void;
}

export function DataQuestion({ question, onAsk, onAnswer, onClose }: DataQuestionProps) {
  const text = words().data;
  const sure = (title: string, label: string, onPress: () => void, said?: string) => (
    <Choices title={title} choices={[{ label, isDestructive: true, onPress }]} cancel={text.cancel} onClose={onClose}>
      {said !== undefined && <p>{said}</p>}
    </Choices>
  );
  switch (question.is) {
    case 'restore':
      return <HowToRestore {...question} {...{ onAsk, onAnswer, onClose }} />;
    case 'replace':
      return sure(text.reallyReplace, text.yesReplace, () => onAnswer(question));
    case 'clear':
      return sure(text.reallyClear, text.yesClear, () => onAsk({ is: 'clear-for-sure' }), text.reallyClearText);
    case 'clear-for-sure':
      return sure(text.forSure, text.yesForSure, () => onAnswer({ is: 'clear' }), text.forSureText);
    case 'delete-damaged': {
      const remove = (): void => onAnswer({ is: 'delete-damaged' });
      return sure(text.reallyDeleteDamaged, text.deleteDamaged, remove, text.reallyDeleteDamagedText);
    }
  }
}

function HowToRestore({ data, damaged, onAsk, onAnswer, onClose }: ReadData & Omit<DataQuestionProps, 'question'>) {
  const text = words().data;
  const merge = (): void => onAnswer({ is: 'merge', data });
  const replace = (): void => onAsk({ is: 'replace', data });
  const faults = damaged.map(({ store, id, error }) => text.damagedPart(store, id, faultInWords(error)));
  return (
    <Choices
      title={text.howToRestore}
      choices={[
        { label: text.merge, lead: text.mergeLead, onPress: merge },
        { label: text.replace, lead: text.replaceLead, isDestructive: true, onPress: replace },
      ]}
      cancel={text.cancel}
      onClose={onClose}
    >
      <p>{countsInWords(text.found, countsOf(data)).join(' ')}</p>
      {faults.length > 0 && <p>{text.damagedParts(faults.length)}</p>}
      <Sentences all={faults} most={MOST_DAMAGED} more={text.andMore} />
    </Choices>
  );
}
