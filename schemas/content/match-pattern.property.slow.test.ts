import {
  array,
  assert,
  constant,
  constantFrom,
  oneof,
  property,
  record,
  string,
  tuple,
} from 'fast-check';
import { match as matchRegexp } from 'path-to-regexp';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { countRuns } from '#tests/sample/count-runs.ts';
import { matchPattern } from './match-pattern.ts';
import { decodePart } from './read-pattern.ts';

const RUNS = countRuns(500, 10_000);

const TEXTS = ['', 'en', 'saving', 'a.b', 'a-b', 'A', 'caf%C3%A9', 'x%2Fy', 'a%20b', '%', '%zz'];
const text = constantFrom(...TEXTS);

const pattern = record({
  parts: array(oneof(text, constantFrom(':', ':', 'café')), { maxLength: 4 }),
  tail: constantFrom('', '', '/*'),
})
  // Each name once, since URLPattern refuses to have one twice.
  .map(({ parts, tail }) => {
    const named = parts.map((part, index) => (part === ':' ? `:name${index}` : part));
    return `${named.map((part) => `/${part}`).join('')}${tail}` || '/';
  });

/** Half of the paths are made from the pattern, so that many fit. */
const pair = pattern.chain((of) => {
  const parts = of
    .split('/')
    .slice(1)
    .map((part) =>
      part === '*' || part.startsWith(':')
        ? text
        : oneof({ arbitrary: constant(part), weight: 6 }, text),
    );
  const near = tuple(...parts).map((values) => `/${values.join('/')}`);
  const any = array(text, { maxLength: 5 }).map((values) => `/${values.join('/')}`);
  return tuple(constant(of), oneof(near, any));
});

/**
 * Matches by the platform's own `URLPattern`, except in the two points in which we agree with
 * others: see docs/decisions/routing.md.
 */
function byUrlPattern(of: string, path: string): ReturnType<typeof matchPattern> {
  if (!of.endsWith('/*')) return byOnePattern(oneLess(of), oneLess(path));
  const above = of.slice(0, -'/*'.length);
  const alone = /[^/]$/.test(above) ? byOnePattern(above, path) : undefined;
  return byOnePattern(of, path) ?? alone;
}

function byOnePattern(of: string, path: string): ReturnType<typeof matchPattern> {
  const found = new URLPattern({ pathname: of }).exec({ pathname: path })?.pathname.groups;
  if (!found) return undefined;
  const { 0: rest = '', ...names } = found;
  const entries = Object.entries(names).map(([name, value]) => [name, decodePart(value ?? '')]);
  return { parameters: Object.fromEntries(entries), rest };
}

/** Leaves out one slash at the end; `/` has no part without it, and `//` an empty one. */
function oneLess(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

test('RT-001 RT-002 a pattern fits what the same URLPattern fits, with the same values', () => {
  let fitting = 0;
  assert(
    property(pair, ([of, path]) => {
      const match = matchPattern(of, path);
      if (match) fitting += 1;

      expect(match).toEqual(byUrlPattern(of, path));
    }),
    { numRuns: RUNS },
  );

  // A comparison in which hardly anything fits would say nothing.
  expect(fitting).toBeGreaterThan(RUNS / 6);
});

/** Matches by react-router, which decodes the path, and whose patterns are written decoded. */
function fitsReactRouter(of: string, path: string): boolean {
  return matchPath({ path: decoded(of), caseSensitive: true }, decoded(path)) !== null;
}

function decoded(path: string): string {
  const parts = path.split('/').map((part) => decodePart(part).replaceAll('/', '%2F'));
  return parts.join('/');
}

/**
 * Matches by path-to-regexp, which reads a path as it is written, and in which a last part of any
 * length has a name.
 */
function fitsPathToRegexp(of: string, path: string): boolean {
  return (
    matchRegexp(of.replace(/\*$/, '*rest'), { sensitive: true, decode: false })(path) !== false
  );
}

function fitsUrlPattern(of: string, path: string): boolean {
  return new URLPattern({ pathname: of }).test({ pathname: path });
}

test('RT-001, RT-002 a pattern fits where react-router, path-to-regexp and URLPattern agree that it does, and only there', () => {
  const counts = { fitting: 0, other: 0 };
  assert(
    property(pair, ([of, path]) => {
      const others = [fitsReactRouter, fitsPathToRegexp, fitsUrlPattern].map((fits) =>
        fits(of, path),
      );
      if (new Set(others).size > 1) return;
      counts[others[0] ? 'fitting' : 'other'] += 1;

      expect(matchPattern(of, path) !== undefined).toBe(others[0]);
    }),
    { numRuns: RUNS },
  );

  // They seldom disagree.
  expect(Math.min(counts.fitting, counts.other)).toBeGreaterThan(RUNS / 8);
  expect(counts.fitting + counts.other).toBeGreaterThan((RUNS * 2) / 3);
});

test('no path and no pattern is too strange to be compared', () => {
  const strange = string({ unit: 'binary', maxLength: 30 });

  assert(
    property(strange, strange, (of, path) => {
      expect(() => matchPattern(`/${of}`, `/${path}`)).not.toThrow();
    }),
  );
});
