import type { Words } from '../en/words.ts';

const CALLED: Record<string, string> = { '31': 'Einunddreißig', '41': 'Einundvierzig' };

export const questions: Words['questions'] = {
  shotgun: {
    title: 'Blindschuss?',
    text: (byPoints) =>
      `Alle decken jetzt auf, ungesehen: Es zählt als dein Klopfen, ${byPoints ? 'das höchste Blatt punktet' : 'das niedrigste Blatt verliert'}.`,
    yes: 'Karten auf!',
    no: 'Erst ansehen',
  },
  suddenDeath: {
    title: 'Sudden Death?',
    text: (byPoints) =>
      `Jeder hat eine Karte, ungesehen. Jetzt aufdecken: ${byPoints ? 'Die höchste punktet' : 'Die niedrigste verliert'}.`,
    yes: 'Karten auf!',
    no: 'Weiter austeilen',
  },
  declare: {
    title: (value) => `Du hast ${value}`,
    text: (quiet) => `Sag es, bevor der Ring abgelaufen ist, sonst zählt es ${quiet}.`,
    yes: (value) => `${CALLED[value] ?? value}!`,
    no: 'Nichts sagen',
    unhurried: 'T meldet es, Q schweigt, und jede andere Taste gibt dir noch einmal die volle Zeit.',
  },
  buyIn: {
    title: 'Du bist draußen',
    text: (coins) => `Einen Einsatz zahlen und ${coins === null ? '' : `mit ${coins} `}zurückkommen?`,
    yes: 'Zurückkommen',
    no: 'Draußen bleiben',
  },
};
