import { runRoutesCommand } from './routes/command.ts';

/** npm run routes: checks route tables, and tells which route a path has. */
const { text, exitCode } = runRoutesCommand(process.argv.slice(2), process.cwd());
if (exitCode === 2) console.error(text);
else console.log(text);
process.exitCode = exitCode;
