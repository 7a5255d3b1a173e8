/** `npm run tool -- NAME`: starts a tool for maintainers; without a name, says which there are. */
import { runCommand } from '../../training/cli/command/command.ts';
import { didYouMean } from '../../training/cli/command/nearest.ts';
import { TOOLS, listOfTools } from './tools.ts';

const [name = '--help', ...args] = process.argv.slice(2);
const names = Object.keys(TOOLS);

if (['--help', '-h'].includes(name)) {
  process.stdout.write(await listOfTools());
} else if (Object.hasOwn(TOOLS, name)) {
  await runCommand(await TOOLS[name](), args);
} else {
  process.stderr.write(`"${name}" is no tool: allowed are ${names.join(', ')}${didYouMean(name, names)}\n`);
  process.exitCode = 2;
}
