import { createRequestHandler, type TraceStep } from '#renderer/server';
import { registry } from '#registry';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';

/** One page that the public request handler renders again and again. */
export interface ServedPage {
  /** What the content service answers. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** From the content service's answer to a document. */
  readonly render: () => Promise<string>;
  /** The steps of the page that was rendered last. */
  readonly steps: () => readonly TraceStep[];
}

/** Serves a page whose services answer at once. Throws where the handler reports anything at all. */
export function servePage(text: string): ServedPage {
  let latest: readonly TraceStep[] = [];
  // As it comes from a network; making bytes of it is the sender's work.
  const bytes = new TextEncoder().encode(text);
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: (request) => answer(request, bytes),
    console: { error: complain, warn: complain, info: () => undefined },
    onTrace: ({ steps }) => {
      latest = steps;
    },
  });
  return {
    bytes,
    render: async () => (await handle(new Request(ADDRESS))).text(),
    steps: () => latest,
  };
}
