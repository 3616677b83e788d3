import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { getLanguage } from '#schemas/content/locale.ts';
import { MESSAGE_LOCALES } from '#schemas/content/message-locales.ts';

const FOLDERS = globSync('{registry,renderer}/**/locales').toSorted();
const LANGUAGES = MESSAGE_LOCALES.map(getLanguage);
const PLACEHOLDER = /\{\{\w+\}\}/g;

const filesOf = (folder: string) => globSync(`${folder}/*.json`).toSorted();
const readMessages = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(path, 'utf8'));

/** The keys of a file with the placeholders of each message. */
const describeMessages = (path: string) =>
  Object.entries(readMessages(path)).map(
    ([key, text]) => `${key} ${(text.match(PLACEHOLDER) ?? []).toSorted().join(' ')}`,
  );

describe.each(FOLDERS)('the messages of %s', (folder) => {
  test('are there in each language that the parts of a site have', () => {
    const languages = filesOf(folder).map((path) => getLanguage(basename(path, '.json')));

    expect(LANGUAGES.filter((language) => !languages.includes(language))).toEqual([]);
  });

  test('have the same keys and placeholders in each language, and a text for each', () => {
    const english = describeMessages(`${folder}/en-GB.json`);
    const files = filesOf(folder);

    const different = files.filter(
      (path) => describeMessages(path).toSorted().join() !== english.toSorted().join(),
    );
    const empty = files.filter((path) =>
      Object.values(readMessages(path)).some((text) => text.trim() === ''),
    );

    expect([...different, ...empty]).toEqual([]);
  });
});
