import { assert, constantFrom, dictionary, jsonValue, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as envelope from '#schemas/generated/page-response.check.ts';
import { finish } from '#schemas/finish.ts';
import { truncatePage } from '#schemas/page-limits.ts';
import { checkPage } from './check-page.ts';

/** Every member that there is, each right. A new one has to be added: the first test says so. */
const RIGHT: Readonly<Record<string, unknown>> = {
  title: 'Saving',
  description: 'How to save.',
  robots: 'noindex',
  alternates: [{ locale: 'fr-BE', url: '/fr' }],
};
const MEMBERS = Object.keys(RIGHT);

const memberNames = constantFrom(...MEMBERS);

/** Returns what is said about a page with that metadata, as far as it can be shown. */
function metaOf(meta: unknown, beside: object = {}): Readonly<Record<string, unknown>> {
  const fitted = finish(truncatePage({ data: { meta }, ...beside }));
  const lookUp = { get: () => undefined, families: new Map(), failed: new Map() };
  const checked = finish(checkPage(fitted, { envelope, lookUp, report: () => undefined }));
  if (!checked.ok) throw new Error(checked.problem.message);
  return { ...checked.model.meta };
}

/**
 * Returns what search engines read where that member is mistaken: what its text says, or to stay
 * away.
 */
function robotsOf(name: string, value: unknown): string {
  const isText =
    name === 'robots' && envelope.check({ data: { meta: { robots: value } } }).length === 0;
  return isText ? String(value) : 'noindex';
}

test('all members of the schema are tested', () => {
  const { properties } = envelope.shape.properties?.['data']?.properties?.['meta'] ?? {};

  expect(MEMBERS).toEqual(Object.keys(properties ?? {}));
});

describe('one mistake in the metadata', () => {
  test('in a member costs that member, and robots gets its strict reading', () => {
    assert(
      property(memberNames, jsonValue(), (name, value) => {
        const meta = metaOf({ ...RIGHT, [name]: value });

        const { [name]: _mistaken, ...others } = meta;
        const { [name]: _right, ...rightOthers } = RIGHT;
        expect(others).toEqual(rightOthers);
        expect(envelope.check({ data: { meta } })).toEqual([]);
        expect(meta['robots']).toBe(robotsOf(name, value));
      }),
    );
  });

  test('never makes a page public that asked not to be found', () => {
    assert(
      property(
        dictionary(string(), jsonValue()),
        memberNames,
        jsonValue(),
        (surplus, name, value) => {
          const meta = metaOf({
            ...surplus,
            ...RIGHT,
            ...(name !== 'robots' && { [name]: value }),
          });

          expect(meta['robots']).toContain('noindex');
        },
      ),
    );
  });

  test('that leaves nothing to read keeps search engines away', () => {
    assert(
      property(
        jsonValue().filter(
          (value) => typeof value !== 'object' || value === null || Array.isArray(value),
        ),
        (meta) => {
          expect(metaOf(meta)).toEqual({ robots: 'noindex' });
        },
      ),
    );
  });
});
