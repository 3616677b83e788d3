import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import {
  getLanguageService,
  TextDocument,
  type LanguageService,
} from 'vscode-json-languageservice';
import { readSchemas } from './read-schemas.ts';

interface MappedSchema {
  readonly url: string;
  readonly fileMatch?: string[];
  readonly schema?: object;
}

const SCHEMAS = dirname(import.meta.dirname);
const PROJECT = dirname(SCHEMAS);
const HOME = pathToFileURL(`${PROJECT}/`).href;

const mapped: readonly MappedSchema[] = parse(
  readFileSync(join(PROJECT, '.vscode/settings.json'), 'utf8'),
)['json.schemas'];
const schemas = [...readSchemas(SCHEMAS).values()];
// A mistake may be of any kind, and which one it is can be a part of the mistake.
const exclude = ['fixtures/mistakes/**'];
const written = globSync(['fixtures/**/*.json', 'site/*.json'], { cwd: PROJECT, exclude }).sort();

/**
 * Runs VS Code's language service with the settings. Every address that it would have to fetch is
 * noted and refused.
 */
function openEditor() {
  const fetched: string[] = [];
  const service = getLanguageService({
    schemaRequestService: async (address) => {
      fetched.push(address);
      throw new Error('There is no network.');
    },
  });
  service.configure({
    allowComments: false,
    schemas: mapped.map(({ url, fileMatch, schema }) => ({
      uri: new URL(url, HOME).href,
      folderUri: HOME,
      ...(fileMatch && { fileMatch }),
      ...(schema && { schema }),
    })),
  });
  return { service, fetched };
}

const open = (path: string, text: string) => TextDocument.create(HOME + path, 'json', 1, text);

async function mistakesIn(service: LanguageService, path: string): Promise<string[]> {
  const document = open(path, readFileSync(join(PROJECT, path), 'utf8'));
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ message }) => (typeof message === 'string' ? message : message.value));
}

/** The names and values offered where the text has a bar. */
async function offeredIn(path: string, text: string): Promise<string[]> {
  const { service } = openEditor();
  const offset = text.indexOf('|');
  const document = open(path, text.replace('|', ''));
  const list = await service.doComplete(
    document,
    document.positionAt(offset),
    service.parseJSONDocument(document),
  );
  return (list?.items ?? []).map(({ label }) => label);
}

test('every schema that a file can name is mapped by its $id, and nothing else is', () => {
  const ids = schemas.filter(({ family }) => family !== 'shared').map(({ id }) => id);
  const bundle = mapped.filter(
    ({ fileMatch, schema }) => !fileMatch && schema && '$defs' in schema,
  );

  const others = mapped.filter((each) => !bundle.includes(each));

  expect(bundle).toHaveLength(1);
  expect(others.map(({ url }) => url).sort()).toEqual(ids.sort());
});

const matches = (path: string, pattern: string) => matchesGlob(`/${path}`, pattern);

test('every pattern leads to files, and every file of the fixtures and the site has its pattern', () => {
  const patterns = mapped.flatMap(({ fileMatch = [] }) => fileMatch);

  const idle = patterns.filter((pattern) => !written.some((path) => matches(path, pattern)));
  const left = written.filter((path) => !patterns.some((pattern) => matches(path, pattern)));

  expect(written.length).toBeGreaterThan(100);
  expect({ idle, left }).toEqual({ idle: [], left: [] });
});

test('an editor of its own finds nothing wrong with a right file, and loads no schema', async () => {
  const { service, fetched } = openEditor();
  const right = written.filter((path) => !path.endsWith('.invalid.json'));

  const findings = await Promise.all(
    right.map(async (path) => ({ path, mistakes: await mistakesIn(service, path) })),
  );

  expect(findings.filter(({ mistakes }) => mistakes.length > 0)).toEqual([]);
  expect(fetched).toEqual([]);
});

test.each([
  ['cards/service-card/size-unknown', 'Value is not accepted. Valid values: "small"'],
  ['cards/service-card/title-misspelt', 'Property titel is not allowed'],
  ['headers/home-header/core-header-missing', 'Missing property "coreHeader"'],
])('it marks what is wrong in %s', async (name, message) => {
  const { service } = openEditor();

  const mistakes = await mistakesIn(service, `fixtures/${name}.invalid.json`);

  expect(mistakes.join('\n')).toContain(message);
});

const PAGE = '"$schema": "https://experience.local/page-response.schema.json"';
const inZone = (component: string) =>
  `{ ${PAGE}, "data": { "flexZone": { "flexComponents": [${component}] } } }`;

test.each([
  [
    'the types of components on a page',
    inZone('{ "componentType": | }'),
    ['"service-card"', '"accordion"'],
  ],
  [
    'the properties of the type that is written',
    inZone('{ "componentType": "service-card", | }'),
    ['cardSize', 'checkMarkList'],
  ],
  [
    'the values of a closed list',
    inZone('{ "componentType": "service-card", "cardSize": | }'),
    ['"small"', '"medium"', '"large"'],
  ],
  [
    'the members of a scenario',
    '{ "$schema": "https://experience.local/scenario.schema.json", | }',
    ['expectedFaults', 'viewport'],
  ],
  [
    'what a route may have',
    '{ "$schema": "https://experience.local/experience.schema.json", "routes": [{ | }] }',
    ['pathPattern', 'redirect'],
  ],
])('it offers %s, wherever the file stands', async (_name, text, offers) => {
  expect(await offeredIn('notes/new.json', text)).toEqual(expect.arrayContaining(offers));
});

test('a file that names no schema is known by its folder', async () => {
  const offered = await offeredIn('fixtures/cards/service-card/new.json', '{ | }');

  expect(offered).toEqual(expect.arrayContaining(['componentType', 'cardSize']));
  expect(offered).not.toContain('duration');
});
