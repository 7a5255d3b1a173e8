/** The four suit marks as paths drawn by this project. Each fits a box from -1 to 1 in both directions, upright. */
const CLUB =
  'M0 -1 A.44 .44 0 0 1 .33 -.27 A.45 .45 0 1 1 .2 .4 Q.16 .32 .1 .24 Q.12 .74 .4 1 L-.4 1 Q-.12 .74 -.1 .24 ' +
  'Q-.16 .32 -.2 .4 A.45 .45 0 1 1 -.33 -.27 A.44 .44 0 0 1 0 -1 Z';
const DIAMOND = 'M0 -1 Q.3 -.44 .76 0 Q.3 .44 0 1 Q-.3 .44 -.76 0 Q-.3 -.44 0 -1 Z';
const HEART =
  'M0 .98 C-.2 .58 -.96 .22 -.96 -.38 C-.96 -.74 -.7 -.94 -.46 -.94 C-.22 -.94 -.06 -.76 0 -.52 ' +
  'C.06 -.76 .22 -.94 .46 -.94 C.7 -.94 .96 -.74 .96 -.38 C.96 .22 .2 .58 0 .98 Z';
const SPADE =
  'M0 -1 C.18 -.62 .92 -.22 .92 .26 C.92 .56 .7 .72 .48 .72 C.3 .72 .16 .62 .09 .46 Q.12 .82 .38 1 ' +
  'L-.38 1 Q-.12 .82 -.09 .46 C-.16 .62 -.3 .72 -.48 .72 C-.7 .72 -.92 .56 -.92 .26 C-.92 -.22 -.18 -.62 0 -1 Z';

/** SVG path data by suit: clubs, diamonds, hearts, spades. */
export const SUIT_PATHS: readonly string[] = [CLUB, DIAMOND, HEART, SPADE];
