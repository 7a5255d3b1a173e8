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
  const said = words().replay.faults;
  switch (fault.is) {
    case 'shape':
      return fault.path === '' ? said.shape : said.shapeAt(fault.path);
    case 'rules':
      return problemInWords(fault.problem);
    case 'incomplete':
      return said.incomplete;
    case 'deal-over':
      return said.dealOver;
    case 'match-over':
      return said.matchOver;
    case 'no-reshuffle':
      return said.noReshuffle;
    case 'turn':
      return said.turn(fault.seat + 1, fault.turn + 1);
    case 'card-twice':
      return said.cardTwice(cardName(fault.card));
    case 'card-missing':
      return said.cardMissing(cardName(fault.card));
    case 'card-foreign':
      return said.cardAlien(cardName(fault.card));
    case 'differs':
      return said.differs(fault.what, fault.recorded, fault.played);
    case 'refused':
      return said.refused(reason);
  }
}
