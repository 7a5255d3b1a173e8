/** What is wrong with a record, or with anything else that was stored, in the current language. */
import { RecordError } from '../../engine/record.ts';
import { RulesError } from '../../engine/rules/resolve.ts';
import { problemInWords } from './rules-problems.ts';
import { cardName } from './sentences.ts';
import { words } from '../i18n/words.ts';

/** Why something cannot be used, in whole sentences. Faults that only a tool can cause include its own message. */
export function faultInWords(error: Error): string {
  if (error instanceof RulesError && error.problem !== null) return problemInWords(error.problem);
  if (!(error instanceof RecordError)) return words().replay.faults.other(error.message);
  const { deal, action } = error;
  const what = recordFault(error);
  return deal > 0 ? words().replay.faults.at(deal, action, what) : what;
}

function recordFault({ fault, reason }: RecordError): string {
  const messages = words().replay.faults;
  switch (fault.is) {
    case 'shape':
      return fault.path === '' ? messages.shape : messages.shapeAt(fault.path);
    case 'rules':
      return problemInWords(fault.problem);
    case 'incomplete':
      return messages.incomplete;
    case 'deal-over':
      return messages.dealOver;
    case 'match-over':
      return messages.matchOver;
    case 'no-reshuffle':
      return messages.noReshuffle;
    case 'no-renewal':
      return messages.noRenewal;
    case 'turn':
      return messages.turn(fault.seat + 1, fault.turn + 1);
    case 'card-twice':
      return messages.cardTwice(cardName(fault.card));
    case 'card-missing':
      return messages.cardMissing(cardName(fault.card));
    case 'card-foreign':
      return messages.cardAlien(cardName(fault.card));
    case 'differs':
      return messages.differs(fault.what, fault.recorded, fault.played);
    case 'unsealed':
      return messages.unsealed[fault.what];
    case 'refused':
      return messages.refused(reason);
  }
}
