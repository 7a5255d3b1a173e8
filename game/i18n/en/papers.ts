/** On pages of paper that lie over the table. */
export const papers = {
  done: 'Done',
  back: 'Back',
};
