import axe from 'axe-core';
import { expect, test } from 'vitest';
import { loadAxe } from './load-axe.ts';

const readHelps = async (language: string) => {
  const { rules } = await loadAxe(document, language);
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
