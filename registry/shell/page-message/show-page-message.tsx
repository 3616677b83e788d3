import { createRoot } from 'react-dom/client';
import {
  createSnackbarQueue,
  type SnackbarMessage,
  type SnackbarQueue,
} from '../../kit/snackbar/snackbar-queue.ts';
import { Snackbar } from '../../kit/snackbar/snackbar.tsx';

const queues = new WeakMap<Document, Promise<SnackbarQueue>>();

/**
 * Says in passing what happened, over the page and beside whatever runs on it. Messages of one
 * document wait for each other. Its code is loaded by who has something to say.
 */
export async function showPageMessage(document: Document, message: SnackbarMessage): Promise<void> {
  const queue = queues.get(document) ?? addSnackbar(document);
  queues.set(document, queue);
  (await queue).add(message);
}

/**
 * Adds the place of messages, and resolves once it stands there: a text that comes into it is read
 * out, one that comes with it need not be.
 */
function addSnackbar(document: Document): Promise<SnackbarQueue> {
  const queue = createSnackbarQueue();
  const { promise, resolve } = Promise.withResolvers<SnackbarQueue>();
  const watched: SnackbarQueue = {
    ...queue,
    subscribe(listener) {
      // Who listens stands in the page, and is read from the next task on.
      setTimeout(() => resolve(queue));
      return queue.subscribe(listener);
    },
  };
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(<Snackbar queue={watched} />);
  return promise;
}
