/** `npm run tool -- NAME`: starts a tool for maintainers; without a name, says which there are. */
import { runNamed } from '../../training/cli/command/command.ts';
import { TOOLS, listOfTools } from './tools.ts';

await runNamed(TOOLS, 'tool', listOfTools);
