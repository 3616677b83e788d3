import type { Host } from '../host/index.ts';
import {
  findCookieLocale,
  findDocumentLocale,
  findPathLocale,
  findPathSegment,
  type SiteConfig,
} from './site-context.ts';

/** Says for the trace where language and segment were read. */
export function explainSiteContext(experience: SiteConfig, host: Host): string {
  const { pathname } = host.url();
  const byDocument = findDocumentLocale(experience, host) ? BY_DOCUMENT : BY_DEFAULT;
  const otherwise = findCookieLocale(experience, host) ? BY_COOKIE : byDocument;
  const language = findPathLocale(experience, pathname) ? BY_PATH : otherwise;
  const segment = findPathSegment(experience, pathname) ? BY_PATH : BY_DEFAULT;
  return `language ${language}, segment ${segment}, session ${BY_COOKIE}`;
}

const BY_PATH = 'by the path';
const BY_COOKIE = 'by the cookie';
const BY_DOCUMENT = 'by the document';
const BY_DEFAULT = 'by default';
