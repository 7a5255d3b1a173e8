/** A process that serves rooms as `npm start` does, and tells where. `argv`: the port, 0 for a free one. */
import { preview } from 'vite';
import { servers } from '../../../build/servers.ts';

const server = await preview({
  configFile: false,
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [servers()],
  preview: { host: '127.0.0.1', port: Number(process.argv[2] ?? 0) },
  logLevel: 'warn',
});
process.stdout.write(`${server.resolvedUrls!.local[0]}\n`);
