import { validate } from './validate/command/validate-files.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may have seen enough.
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await validate(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  // Only opened when it is asked for.
  get input() {
    return process.stdin;
  },
  output: process.stdout,
  errors: process.stderr,
});
