import { describe, expect, test } from 'vitest';
import { loadKnownChecks } from '../known-checks.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const CARD = { componentType: 'service-card', title: 'Saver Plus' };

const header = (mbox?: string) => ({
  componentType: 'home-header',
  coreHeader: { title: 'Home loans' },
  ...(mbox && { taxonomies: [{ key: 'personalization', values: [mbox] }] }),
});
const headed = (...flexComponents: object[]) => ({
  data: { mainHeaderZone: { flexComponents } },
});
/** A header with a label before that of its personalization. */
const labelled = (mbox: string) => ({
  ...header(),
  taxonomies: [
    { key: 'topic', values: ['loans:x'] },
    { key: 'personalization', values: [mbox] },
  ],
});

const problemsOf = (document: object) => checkDocument(document, known);
const duplicatesOf = (document: object) =>
  problemsOf(document).filter(({ code }) => code === 'duplicate-header');

describe('headers', () => {
  test('two in the header zone are one warning at the second', () => {
    const problems = problemsOf(headed(header(), header()));

    expect(problems).toEqual([
      expect.objectContaining({
        code: 'duplicate-header',
        severity: 'warning',
        pointer: '/data/mainHeaderZone/flexComponents/1',
      }),
    ]);
  });

  test('of which a visitor sees one only are right', () => {
    expect(duplicatesOf(headed(header('hero:default'), header('hero:young')))).toEqual([]);
    expect(duplicatesOf(headed(header('hero:default'), header('other:x')))).toHaveLength(1);
  });

  test('beyond the first are one warning each, which names the first', () => {
    const duplicates = duplicatesOf(headed(CARD, header(), header('hero:a'), header()));

    expect(duplicates.map(({ pointer }) => pointer)).toEqual([
      '/data/mainHeaderZone/flexComponents/2',
      '/data/mainHeaderZone/flexComponents/3',
    ]);
    for (const { message } of duplicates) expect(message).toContain('/flexComponents/1 heads');
  });

  test('are told apart by their personalization, whatever label stands before it', () => {
    expect(duplicatesOf(headed(labelled('hero:default'), labelled('hero:young')))).toEqual([]);
    expect(duplicatesOf(headed(labelled('hero:default'), labelled('other:young')))).toHaveLength(1);
  });
});
