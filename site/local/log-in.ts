import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { parseAccept } from 'hono/utils/accept';
import { readSiteContext } from '#renderer/visit';
import { createSecurityHeaders } from '#renderer/server';
import { completeLocale } from '#schemas/content/locale.ts';
import { experience } from '../experience.ts';
import type { LocalToolsOptions } from './local-tools.ts';

type LogInOptions = Pick<LocalToolsOptions, 'readDocument' | 'reportOnlyPolicy'>;

/** Stands in each document where its language is to be. */
const OF_THE_DOCUMENT = '<html lang="en-GB"';

/**
 * The pages with which somebody logs in to a local site, and out of it. Production has a log-in
 * service for that.
 */
export function createLogIn({ readDocument, reportOnlyPolicy }: LogInOptions): Hono {
  const pages = new Hono();
  const send = (name: 'log-in' | 'log-out') => async (context: Context) => {
    const html = await readDocument(name, context.req.path);
    const headers = createSecurityHeaders({ reportOnly: reportOnlyPolicy });
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('cache-control', 'no-store');
    return new Response(html.replace(OF_THE_DOCUMENT, `<html lang="${localeOf(context)}"`), {
      headers,
    });
  };

  pages.get('/log-in', send('log-in'));
  pages.get('/log-out', send('log-out'));
  return pages;
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
