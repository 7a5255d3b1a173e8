/** On pages of paper that lie over the table. */
export const dialogs = {
  done: 'Done',
  back: 'Back',
};
