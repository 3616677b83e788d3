import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { readSiteContext } from '#renderer/visit';
import { createSecurityHeaders } from '#renderer/server';
import { completeLocale } from '#schemas/content/locale.ts';
import { experience } from '../experience.ts';
import type { LocalToolsOptions } from './local-tools.ts';

type LogInOptions = Pick<LocalToolsOptions, 'readDocument' | 'reportOnlyPolicy'>;

const FETCH_SITE = 'sec-fetch-site';

/** Stands in each document where its language is to be. */
const OF_THE_DOCUMENT = '<html lang="en-GB"';

/**
 * The pages with which somebody logs in to a local site, and out of it. Production has a log-in
 * service for that.
 */
export function createLogIn({ readDocument, reportOnlyPolicy }: LogInOptions): Hono {
  const pages = new Hono();
  const send = async (context: Context, name: 'log-in' | 'log-out' | 'confirm-log-out') => {
    const html = await readDocument(name, context.req.path);
    const headers = createSecurityHeaders({ reportOnly: reportOnlyPolicy });
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-store');
    headers.set('vary', FETCH_SITE);
    return new Response(html.replace(OF_THE_DOCUMENT, `<html lang="${localeOf(context)}"`), {
      headers,
    });
  };

  pages.get('/log-in', (context) => send(context, 'log-in'));
  // A link of another site, or of a message, may not log anybody out: the page asks first.
  pages.get('/log-out', (context) =>
    send(context, isFromOwnPage(context) ? 'log-out' : 'confirm-log-out'),
  );
  return pages;
}

/**
 * Returns true if a page of this very origin has led here. Browsers say so themselves, where the
 * connection is trusted, and no page can make them say anything else.
 */
function isFromOwnPage({ req }: Context): boolean {
  return req.header(FETCH_SITE) === 'same-origin';
}

/**
 * The language of the site that a visitor has chosen; else the first one of the browser's that the
 * site has.
 */
function localeOf(context: Context): string {
  const supported = experience.locales.map(({ locale }) => locale);
  const accepted = parseAccept(context.req.header('accept-language') ?? '')
    .map(({ type }) => completeLocale(type, supported))
    .find((locale) => locale !== undefined);
  return readSiteContext(experience, {
    url: () => new URL(context.req.url),
    cookie: (name) => getCookie(context, name),
    pageLanguage: () => accepted ?? null,
  }).locale;
}
