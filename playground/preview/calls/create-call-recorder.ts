import { formatFault } from '#fixtures';
import type { Host } from '#renderer';
import type { EndpointFault } from '#schemas/generated/scenario.ts';
import { MAX_BODY_LENGTH, type Call, type CallContent } from '../../state/calls/calls.ts';
import type { CallsMessage } from '../protocol.ts';
import { secureBody, secureHeaders } from './secure-content.ts';
import { observeBody } from './observe-body.ts';

type Fetch = Host['fetch'];
type ImportModule = NonNullable<Host['importModule']>;
type CallDetails = Parameters<Fetch>[1];

/** Notes the calls of one page after the other, and posts what has become of them. */
export interface CallRecorder {
  /** A page begins to load: from now on calls are its own. */
  readonly begin: () => void;
  /** Returns the same network, with its calls noted. */
  readonly recordFetch: (
    fetch: Fetch,
    findFault: (request: Request) => EndpointFault | undefined,
  ) => Fetch;
  /** Returns the same way to import modules, noted too. A browser says little of them. */
  readonly recordImports: (
    importModule: ImportModule,
    fault: EndpointFault | undefined,
  ) => ImportModule;
}

export interface CallRecorderOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly post: (message: CallsMessage) => void;
  /** Runs a task a little later: what happens until then is posted together. */
  readonly later: (task: () => void) => void;
}

/** A fault can be a text of any length, and so can an error. */
const MAX_WORDS = 300;

type Ended = Exclude<Call['end'], 'pending'>;

/** A call under way, which takes what is learnt of it. */
interface Note {
  readonly add: (more: Partial<Call>) => void;
  /** Only the first end counts. */
  readonly end: (end: Ended, more?: Partial<Call>) => void;
}

/** Makes the recorder of a preview. */
export function createCallRecorder({ now, post, later }: CallRecorderOptions): CallRecorder {
  let loadedAt = now();
  let begun = 0;
  let changed = new Map<number, Call>();

  const flush = () => {
    const calls = [...changed.values()];
    changed = new Map();
    if (calls.length > 0) post({ type: 'vitrine:calls', loadedAt, calls });
  };
  const start: Start = (first) => {
    const [ownLoad, startedAt] = [loadedAt, now()];
    begun += 1;
    let call: Call = { ...first, id: begun, startedMs: startedAt - loadedAt, end: 'pending' };
    const add = (more: Partial<Call>) => {
      call = { ...call, ...more };
      // Nobody asks for the calls of a page that is no longer shown.
      if (ownLoad !== loadedAt) return;
      if (changed.size === 0) later(flush);
      changed.set(call.id, call);
    };
    add({});
    return {
      add,
      end: (end, more = {}) => {
        if (call.end === 'pending') add({ ...more, end, durationMs: now() - startedAt });
      },
    };
  };

  return {
    begin() {
      // Two pages in one millisecond are two pages.
      loadedAt = Math.max(now(), loadedAt + 1);
      begun = 0;
      changed = new Map();
    },
    recordFetch: (fetch, findFault) => createFetch(fetch, findFault, start),
    recordImports: (importModule, fault) => createImporter(importModule, fault, start),
  };
}

type Start = (first: Omit<Call, 'id' | 'startedMs' | 'end'>) => Note;

function createFetch(
  fetch: Fetch,
  findFault: Parameters<CallRecorder['recordFetch']>[1],
  start: Start,
): Fetch {
  return async (request, details) => {
    const { method, url, signal } = request;
    const content = { headers: secureHeaders(request.headers) };
    const note = start({ method, url, ...budgetOf(details), request: content });
    noteRequestBody(request, content, note);
    endOnAbort(signal, note);
    try {
      const response = await fetch(request, details).finally(() =>
        note.add(faultOf(findFault(request))),
      );
      return noteAnswer(response, note);
    } catch (error) {
      note.end('failed', { reason: describe(error) });
      throw error;
    }
  };
}

function createImporter(
  importModule: ImportModule,
  fault: EndpointFault | undefined,
  start: Start,
): ImportModule {
  let times = 0;
  return async (order, details) => {
    times += 1;
    const met = fault && times <= (fault.times ?? Infinity) ? fault : undefined;
    const { url, signal } = order;
    const first = { method: 'GET', url, request: { headers: {} }, ...faultOf(met) };
    const note = start({ ...first, ...budgetOf(details) });
    endOnAbort(signal, note);
    try {
      const module = await importModule(order, details);
      note.end('done');
      return module;
    } catch (error) {
      note.end('failed', { reason: describe(error) });
      throw error;
    }
  };
}

function budgetOf(details: CallDetails): Pick<Call, 'budgetMs'> {
  return details ? { budgetMs: details.limitMs } : {};
}

function faultOf(fault: EndpointFault | undefined): Pick<Call, 'fault'> {
  return fault ? { fault: formatFault(fault).slice(0, MAX_WORDS) } : {};
}

/** A caller whose time is over does not wait for what ends the call itself. */
function endOnAbort(signal: AbortSignal, { end }: Note): void {
  const endNow = () => {
    const { reason } = signal;
    const isTimeout = reason instanceof Error && reason.name === 'TimeoutError';
    end(isTimeout ? 'timed-out' : 'aborted', { reason: describe(reason) });
  };
  if (signal.aborted) endNow();
  else signal.addEventListener('abort', endNow, { once: true });
}

function noteRequestBody(request: Request, content: CallContent, { add }: Note): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const type = request.headers.get('content-type');
  const reading = request.clone().text();
  void reading.then(
    (text) => text !== '' && add({ request: { ...content, ...cutBody(text, type) } }),
    // A body that cannot be read is sent to nobody either, and that is told.
    () => undefined,
  );
}

function noteAnswer(response: Response, { add, end }: Note): Response {
  const content = { headers: secureHeaders(response.headers) };
  const type = response.headers.get('content-type');
  let text = '';
  let length = 0;
  const read = () => ({
    answer: length > 0 ? { ...content, ...cutBody(text, type, length) } : content,
  });
  add({ status: response.status, answer: content });
  return observeBody(response, {
    onText(piece) {
      length += piece.length;
      if (text.length <= MAX_BODY_LENGTH) text += piece;
    },
    onEnd: () => end('done', read()),
    onFailure: (error) => end('failed', { ...read(), reason: describe(error) }),
    onCancel: () => end('aborted', read()),
  });
}

function cutBody(
  text: string,
  type: string | null,
  length = text.length,
): Pick<CallContent, 'body' | 'wholeLength'> {
  const body = secureBody(text.slice(0, MAX_BODY_LENGTH), type);
  return length > MAX_BODY_LENGTH ? { body, wholeLength: length } : { body };
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, MAX_WORDS);
}
