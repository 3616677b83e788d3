import { experience } from '../environment/experience.ts';
import { expect, test } from 'vitest';
import { readDraftDocuments } from './draft-documents.ts';

function documentWith(value: unknown): Document {
  const own = document.implementation.createHTMLDocument();
  const element = own.createElement('script');
  element.id = 'draft-documents';
  element.textContent = JSON.stringify(value);
  own.head.append(element);
  return own;
}

test('a preview that a person opens shows its scenario as it is', () => {
  expect(readDraftDocuments(document.implementation.createHTMLDocument())).toEqual({ edits: {} });
});

test('the documents of a draft take the place of those of the scenario', () => {
  const documents = {
    page: { data: {} },
    macros: { rates: {} },
    shell: { 'en-GB': {} },
    experience,
  };

  expect(readDraftDocuments(documentWith(documents))).toEqual({
    edits: { page: { data: {} }, macros: { rates: {} }, cmsData: { 'en-GB': {} } },
    experience,
  });
});

test.each([[[]], ['text'], [{ macros: 'none', shell: [], experience: {} }]])(
  '%j changes nothing',
  (value) => {
    expect(readDraftDocuments(documentWith(value))).toEqual({ edits: {} });
  },
);
