import { globSync, readFileSync } from 'node:fs';
import { visit } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { createDiskStore } from '#fixtures/node';
import { isFirstOf } from '#tests/sample/component-paths.ts';
import { takeSample } from '#tests/sample/take-sample.ts';
import { createScenarioSource } from '../../state/scenario-source.ts';
import { translatorFor } from '../../environment/messages.ts';
import { ENGLISH_WORDS, loadSchemaWords } from '../../environment/schema-words.ts';
import { DOCUMENTS, type DocumentName } from '../../state/document/names.ts';
import { createEditorSchemas, toModelAddress } from './schemas.ts';

const service = getLanguageService({
  schemaRequestService: (address) => Promise.reject(new Error(`${address} is not there.`)),
});
service.configure({
  schemas: createEditorSchemas({ words: ENGLISH_WORDS, describeFolder: (folder) => folder }),
});

const PLACES_TRIED = 12;

/**
 * Returns true if the editor completes and explains at least at one of the first places of a
 * document.
 */
async function isAnswered(address: string, text: string) {
  const document = TextDocument.create(address, 'json', 1, text);
  const tree = service.parseJSONDocument(document);
  const answers = { hovers: 0, completions: 0 };
  for (const place of placesIn(text).map((offset) => document.positionAt(offset))) {
    // One after the other, as in an editor: the service answers one question at a time.
    const hover = await service.doHover(document, place, tree);
    const list = await service.doComplete(document, place, tree);
    answers.hovers += hover ? 1 : 0;
    answers.completions += list?.items.length ?? 0;
  }
  return answers.hovers > 0 && answers.completions > 0;
}

/** Lists the offsets that are tried: within the first names and behind the first braces. */
function placesIn(text: string): readonly number[] {
  const places: number[] = [];
  visit(text, {
    onObjectBegin: (offset) => void places.push(offset + 1),
    onObjectProperty: (name, offset) => {
      if (name !== '$schema') places.push(offset + 1);
    },
  });
  return places.slice(0, PLACES_TRIED);
}

test('PG-021 every document of every scenario is completed and explained, as it is', async () => {
  const source = createScenarioSource(createDiskStore('fixtures'));
  const scenarios = takeSample(await source.list(), {
    count: 20,
    pathsOf: ({ id }) => [`fixtures/scenarios/${id}.json`],
  });
  const opened = await Promise.all(scenarios.map(({ id }) => source.load(id)));
  const documents = opened.flatMap((scenario) =>
    DOCUMENTS.map((name) => ({ id: scenario?.id, name, text: scenario?.texts[name] ?? '' })),
  );

  const mute = await unanswered(
    documents.map((each) => ({ ...each, at: toModelAddress(each.name) })),
  );

  expect(documents).toHaveLength(scenarios.length * DOCUMENTS.length);
  expect(mute).toEqual([]);
});

test('a file of any kind is known by the schema that it names', async () => {
  const paths = globSync(
    'fixtures/{experiences,cms-data,macros,experiments,experiment-list,offers,scenarios,pages}/**/*.json',
  );
  const valid = paths.filter((path) => !path.includes('.invalid.')).toSorted();
  const sample = takeSample(valid, {
    count: 15,
    pathsOf: (path) => [path],
    always: isFirstOf(valid, (path) => path.split('/')[1] ?? ''),
  });
  const files = [...sample, 'fixtures/icons.json', 'site/experience.json'].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
    at: 'inmemory://elsewhere/a.json',
  }));

  const mute = await unanswered(files);

  expect(valid.length).toBeGreaterThan(100);
  expect(mute).toEqual([]);
});

test('VA-009 macros are completed in their tab: names, and the five data types', async () => {
  expect(await offered('')).toEqual(expect.arrayContaining(['name', 'dataType', 'value']));
  expect(await offered('"dataType": ')).toEqual(
    expect.arrayContaining(['language', 'string', 'date', 'amount', 'percentage'].map(quoted)),
  );
  expect(await offered('"value": {"value": 1, ')).toEqual(['unit']);
});

test.for([
  ['fr-BE', 'Les groupes de macros', 'Les fichiers de', 'D’où viennent les modèles'],
  ['nl-BE', 'De groepen macro’s', 'De bestanden van', 'Waar de paginamodellen'],
  ['de-DE', 'Die Gruppen von Makros', 'Die Dateien von', 'Woher die Seitenmodelle'],
] as const)(
  'a hover explains in the language of the tool, %s',
  async ([locale, groups, files, pages]) => {
    const t = translatorFor(locale);
    const translated = getLanguageService({});
    translated.configure({
      schemas: createEditorSchemas({
        words: await loadSchemaWords(locale),
        describeFolder: (folder) => t('filesOfFolder', { folder }),
      }),
    });
    const explain = async (name: DocumentName, text: string, word: string) => {
      const document = TextDocument.create(toModelAddress(name), 'json', 1, text);
      const tree = translated.parseJSONDocument(document);
      const place = document.positionAt(text.indexOf(word));
      return JSON.stringify(await translated.doHover(document, place, tree));
    };
    const macros = '{"savings": {"groups": []}}';

    expect(await explain('macros', macros, 'groups')).toContain(groups);
    expect(await explain('macros', macros, '{')).toContain(files);
    // Its schema says no more of that name than where its value is described.
    expect(await explain('experience', '{"flexPage": {}}', 'flexPage')).toContain(pages);
  },
);

/**
 * Lists the labels that may be written next in the first macro of a document that ends with these
 * keys.
 */
async function offered(keys: string) {
  const text = `{"savings": {"groups": [{"name": "savings", "keys": [{${keys}`;
  const document = TextDocument.create(toModelAddress('macros'), 'json', 1, `${text}}]}]}}`);
  const tree = service.parseJSONDocument(document);
  const list = await service.doComplete(document, document.positionAt(text.length), tree);
  return list?.items.map(({ label }) => label);
}

const quoted = (text: string) => `"${text}"`;

/** Documents that are alike are asked about once. */
async function unanswered<Asked extends { readonly at: string; readonly text: string }>(
  asked: readonly Asked[],
): Promise<readonly Omit<Asked, 'text'>[]> {
  const byText = Map.groupBy(asked, ({ at, text }) => at + text);
  const mute: Omit<Asked, 'text'>[] = [];
  for (const alike of byText.values()) {
    const [first] = alike;
    if (!first || (await isAnswered(first.at, first.text))) continue;
    mute.push(...alike.map(({ text: _text, ...rest }) => rest));
  }
  return mute;
}
