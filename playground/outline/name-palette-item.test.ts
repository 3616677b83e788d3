import { expect, test } from 'vitest';
import { loadSchemaWords } from '../environment/schema-words.ts';
import { searchChoices } from '../layout/search-choices.ts';
import { namePaletteItem } from './name-palette-item.ts';

const ITEM = {
  type: 'section-title',
  family: 'blocks',
  sentence: 'Heads a part of the page.',
  words: 'heading / intertitre',
  component: {},
};
const german = namePaletteItem(ITEM, await loadSchemaWords('de-DE'));

test('a component has a name and a sentence in the language of the tool', () => {
  expect([german.label, german.detail]).toEqual([
    'Abschnittstitel',
    'Beginnt einen Teil der Seite.',
  ]);
});

test.each(['abschnitt', 'section-title', 'intertitre', 'heads a part'])(
  'a component is found in any language by its name, its type and its sentence: %s',
  (query) => {
    expect(searchChoices([german], query)).toEqual([german]);
  },
);
