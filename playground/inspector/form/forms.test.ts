import { expect, test } from 'vitest';
import schemas from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { createForms, type FormOptions } from './forms.ts';
import { known } from './sample-forms.testing.ts';

/** The names of the fields that an image has, and those of its texts by locale. */
function fieldsOfImage(options: FormOptions, image: object = {}, altText?: object) {
  const forms = createForms(schemas, known, options);
  const card = forms.formOf('service-card');
  const picture = card && forms.fieldsOf(card, {}).find(({ name }) => name === 'image');
  const fields = picture ? forms.fieldsOf(picture, image) : [];
  const byLocale = fields.find(({ name }) => name === 'altText');
  return {
    members: fields.map(({ name }) => name).filter((name) => name.startsWith('altText')),
    locales: byLocale && forms.fieldsOf(byLocale, altText).map(({ label }) => label),
  };
}

const SPECIFIED = ['altTextEN', 'altTextFR', 'altTextNL', 'altTextDE'];

test('an image of a site in the four languages has no field for other locales', () => {
  expect(fieldsOfImage({})).toEqual({ members: SPECIFIED, locales: undefined });
});

test('an image of a site with further locales has a field for each of them', () => {
  expect(fieldsOfImage({ furtherLocales: ['it-IT', 'fr-LU'] })).toEqual({
    members: [...SPECIFIED, 'altText'],
    locales: ['it-IT', 'fr-LU'],
  });
});

test('an alternative text keeps its field where the site no longer has its locale', () => {
  const altText = { 'it-IT': 'Una casa', 'es-ES': 'Una casa' };

  expect(fieldsOfImage({ furtherLocales: ['it-IT'] }, { altText }, altText).locales).toEqual([
    'it-IT',
    'es-ES',
  ]);
  expect(fieldsOfImage({}, { altText }, altText).locales).toEqual(['it-IT', 'es-ES']);
});
