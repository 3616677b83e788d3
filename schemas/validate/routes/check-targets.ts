import { RELATIVE_BASE } from '../../content/clean-url.ts';
import { matchPattern } from '../../content/match-pattern.ts';
import { isRecord } from '../../is-record.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import { unknownLocale } from '../../problems/site-problems.ts';
import { missingTarget } from '../../problems/unknown-content.ts';
import { checkAnchor } from '../checks/check-anchors.ts';
import { listRoutePatterns } from '../content-names.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import { listRoutes } from './placed-routes.ts';

/** An address to which a site leads its visitors by itself. */
interface Target {
  readonly address: unknown;
  readonly pointer: string;
}

/**
 * Finds redirects, homes and other addresses of an experience or a route that lead to no page.
 * Their anchors are only looked up where the checks are known.
 */
export function checkTargets(
  document: unknown,
  content: KnownContent,
  known?: KnownChecks,
): Problem[] {
  const { pages, routes = [] } = content;
  if (!pages) return [];
  const patterns = [...routes, ...listRoutePatterns(document)];
  return listTargets(document).flatMap(({ address, pointer }) => {
    const path = typeof address === 'string' ? toPath(address) : undefined;
    if (typeof address !== 'string' || path === undefined) return [];
    const isAnswered =
      pages.includes(path) || patterns.some((pattern) => matchPattern(pattern, path) !== undefined);
    if (!isAnswered) return [missingTarget(path, pointer, pages)];
    return known ? checkAnchor(address, pointer, { content, known }) : [];
  });
}

/** An address of another form is a problem of its own. */
function toPath(address: string): string | undefined {
  if (!/^\/(?![/\\])/.test(address)) return undefined;
  const path = URL.parse(address, RELATIVE_BASE)?.pathname;
  return path === undefined || path === '/' ? path : path.replace(/\/+$/, '');
}

function listTargets(document: unknown): Target[] {
  const { routes, segments, consent } = isRecord(document) ? document : {};
  const { pageUrls, policyUrls } = isRecord(consent) ? consent : {};
  const all = Array.isArray(routes)
    ? routes.flatMap((route: unknown, index) => listRoutes(route, appendPointer('/routes', index)))
    : listRoutes(document, '');
  return [
    ...all.flatMap(({ own, pointer }) => [
      { address: own['redirect'], pointer: `${pointer}/redirect` },
      {
        address: isRecord(own['auth']) ? own['auth']['redirectTo'] : undefined,
        pointer: `${pointer}/auth/redirectTo`,
      },
    ]),
    ...listItems(segments).flatMap((segment, index) =>
      listValues(segment['homes'], `/segments/${index}/homes`),
    ),
    ...listValues(pageUrls, '/consent/pageUrls'),
    ...listValues(policyUrls, '/consent/policyUrls'),
  ];
}

function listItems(list: unknown): Readonly<Record<string, unknown>>[] {
  return (Array.isArray(list) ? list : []).map((item: unknown) => (isRecord(item) ? item : {}));
}

function listValues(values: unknown, pointer: string): Target[] {
  return Object.entries(isRecord(values) ? values : {}).map(([name, address]) => ({
    address,
    pointer: appendPointer(pointer, name),
  }));
}

/** Finds texts and addresses of an experience that are for no language of it. */
export function checkLocales(experience: unknown): Problem[] {
  const { locales, segments, consent } = isRecord(experience) ? experience : {};
  const known = listItems(locales).map(({ locale }) => locale);
  const { pageUrls, policyUrls } = isRecord(consent) ? consent : {};
  const byLocale = [
    ...listItems(segments).flatMap(({ homes, labels }, index) => [
      ...listValues(labels, `/segments/${index}/labels`),
      ...listValues(homes, `/segments/${index}/homes`),
    ]),
    ...listValues(pageUrls, '/consent/pageUrls'),
    ...listValues(policyUrls, '/consent/policyUrls'),
  ];
  return byLocale.flatMap(({ pointer }) => {
    const locale = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (known.includes(locale)) return [];
    // The right name stands beside the value that a quick fix would replace.
    const { suggestion: _, ...problem } = unknownLocale(locale, pointer, known.filter(isText));
    return [problem];
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
