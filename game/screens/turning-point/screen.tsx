/** The deal that decided a match: to be watched, played again, or sent to somebody. */
import { words } from '../../i18n/words.ts';
import { Choices } from '../../kit/ask.tsx';
import { opens, type Closable } from '../../kit/dialog.tsx';

interface TurningPointOptions {
  deal: number;
  /** What happened, in a line, and why it decided the match. */
  story: string;
  why: string;
  onWatch: () => void;
  /** Left out where the deal cannot be played again. */
  again?: { onPlay: () => void; onSend: () => void };
}

export const openTurningPoint = opens(TurningPointScreen);

function TurningPointScreen({ deal, story, why, onWatch, again, onClose }: Closable<TurningPointOptions>) {
  const { heading, watch, play, playLead, send, sendLead } = words().result.turningPoint;
  const playing =
    again === undefined
      ? []
      : [
          { label: play, lead: playLead, onPress: again.onPlay },
          { label: send, lead: sendLead, onPress: again.onSend },
        ];
  return (
    <Choices
      title={heading(deal)}
      choices={[{ label: watch, onPress: onWatch }, ...playing]}
      cancel={words().dialogs.close}
      onClose={onClose}
    >
      <p>{story}</p>
      <p class="soft">{why}</p>
    </Choices>
  );
}
