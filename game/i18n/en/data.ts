/** On everything that is kept, as one file. */
export const data = {
  title: 'Your data',
  lead: 'Everything that this game keeps lies in this browser alone. Clearing the browser’s data would take it along: keep a file of it.',
  holds: (matches: string, records: string, rules: string): string => `There are ${records}, ${matches} and ${rules}.`,
  records: (count: number): string => (count === 1 ? '1 played match' : `${count} played matches`),
  matches: (count: number): string => (count === 1 ? '1 open match' : `${count} open matches`),
  rules: (count: number): string => (count === 1 ? '1 game of your own' : `${count} games of your own`),
  holdsDamaged: (count: number): string =>
    count === 1 ? 'Besides, 1 damaged thing lies aside.' : `Besides, ${count} damaged things lie aside.`,
  notPersistent:
    'This browser keeps nothing for this page: it is gone once you close it. A file is the only way to keep it.',
  save: 'Save all as a file',
  saveLead: 'Matches, records, rules of your own and settings, in one file.',
  restore: 'Restore from a file',
  restoreLead: 'Every part is checked first.',
  clear: 'Delete everything',
  clearLead: 'Open matches, records, rules of your own and settings.',
  reading: 'The file is being checked…',
  working: 'One moment…',
  found: (matches: string, records: string, rules: string): string =>
    `In the file there are ${records}, ${matches} and ${rules}.`,
  damagedParts: (count: number): string =>
    count === 1 ? '1 part is damaged and is left out:' : `${count} parts are damaged and are left out:`,
  damagedPart: (shelf: 'matches' | 'records' | 'rules', id: string, reason: string): string =>
    `${{ matches: 'open match', records: 'record', rules: 'rules' }[shelf]} ${id}: ${reason}`,
  andMore: (count: number): string => `and ${count} more`,
  howToRestore: 'How should it be restored?',
  merge: 'Add to what is here',
  mergeLead: 'What is here stays. No match comes twice.',
  replace: 'Replace what is here',
  replaceLead: 'What is here and not in the file is gone then.',
  reallyReplace: 'Really replace everything that is here?',
  yesReplace: 'Replace it',
  cancel: 'Cancel',
  restored: (matches: string, records: string, rules: string): string =>
    `Restored: ${records}, ${matches} and ${rules}.`,
  nothingNew: 'All of it was here already.',
  saved: 'The file is saved.',
  reallyClear: 'Delete everything that is kept here?',
  reallyClearText:
    'All open matches, records, rules of your own and settings are deleted. Nobody can bring them back, unless you keep a file.',
  yesClear: 'Delete everything',
  forSure: 'Are you quite sure?',
  forSureText: 'This is the last question.',
  yesForSure: 'Yes, delete it all',
  cleared: 'Everything is deleted.',
  saveDamaged: 'Save what is damaged as a file',
  saveDamagedLead: 'Restoring that file tells what is wrong, and takes what has been mended.',
  discardDamaged: 'Throw away what is damaged',
  reallyDiscardDamaged: 'Throw away what is damaged?',
  reallyDiscardDamagedText: 'Nobody can bring it back, unless you keep a file. Everything else stays.',
  damagedDiscarded: 'What was damaged is thrown away.',
  notJson: (file: string): string => `${file} is no file of all data: it is not JSON.`,
  notData: (file: string): string =>
    `${file} is no file of all data. Records of single matches are taken in under “Records”.`,
  tooLarge: (file: string): string => `${file} is too large.`,
};
