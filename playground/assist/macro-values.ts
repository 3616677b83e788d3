import { formatsOf } from '#renderer/formats';
import { createMacroTexts, type MacroText } from '#renderer/macros';
import type { MacroGroup, MacroKey } from '#schemas/generated/macros.ts';
import { isRecord } from '#schemas/is-record.ts';

/** The macros of a document, and their values as a page of a locale shows them. */
export interface MacroValues {
  /** The names, as `group:key`. */
  readonly names: ReadonlySet<string>;
  readonly format: (name: string, locale: string) => string;
}

const cache = new WeakMap<object, MacroValues>();

/** Reads the macros of the documents that stand side by side under the names of their files. */
export function readMacroValues(documents: unknown): MacroValues {
  if (!isRecord(documents)) return { names: new Set(), format: () => '' };
  const known = cache.get(documents) ?? createMacroValues(documents);
  cache.set(documents, known);
  return known;
}

function createMacroValues(documents: Readonly<Record<string, unknown>>): MacroValues {
  const groups = Object.values(documents).flatMap(listGroups);
  const byLocale = new Map<string, MacroText>();
  const textsOf = (locale: string) => {
    const texts =
      byLocale.get(locale) ??
      createMacroTexts({ response: { groups }, formats: formatsOf(locale) });
    byLocale.set(locale, texts);
    return texts;
  };
  return {
    names: new Set(groups.flatMap(({ name, keys }) => keys.map((key) => `${name}:${key.name}`))),
    format(name, locale) {
      const [group = '', key = ''] = name.split(':');
      return textsOf(locale)({ group, key });
    },
  };
}

function listGroups(document: unknown): MacroGroup[] {
  return listMembers(document, 'groups').flatMap((group) => {
    const name = isRecord(group) ? group['name'] : undefined;
    const keys = listMembers(group, 'keys').filter(isMacroKey);
    return typeof name === 'string' ? [{ name, keys }] : [];
  });
}

function listMembers(holder: unknown, name: string): readonly unknown[] {
  const members = isRecord(holder) ? holder[name] : undefined;
  return Array.isArray(members) ? members : [];
}

/** The document may be wrong on purpose, to show what that looks like. */
function isMacroKey(value: unknown): value is MacroKey {
  return isRecord(value) && typeof value['name'] === 'string' && isRecord(value['value']);
}
