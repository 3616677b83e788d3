import type { CheckLocale, RuleLocale } from 'axe-core';
import type { AxeRunner } from './create-accessibility-check.ts';

/** The tags of the rules that are checked: WCAG 2.2 up to AA, and what goes without saying. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The tags of rules that axe itself leaves out, unless they are named. */
const UNRIPE = ['experimental', 'deprecated'];

/** Everything over the page that is the tool's own. */
const MARKS = '.playground-marks';

interface AxeLocale {
  readonly lang: string;
  readonly rules: RuleLocale;
  readonly checks: object;
}

interface JsonModule<Content> {
  readonly default: Content;
}

const LOCALES: Readonly<Record<string, () => Promise<JsonModule<AxeLocale>>>> = {
  'fr-BE': () => import('axe-core/locales/fr.json'),
  'nl-BE': () => import('axe-core/locales/nl.json'),
  'de-DE': () => import('axe-core/locales/de.json'),
};

/** Our own sentences for the rules that axe has only in English. */
const OWN_RULES: Readonly<Record<string, () => Promise<JsonModule<object>>>> = {
  'fr-BE': () => import('./rules/fr-BE.json'),
  'nl-BE': () => import('./rules/nl-BE.json'),
  'de-DE': () => import('./rules/de-DE.json'),
};

/**
 * Loads axe with its sentences in a language, and ours for rules that it has none for; what mends a
 * place may stay English. The rest of its locale files
 * are templates that become code, which the policy of a preview refuses.
 */
export async function loadAxe(document: Document, language: string): Promise<AxeRunner> {
  const [{ default: axe }, locale, own] = await Promise.all([
    import('axe-core'),
    LOCALES[language]?.(),
    OWN_RULES[language]?.(),
  ]);
  axe.reset();
  if (locale) {
    const { lang, checks } = locale.default;
    const rules = { ...locale.default.rules, ...toRules(own?.default ?? {}) };
    // Its types want more of a check than its own files have.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    axe.configure({ locale: { lang, rules, checks: checks as CheckLocale } });
  }
  return {
    rules: axe
      .getRules(TAGS)
      .filter(({ tags }) => !tags.some((tag) => UNRIPE.includes(tag)))
      .map(({ ruleId }) => ruleId),
    check: (rules) =>
      axe.run(
        { include: document, exclude: [MARKS] },
        {
          runOnly: { type: 'rule', values: [...rules] },
          resultTypes: ['violations', 'incomplete'],
          elementRef: true,
          selectors: false,
          iframes: false,
          preload: false,
        },
      ),
  };
}

function toRules(sentences: object): RuleLocale {
  return Object.fromEntries(
    Object.entries(sentences).map(([rule, help]: [string, string]) => [
      rule,
      { description: help, help },
    ]),
  );
}
