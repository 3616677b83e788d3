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
