import type axe from 'axe-core';
import type { CheckLocale, RuleLocale } from 'axe-core';
import { isRecord } from '#schemas/is-record.ts';
import axeAddress from 'axe-core/axe.min.js?url';
import germanAddress from 'axe-core/locales/de.json?url';
import frenchAddress from 'axe-core/locales/fr.json?url';
import dutchAddress from 'axe-core/locales/nl.json?url';
import type { AxeRunner } from './create-accessibility-check.ts';
import germanRemediesAddress from './remedies/de-DE.json?url';
import frenchRemediesAddress from './remedies/fr-BE.json?url';
import dutchRemediesAddress from './remedies/nl-BE.json?url';
import germanRulesAddress from './rules/de-DE.json?url';
import { MARKS, readOutline } from './read-outline.ts';
import { RULES_OF_LAYERS, sliceChecks } from './slice-checks.ts';
import frenchRulesAddress from './rules/fr-BE.json?url';
import dutchRulesAddress from './rules/nl-BE.json?url';

/** The tags of the rules that are checked: WCAG 2.2 up to AA, and what goes without saying. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The tags of rules that axe itself leaves out, unless they are named. */
const UNRIPE = ['experimental', 'deprecated'];

type Axe = typeof axe;

interface AxeLocale {
  readonly lang: string;
  readonly rules: RuleLocale;
  readonly checks: object;
}

interface JsonModule<Content> {
  readonly default: Content;
}

const LOCALES: Readonly<Record<string, string>> = {
  'fr-BE': frenchAddress,
  'nl-BE': dutchAddress,
  'de-DE': germanAddress,
};

/** Our own sentences for the rules that axe has only in English. */
const OWN_RULES: Readonly<Record<string, string>> = {
  'fr-BE': frenchRulesAddress,
  'nl-BE': dutchRulesAddress,
  'de-DE': germanRulesAddress,
};

/** Our own sentences for what mends a place, where axe has them only in English. */
const OWN_REMEDIES: Readonly<Record<string, string>> = {
  'fr-BE': frenchRemediesAddress,
  'nl-BE': dutchRemediesAddress,
  'de-DE': germanRemediesAddress,
};

/** Imports the file at an address: a script, or data where it is said to be JSON. */
export type ImportFile = (address: string, type?: 'json') => Promise<unknown>;

/** A window to whose document axe belongs; its script leaves it there. */
export interface AxeWindow {
  readonly document: Document;
  readonly axe?: Axe;
}

/**
 * Makes what loads axe with its sentences in a language, and ours where it has none. The rest of
 * axe's locale files are templates that become code, which the policy of a preview refuses. It
 * rejects where a file does not come, and the next call tries again.
 */
export function createAxeLoader(
  window: AxeWindow,
  importFile: ImportFile,
): (language: string) => Promise<AxeRunner> {
  const importAgain = makeRepeatable(importFile);
  const importJson = async <Content>(address: string | undefined) =>
    address === undefined
      ? undefined
      : // The build puts these files there, which are the project's and those of axe.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        ((await importAgain(address, 'json')) as JsonModule<Content>).default;
  return async (language) => {
    const [locale, own = {}, remedies = {}] = await Promise.all([
      importJson<AxeLocale>(LOCALES[language]),
      importJson<object>(OWN_RULES[language]),
      importJson<object>(OWN_REMEDIES[language]),
      window.axe ?? importAgain(axeAddress),
    ]);
    const { axe: loaded, document } = window;
    if (!loaded) throw new Error('The script of axe has left nothing in the window.');
    loaded.reset();
    if (locale) {
      const { lang } = locale;
      const checks = merge(locale.checks, remedies);
      const rules = { ...locale.rules, ...toRules(own) };
      // Its types want more of a check than its own files have.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      loaded.configure({ locale: { lang, rules, checks: checks as CheckLocale } });
    }
    return createRunner(loaded, document);
  };
}

/**
 * Gives each try after a failure an address of its own: for as long as its document is there, a
 * browser remembers of an address that no module has come from it.
 */
function makeRepeatable(importFile: ImportFile): ImportFile {
  const failures = new Map<string, number>();
  return async (address, type) => {
    const count = failures.get(address) ?? 0;
    try {
      return await importFile(count === 0 ? address : `${address}?retry=${count}`, type);
    } catch (error) {
      failures.set(address, count + 1);
      throw error;
    }
  };
}

function createRunner(loaded: Axe, document: Document): AxeRunner {
  const runInSteps = sliceChecks(loaded, document);
  const rules = loaded
    .getRules(TAGS)
    .filter(({ tags }) => !tags.some((tag) => UNRIPE.includes(tag)))
    .map(({ ruleId }) => ruleId);
  return {
    readOutline: () => readOutline(loaded, document),
    // Those that ask for the layers of the page come together, so that axe makes them once.
    rules: [...new Set([...RULES_OF_LAYERS, ...rules])],
    check: (group, steps) =>
      runInSteps(group, steps, () =>
        loaded.run(
          { include: document, exclude: [MARKS] },
          {
            runOnly: { type: 'rule', values: [...group] },
            resultTypes: ['violations', 'incomplete'],
            elementRef: true,
            selectors: false,
            iframes: false,
            preload: false,
          },
        ),
      ),
  };
}

/** Merges sentences by their names, which stand in objects in each other. */
function merge(sentences: unknown, more: object): object {
  const merged: object = isRecord(sentences) ? { ...sentences } : {};
  for (const [name, value] of Object.entries(more)) {
    const before: unknown = Reflect.get(merged, name);
    Reflect.set(merged, name, isRecord(value) ? merge(before, value) : value);
  }
  return merged;
}

function toRules(sentences: object): RuleLocale {
  return Object.fromEntries(
    Object.entries(sentences).map(([rule, help]: [string, string]) => [
      rule,
      { description: help, help },
    ]),
  );
}
