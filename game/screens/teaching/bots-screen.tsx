/** The person's own bots as a dialog of their own. */
import { words } from '../../i18n/words.ts';
import { Dialog, open } from '../../kit/dialog.tsx';
import type { OwnBots } from '../../services/bots/own-bots.ts';
import { BotsList, type BotsListProps } from './bots-list.tsx';
import { useReport } from './use-report.ts';
import './screen.css';

/** Opens it; answers with a function that closes it. @param bring keeps the bots in files, and answers with sentences */
export function openBotsDialog(ownBots: OwnBots, bring: BotsListProps['bring']): () => void {
  return open((close) => <BotsScreen ownBots={ownBots} bring={bring} onClose={close} />);
}

function BotsScreen({ onClose, ...bots }: Omit<BotsListProps, 'report'> & { onClose: () => void }) {
  const report = useReport();
  const { title, how } = words().teaching.bots;
  return (
    <Dialog title={title} lead={how} isWide decides onClose={onClose}>
      <div class="teaching">
        <BotsList {...bots} report={report} />
      </div>
    </Dialog>
  );
}
