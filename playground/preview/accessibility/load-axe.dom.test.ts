import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { createAxeLoader, type ImportFile } from './load-axe.ts';

const OWN_WINDOW = { document, axe };
/** Imports the files from the disk; axe itself is there. */
const importFile: ImportFile = (address) => import(join(process.cwd(), address));

const readHelps = async (language: string) => {
  const { rules } = await createAxeLoader(OWN_WINDOW, importFile)(language);
  const helps = new Map(axe.getRules().map(({ ruleId, help }) => [ruleId, help]));
  return new Map(rules.map((rule) => [rule, helps.get(rule)]));
};

test.each(['fr-BE', 'nl-BE', 'de-DE'])(
  'every rule that is checked is told in %s',
  async (language) => {
    const english = await readHelps('en-GB');
    const translated = await readHelps(language);

    const missing = [...translated].filter(([rule, help]) => help === english.get(rule));

    expect(translated.size).toBeGreaterThan(80);
    expect(missing, 'Translate it in playground/preview/accessibility/rules').toEqual([]);
  },
);

test.each([
  [
    'fr-BE',
    'fr',
    'aria-checked doit être supprimé, ou valoir «\u00A0false\u00A0» pour correspondre à l’état réel du bouton radio',
  ],
  [
    'nl-BE',
    'nl',
    'Verwijder aria-checked of zet het op “false”, zodat het overeenkomt met de werkelijke toestand van het keuzerondje',
  ],
  [
    'de-DE',
    'de',
    'aria-checked muss entfallen oder „false“ sein, damit es dem tatsächlichen Zustand des Optionsfelds entspricht',
  ],
])(
  'what mends a place is told in %s, also where axe has it only in English',
  async (language, name, remedy) => {
    const english = readSentences('node_modules/axe-core/locales/_template.json', 'checks');
    const translated = new Map([
      ...readSentences(`node_modules/axe-core/locales/${name}.json`, 'checks'),
      ...readSentences(`playground/preview/accessibility/remedies/${language}.json`),
    ]);
    await createAxeLoader(OWN_WINDOW, importFile)(language);
    document.body.innerHTML = '<input type="radio" aria-checked="true" />';

    const { violations } = await axe.run(document.body, { runOnly: ['aria-conditional-attr'] });
    document.body.replaceChildren();
    const places = violations.flatMap(({ nodes }) => nodes);
    const remedies = places.flatMap(({ any, all, none }) => [...any, ...all, ...none]);
    const missing = [...english.keys()].filter((each) => !translated.has(each));

    expect(remedies.map(({ message }) => message)).toEqual([remedy]);
    expect(missing, 'Translate it in playground/preview/accessibility/remedies').toEqual([]);
  },
);

/** Returns the sentences of a file that say what to mend, by names as `.listitem.fail.default`. */
function readSentences(path: string, member?: string): ReadonlyMap<string, string> {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const list = (value: unknown, name: string): [string, string][] =>
    typeof value === 'string'
      ? [[name, value]]
      : Object.entries(Object(value)).flatMap(([key, each]) => list(each, `${name}.${key}`));
  const sentences = list(member === undefined ? file : Reflect.get(Object(file), member), '');
  return new Map(sentences.filter(([name]) => !name.includes('.pass')));
}
