/** The deal that decided a match: to be watched, played again, or sent to somebody. */
import { words } from '../../i18n/words.ts';
import { chooseInDialog } from '../../ui/dialogs/ask.ts';
import { openToRead } from '../../ui/dialogs/dialog.ts';
import '../../ui/dialogs/lists.css';
import { element } from '../../base/elements.ts';

interface TurningPointOptions {
  deal: number;
  /** What happened, in a line. */
  story: string;
  onWatch: () => void;
  /** Left out where the deal cannot be played again. */
  again?: { onPlay: () => void; onSend: () => void };
}

/** Opens it; returns a function that closes it. */
export function openTurningPoint({ deal, story, onWatch, again }: TurningPointOptions): () => void {
  const text = words().result.turningPoint;
  return openToRead(() =>
    chooseInDialog({
      title: text.heading(deal),
      body: [element('p', {}, story)],
      choices: [
        { label: text.watch, onPress: onWatch },
        ...(again === undefined
          ? []
          : [
              { label: text.play, lead: text.playLead, onPress: again.onPlay },
              { label: text.send, lead: text.sendLead, onPress: again.onSend },
            ]),
      ],
      cancel: words().dialogs.done,
    }),
  );
}
