import {
  answering,
  sampleEntries,
  sampleExperience,
  type Answers,
} from '../create-plan/sample-site.testing.ts';
import { createRegistry } from '../registry/create-registry.ts';
import type { Entry, Registry } from '../registry/index.ts';
import type { Trace } from '../trace/index.ts';
import { createRequestHandler, type RequestHandler } from './create-request-handler.ts';
import type { RequestHandlerOptions } from './request-handler-options.ts';

export const NO_FILES = { styles: [], code: [], fonts: [], modules: [] };

export interface SampleServer {
  readonly handle: RequestHandler;
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  readonly messages: readonly string[];
  readonly trace: () => Trace | undefined;
}

/** A server of the sample site, whose services a test has in its hand. */
export function serverWith(
  answers: Answers,
  options: Partial<RequestHandlerOptions> = {},
): SampleServer {
  const messages: string[] = [];
  const log = (...args: unknown[]) => void messages.push(args.map(String).join(' '));
  let trace: Trace | undefined;
  const handle = createRequestHandler({
    registry: createRegistry(sampleEntries),
    experience: sampleExperience,
    files: () => NO_FILES,
    fetch: answering(answers),
    console: { error: log, warn: log, info: log },
    onTrace: (latest) => {
      trace = latest;
    },
    ...options,
  });
  return {
    handle,
    messages,
    trace: () => trace,
    // Put together as text: a path of two slashes would else name a host of its own.
    get: (path, init) =>
      handle(new Request(path.startsWith('/') ? `https://www.sample.test${path}` : path, init)),
  };
}

/** The answers of a content service with one page. */
export const pageOf = (...flexComponents: object[]) => ({
  '/page-model': { data: { flexZone: { flexComponents } } },
});

export const note = (text: string, inner?: object[]) => ({
  componentType: 'note',
  text,
  ...(inner && { inner }),
});

/** The document without the comments that React leaves for itself. */
export async function htmlOf(response: Promise<Response>): Promise<string> {
  return (await (await response).text()).replaceAll(/<!--.*?-->/g, '');
}

/** A registry of the sample site with entries more. */
export function withEntries(...entries: readonly Entry[]): { readonly registry: Registry } {
  return { registry: createRegistry([...sampleEntries, ...entries]) };
}
