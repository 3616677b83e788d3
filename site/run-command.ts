import { parseArgs } from 'node:util';

/** A command that serves something until it is stopped. */
export interface ServerCommand {
  /** What --help prints. */
  readonly usage: string;
  /** The variable that says which port to take, for the message that it is taken. */
  readonly portVariable: string;
  /** Resolves once it listens. */
  readonly start: () => Promise<void>;
}

/**
 * Runs a command whose only option is --help. Why it cannot start is told in a sentence and without a stack: it is
 * nearly always the surroundings, and never something that a reader of our code could mend.
 */
export async function runCommand({ usage, portVariable, start }: ServerCommand): Promise<void> {
  const words = readWords();
  if (!words.understood) {
    console.error(`${words.message}\n\n${usage}`);
    process.exit(2);
  }
  if (words.help) {
    console.log(usage);
    return;
  }
  try {
    await start();
  } catch (error) {
    console.error(explainStart(error, portVariable));
    process.exit(1);
  }
}

/** Why a server did not start, and what to do. */
export function explainStart(error: unknown, portVariable: string): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, address }: NodeJS.ErrnoException & { port?: number; address?: string } =
    error;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken. Stop what listens there, or choose another one with ${portVariable}.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} is not for everybody. Choose one above 1023 with ${portVariable}.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address ${address ?? ''}. Choose one that it has with HOST.`;
  }
  return error.message;
}

function readWords():
  | { readonly understood: true; readonly help: boolean }
  | { readonly understood: false; readonly message: string } {
  try {
    const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
    return { understood: true, help: values.help ?? false };
  } catch (error) {
    return { understood: false, message: error instanceof Error ? error.message : String(error) };
  }
}
