import { createResponseCache, createRequestHandler, type TraceStep } from '#renderer/server';
import { registry } from '#registry';
import { ADDRESS, answer, complain, experience } from '../pages/bench-site.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** One page that the public request handler renders again and again. */
export interface ServedPage {
  /**
   * Renders a document from the content service's answer, which is the first text unless another is
   * given.
   */
  readonly render: (bytes?: Bytes) => Promise<string>;
  /** The steps of the page that was rendered last. */
  readonly steps: () => readonly TraceStep[];
}

/** A text as it comes from a network; making bytes of it is the sender's work. */
export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

/** The site keeps as much. */
const KEPT_BYTES = 64_000_000;

interface ServeOptions {
  /**
   * True if finished answers are kept for as long as the text is the same, as the site keeps them.
   */
  readonly keeps?: boolean;
}

/**
 * Serves a page whose services answer at once. Throws where the handler reports anything at all.
 */
export function servePage(text: string, { keeps = false }: ServeOptions = {}): ServedPage {
  const first = bytesOf(text);
  let sent = first;
  let latest: readonly TraceStep[] = [];
  const handle = createRequestHandler({
    registry,
    experience,
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
    fetch: (request) => answer(request, sent),
    ...(keeps && { responseCache: createResponseCache({ maxBytes: KEPT_BYTES }) }),
    console: { error: complain, warn: complain, info: () => undefined },
    onTrace: ({ steps }) => {
      latest = steps;
    },
  });
  return {
    async render(bytes = first) {
      sent = bytes;
      return (await handle(new Request(ADDRESS))).text();
    },
    steps: () => latest,
  };
}
