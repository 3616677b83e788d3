import { RELATIVE_BASE } from '../../content/clean-url.ts';
import { matchPattern } from '../../content/match-pattern.ts';
import { missingImage, unansweredLink } from '../../problems/unknown-content.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownContent } from '../known-checks.ts';

const IMAGE = /^\/images\/(?<name>[^/]+)\.\w+$/;

/** Checks that something answers a link of this site. Links to elsewhere are not looked at. */
export function checkLink(
  url: string,
  pointer: string,
  { pages, routes = [] }: KnownContent,
): Problem[] {
  const path = pathOf(url);
  if (!pages || path === undefined || IMAGE.test(path)) return [];
  const isAnswered =
    pages.includes(path) || routes.some((pattern) => matchPattern(pattern, path) !== undefined);
  return isAnswered ? [] : [unansweredLink(path, pointer, pages)];
}

/** Checks that there is an image at an address, in whatever format. */
export function checkImage(url: string, pointer: string, { images }: KnownContent): Problem[] {
  const path = pathOf(url);
  const name = path && IMAGE.exec(path)?.groups?.['name'];
  if (!images || !name || images.includes(name)) return [];
  const ending = path.slice(path.lastIndexOf('.'));
  return [
    missingImage(
      path,
      pointer,
      images.map((each) => `/images/${each}${ending}`),
    ),
  ];
}

/** The path of an address of this site, without a slash at its end. */
function pathOf(url: string): string | undefined {
  const trimmed = url.trim();
  if (!/^\/(?![/\\])/.test(trimmed)) return undefined;
  const path = URL.parse(trimmed, RELATIVE_BASE)?.pathname;
  return path === undefined || path === '/' ? path : path.replace(/\/+$/, '');
}
