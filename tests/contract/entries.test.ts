import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import type { Entry } from '#renderer';
import { collectFailures } from '../sample/collect-failures.ts';
import { COMPONENT_RULES, ENTRY_RULES, type EntryRule } from './entry-rules.ts';

/** Holds every one of some entries against a rule. */
const failuresOf = (entries: readonly Entry[], rule: EntryRule) =>
  collectFailures(
    entries,
    ({ type }) => type,
    (entry) => rule(entry, ''),
  );

describe('every entry', () => {
  test.each(Object.entries(ENTRY_RULES))('%s', async (_, rule) => {
    expect(await failuresOf(registry.entries, rule)).toEqual([]);
  });
});

describe('every component on a page', () => {
  const components = registry.entries.filter(({ kind }) => kind === 'component');

  test.each(Object.entries(COMPONENT_RULES))('%s', async (_, rule) => {
    expect(await failuresOf(components, rule)).toEqual([]);
  });
});
