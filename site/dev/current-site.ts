import type { Hono } from 'hono';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { escapeXml } from '#schemas/validate/formats/xml.ts';

/** The site as the sources were when it was made, with what went wrong since. */
interface Generation {
  readonly site: Promise<Hono>;
  readonly failures: unknown[];
}

export interface CurrentSite {
  readonly answer: (request: Request) => Promise<Response>;
  /** Returns true if something could not be loaded since the last change. */
  readonly hasFailed: () => boolean;
  /** Makes the site again for the next request. */
  readonly forget: () => void;
}

/**
 * Keeps the site until its sources change. Where something cannot be loaded, a page that says where
 * and why takes the place of the site's pages.
 */
export function createCurrentSite(
  load: (onLoadFailure: (error: unknown) => void) => Promise<Hono>,
): CurrentSite {
  let current: Generation | undefined;

  const begin = (): Generation => {
    const failures: unknown[] = [];
    const note = (error: unknown) => void failures.push(error);
    const site = load(note);
    site.catch(note);
    return { site, failures };
  };

  return {
    hasFailed: () => (current?.failures.length ?? 0) > 0,
    forget() {
      current = undefined;
    },
    async answer(request) {
      current ??= begin();
      const { site, failures } = current;
      try {
        const response = await (await site).fetch(request);
        return failures.length > 0 && isDocument(response)
          ? createFailurePage(failures[0])
          : response;
      } catch (error) {
        return createFailurePage(error);
      }
    },
  };
}

function isDocument({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The details that Vite adds to the message where a source cannot be read. */
interface Place {
  readonly file?: unknown;
  readonly line?: number;
  readonly column?: number;
}

/**
 * The page in whose place something could not be loaded: what, where and why. It has Vite's client,
 * which loads it again as soon as a source is saved.
 */
export function createFailurePage(error: unknown): Response {
  const { message, fix, frame, stack, location } = describeFailure(error);
  const details = frame || stack;
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Error: ${escapeXml(location || message)}</title>
<style>
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  pre { overflow-x: auto; padding: 1rem; background: #f3f3f3; color: #222; white-space: pre-wrap; }
</style>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<main>
<h1>This page cannot be made</h1>
${location && `<p>In <code>${escapeXml(location)}</code></p>`}
<pre>${escapeXml(message)}</pre>
${fix && `<p>${escapeXml(fix)}</p>`}
${details && `<pre>${escapeXml(details)}</pre>`}
<p>Correct the source and save it: the page comes back by itself.</p>
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

interface Failure {
  readonly message: string;
  /** Tells what to do, where that is known. */
  readonly fix: string;
  readonly frame: string;
  readonly stack: string;
  /** Such as `registry/cards/news-card/news-card.tsx:12:5`. */
  readonly location: string;
}

/** An error with what Vite, and our own readers, add to it. */
interface ReportedError extends Error {
  readonly id?: unknown;
  readonly loc?: Place;
  readonly frame?: unknown;
  readonly fix?: unknown;
}

/** The place in the compiler's own picture of a mistake. */
const PRINTED_PLACE = /\[ (\S+:\d+:\d+) \]/;

/** Reads what Vite, the compiler or Node report about an error. */
function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error))
    return { message: String(error), fix: '', frame: '', stack: '', location: '' };
  const { id, loc, frame, fix }: ReportedError = error;
  const message = clean(error.message);
  const file = [loc?.file, id].find((name) => typeof name === 'string');
  const [, printed = ''] = PRINTED_PLACE.exec(message) ?? [];
  return {
    message,
    fix: typeof fix === 'string' ? fix : '',
    frame: typeof frame === 'string' ? clean(frame) : '',
    // The stack of a source that cannot be read only shows the way through the compiler.
    stack: file ? '' : clean(error.stack ?? ''),
    location: printed || (file ? placeOf(file, loc) : ''),
  };
}

function placeOf(file: string, { line, column }: Place = {}): string {
  return [relative(process.cwd(), file), line, column]
    .filter((part) => part !== undefined)
    .join(':');
}

function clean(text: string): string {
  return stripVTControlCharacters(text).trim();
}
