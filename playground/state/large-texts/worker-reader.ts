import { loadKnownChecks, type KnownContent } from '#schemas/validate/known-checks.ts';
import { experience } from '../../environment/experience.ts';
import type { Reading } from '../document/check-text.ts';
import type { DocumentName } from '../document/names.ts';
// Vite makes the default export of every import that ends in ?worker.
// oxlint-disable-next-line import/default
import ReaderWorker from './reader.worker.ts?worker';
import type { ReadAnswer, ReadRequest } from './messages.ts';
import { createLargeReader } from './read-large.ts';

/** Reads a long text without holding the window. */
export type ReadLarge = (
  name: DocumentName,
  text: string,
  content?: KnownContent,
) => Promise<Reading>;

interface PendingRead {
  readonly request: ReadRequest;
  readonly resolve: (reading: Reading | Promise<Reading>) => void;
}

/**
 * A reader in a thread of its own, which is started with the first text that needs it. Where none
 * can be had, the window reads, which is slow and better than not at all.
 */
export function createWorkerReader(): ReadLarge {
  const pending = new Map<number, PendingRead>();
  let worker: Worker | undefined;
  let last = 0;

  const start = (): Worker => {
    const started = new ReaderWorker();
    started.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
      pending.get(data.id)?.resolve(data.reading);
      pending.delete(data.id);
    });
    started.addEventListener('error', () => {
      pending.forEach(({ request, resolve }) => resolve(readHere(request)));
      pending.clear();
      worker = undefined;
    });
    return started;
  };

  return (name, text, content) => {
    last += 1;
    const request: ReadRequest = { id: last, name, text, content };
    const answer = new Promise<Reading>((resolve) => pending.set(request.id, { request, resolve }));
    worker ??= start();
    // The receiver is a worker, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request);
    return answer;
  };
}

async function readHere({ name, text, content }: ReadRequest): Promise<Reading> {
  return createLargeReader(await loadKnownChecks(experience))(name, text, content);
}
