/** On dialogs over the table. */
export const dialogs = {
  done: 'Done',
  back: 'Back',
};
