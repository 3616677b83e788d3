import type { Server } from 'node:http';
import { StartError } from './start-error.ts';
import { LOOPBACK } from './variables.ts';

export interface ListenOptions {
  readonly port: number;
  readonly hostname: string;
  /** The variables that say so, for the message when it cannot be. */
  readonly portVariable?: string;
  readonly hostVariable?: string;
}

/**
 * Makes a server listen, and gives its address. Rejects with a StartError where the machine does
 * not let it.
 */
export function listen(server: Server, options: ListenOptions): Promise<string> {
  const { port, hostname } = options;
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(new StartError(explain(error, options), { cause: error }));
    server.once('error', refuse);
    server.listen(port, hostname, () => {
      server.off('error', refuse);
      resolve(addressOf(server, hostname));
    });
  });
}

function addressOf(server: Server, hostname: string): string {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const name = hostname === LOOPBACK ? 'localhost' : hostname;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Explains the system's code to the person who starts the server. */
function explain(
  { code, message }: NodeJS.ErrnoException,
  { port, hostname, portVariable = 'PORT', hostVariable = 'HOST' }: ListenOptions,
): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${hostname} is taken. Stop what listens there, or give another port in ${portVariable}.`;
    case 'EACCES':
      return `Port ${port} is not for this user. Give a port above 1023 in ${portVariable}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
      return `${hostVariable} is "${hostname}", which is no address of this machine. Give one that it has, such as 127.0.0.1, or 0.0.0.0 for all.`;
    default:
      return `The server cannot listen on port ${port} of ${hostname}: ${message}. Give others in ${portVariable} and ${hostVariable}.`;
  }
}
