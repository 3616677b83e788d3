import { runAssetsCommand } from './assets/command.ts';
import { send } from './server/send.ts';

/** npm run assets: compares the modules of an experience with their digests, and writes these. */
const { text, exitCode } = await runAssetsCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  fetch: send,
});
if (exitCode === 2) console.error(text);
else console.log(text);
process.exitCode = exitCode;
