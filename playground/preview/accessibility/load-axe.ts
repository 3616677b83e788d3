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

const LOCALES: Readonly<Record<string, () => Promise<{ readonly default: AxeLocale }>>> = {
  'fr-BE': () => import('axe-core/locales/fr.json'),
  'nl-BE': () => import('axe-core/locales/nl.json'),
  'de-DE': () => import('axe-core/locales/de.json'),
};

/**
 * Loads axe with its sentences in a language, as far as it has them. The rest of its locale files
 * are templates that become code, which the policy of a preview refuses.
 */
export async function loadAxe(document: Document, language: string): Promise<AxeRunner> {
  const [{ default: axe }, locale] = await Promise.all([import('axe-core'), LOCALES[language]?.()]);
  axe.reset();
  if (locale) {
    const { lang, rules, checks } = locale.default;
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
