import { startProcess, type ServerProcess } from './start-process.ts';

const SITE = 'dist/server/server.js';
export const BACKEND = 'site/backend.ts';

/** The reference backend and the production server against it, each in a process of its own. */
export interface Pair {
  readonly backend: ServerProcess;
  readonly site: ServerProcess;
}

/** Starts both, as the README advises an operator. They end with the test. */
export async function startPair(): Promise<Pair> {
  const backend = await startProcess(BACKEND, { BACKEND_PORT: '0' });
  const site = await startProcess(SITE, {
    VITRINE_API_ORIGIN: backend.address,
    VITRINE_IMAGE_ORIGIN: backend.address,
    VITRINE_SITE_ORIGIN: 'https://www.meridia.example',
  });
  return { backend, site };
}
