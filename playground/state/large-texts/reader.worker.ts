import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../../environment/experience.ts';
import type { ReadAnswer, ReadRequest } from './messages.ts';
import { createLargeReader } from './read-large.ts';

/** The thread in which long texts are read, one after the other. */
const reader = loadKnownChecks(experience).then(createLargeReader);

globalThis.addEventListener('message', ({ data }: MessageEvent<ReadRequest>) => {
  void reader.then((read) => {
    const { id, name, text, content } = data;
    const answer: ReadAnswer = { id, reading: read(name, text, content) };
    // A worker posts to the one window that started it, so there is no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    globalThis.postMessage(answer);
  });
});
