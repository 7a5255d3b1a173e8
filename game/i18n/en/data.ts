/** Everything that is stored: saving it as one file, restoring and deleting it. */
import { counted } from './speaking.ts';

export const data = {
  title: 'Your data',
  lead: 'Everything is stored in this browser only. Clearing the browser’s data deletes it too, so save a file.',
  holds: (matches: string, records: string, rules: string): string =>
    `Stored here: ${records}, ${matches} and ${rules}.`,
  records: (count: number): string => (count === 1 ? '1 played match' : `${count} played matches`),
  matches: (count: number): string => (count === 1 ? '1 open match' : `${count} open matches`),
  rules: (count: number): string => (count === 1 ? '1 game of your own' : `${count} games of your own`),
  /** Follows the sentence on how much there is, or was restored. */
  progress: (ladder: number, goals: number): string =>
    `On the ladder ${counted(ladder, 'opponent')} beaten; ${counted(goals, 'goal')} reached.`,
  bots: (count: number): string => (count === 1 ? '1 bot of your own.' : `${count} bots of your own.`),
  days: (count: number): string => `Deals of ${counted(count, 'day')} played.`,
  holdsDamaged: (count: number): string =>
    count === 1 ? '1 damaged item was set aside.' : `${count} damaged items were set aside.`,
  notPersistent:
    'This browser stores nothing for this page: everything is gone once you close it, unless you save a file.',
  save: 'Save everything as a file',
  saveLead:
    'Open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings, in one file.',
  restore: 'Restore from a file',
  restoreLead: 'Every part is checked first.',
  clear: 'Delete everything',
  clearLead: 'Open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings.',
  reading: 'Checking the file…',
  working: 'One moment…',
  found: (matches: string, records: string, rules: string): string =>
    `The file has ${records}, ${matches} and ${rules}.`,
  damagedParts: (count: number): string =>
    count === 1 ? '1 item is damaged and left out:' : `${count} items are damaged and left out:`,
  damagedPart: (
    store: 'matches' | 'records' | 'rules' | 'ladder' | 'goals' | 'days' | 'bots',
    id: string,
    reason: string,
  ): string =>
    `${{ matches: 'open match', records: 'record', rules: 'rules', ladder: 'step of the ladder', goals: 'goal', days: 'deals of the day', bots: 'bot' }[store]} ${id}: ${reason}`,
  andMore: (count: number): string => `and ${count} more`,
  howToRestore: 'How do you want to restore it?',
  merge: 'Add to what is here',
  mergeLead: 'What is here stays. No match is added twice.',
  replace: 'Replace what is here',
  replaceLead: 'What is here and not in the file is deleted.',
  reallyReplace: 'Really replace everything that is here?',
  yesReplace: 'Replace it',
  cancel: 'Cancel',
  restored: (matches: string, records: string, rules: string): string =>
    `Restored: ${records}, ${matches} and ${rules}.`,
  nothingNew: 'Everything was here already.',
  saved: 'The file is saved.',
  reallyClear: 'Delete everything that is stored here?',
  reallyClearText:
    'This deletes all open matches, records, your own rules, ladder, goals, deals of the day, your bots and settings. It cannot be undone, unless you have saved a file.',
  yesClear: 'Delete everything',
  forSure: 'Are you sure?',
  forSureText: 'This is the last question.',
  yesForSure: 'Yes, delete it all',
  cleared: 'Everything has been deleted.',
  saveDamaged: 'Save damaged items as a file',
  saveDamagedLead: 'Restoring from that file shows what is wrong, and brings back what has been repaired.',
  deleteDamaged: 'Delete damaged items',
  reallyDeleteDamaged: 'Delete damaged items?',
  reallyDeleteDamagedText: 'This cannot be undone, unless you have saved a file. Everything else stays.',
  damagedDeleted: 'The damaged items have been deleted.',
  notJson: (file: string): string => `${file} is not a data file: it is not JSON.`,
  notData: (file: string): string => `${file} is not a data file. Import records of single matches under “Records”.`,
  tooLarge: (file: string): string => `${file} is too large.`,
};
