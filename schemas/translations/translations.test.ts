import { expect, test } from 'vitest';
import schemas from '../generated/editor-schemas.json' with { type: 'json' };
import deDE from './de-DE.json' with { type: 'json' };
import frBE from './fr-BE.json' with { type: 'json' };
import { listAuthorTexts, type AuthorTexts } from './listed-texts.testing.ts';
import nlBE from './nl-BE.json' with { type: 'json' };

type Translation = Readonly<Record<keyof AuthorTexts, Readonly<Record<string, string>>>>;

const FILES: readonly (readonly [string, Translation])[] = [
  ['fr-BE', frBE],
  ['nl-BE', nlBE],
  ['de-DE', deDE],
];
const PARTS = ['components', 'members', 'values', 'descriptions'] as const;
const texts = listAuthorTexts(schemas);

/** Lists what is to be done in a file so that it holds all texts of the schemas, and no others. */
function listTasks(locale: string, translation: Translation): readonly string[] {
  const file = `schemas/translations/${locale}.json`;
  return PARTS.flatMap((part) => {
    const held = translation[part];
    const missing = [...texts[part]].filter((text) => !held[text]?.trim());
    const superfluous = Object.keys(held).filter((text) => !texts[part].has(text));
    return [
      ...missing.map((text) => `${file} ${part}: add a translation of "${text}".`),
      ...superfluous.map(
        (text) =>
          `${file} ${part}: no schema says "${text}" any more. Take it out, or put the new English text in its place and translate what has changed.`,
      ),
    ];
  });
}

test('each text of the schemas that an author reads is translated, and no other', () => {
  expect(FILES.flatMap(([locale, translation]) => listTasks(locale, translation))).toEqual([]);
  expect(texts.descriptions.size).toBeGreaterThan(400);
});

/** Codes that an author writes or meets elsewhere: macros, marked tags, addresses of a file. */
const CODES = /%\{[^}]*\}%|\{\w+\}|namespace:iconset:icon|\d{4}-\d\d-\d\d|\bnpm run [\w -]+?(?= )/g;

const codesIn = (text: string) => (text.match(CODES) ?? []).toSorted();

test('a translation names the same codes as the English text', () => {
  const wrong = FILES.flatMap(([locale, { descriptions }]) =>
    Object.entries(descriptions)
      .filter(([english, own]) => codesIn(english).join() !== codesIn(own).join())
      .map(([english]) => `${locale}: ${english}`),
  );

  expect(wrong).toEqual([]);
});

test('names of parts that stand side by side differ in every language', () => {
  const doubled = FILES.flatMap(([locale, translation]) =>
    (['components', 'values'] as const).flatMap((part) => {
      const names = Object.values(translation[part]);
      return names.filter((name, at) => names.indexOf(name) < at).map((name) => [locale, name]);
    }),
  );

  expect(doubled).toEqual([]);
});
