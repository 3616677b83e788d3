import { isRecord } from '../is-record.ts';

/** The texts of schemas that an author reads in the playground. */
export interface AuthorTexts {
  readonly components: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
  readonly descriptions: ReadonlySet<string>;
}

/** The documents of the code editor. All else that a scenario is made of is never written there. */
const DOCUMENTS = /local\/(?:page-response|macros|experiments|offers|experience|cms-data)\.schema/;
const COMPONENTS = /local\/(?:blocks|cards|headers)\/(?<type>[\w-]+)\.schema/;
const FEATURES = /local\/features\//;
/** Keywords whose content is a condition, or an example of what may be written. */
const CONDITIONS = new Set(['if', 'not', 'examples', 'default', 'defaultSnippets']);

interface EditorSchema {
  readonly url: string;
  readonly schema: object;
}

/**
 * For tests: lists what a translation has to hold. Forms show the members and the values of
 * components, and of the page's description of itself; the code editor has all descriptions.
 */
export function listAuthorTexts(schemas: readonly EditorSchema[]): AuthorTexts {
  const ofUrl = (pattern: RegExp) => schemas.filter(({ url }) => pattern.test(url));
  const definitions: Readonly<Record<string, unknown>> = Object.assign(
    {},
    ...schemas.map(({ schema }) => ('$defs' in schema ? schema.$defs : {})),
  );
  const components = new Set(
    ofUrl(COMPONENTS).map(({ url }) => COMPONENTS.exec(url)?.groups?.['type'] ?? ''),
  );
  const inForms = [...ofUrl(COMPONENTS), ...ofUrl(FEATURES), definitions['PageMeta']];
  const forms = collect(inForms, definitions);
  const all = collect([...inForms, ...ofUrl(DOCUMENTS)], definitions);
  // A type is a component's name, not one of the values that are chosen.
  const values = new Set([...forms.values].filter((value) => !components.has(value)));
  // The page's description of itself is a part of a form, with a name of its own.
  const members = new Set([...forms.members, 'meta']);
  return { components, members, values, descriptions: all.descriptions };
}

function collect(roots: readonly unknown[], definitions: Readonly<Record<string, unknown>>) {
  const texts = {
    members: new Set<string>(),
    values: new Set<string>(),
    descriptions: new Set<string>(),
  };
  const seen = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isRecord(value)) return undefined;
    const { description, properties, $ref: reference } = value;
    if (typeof description === 'string') texts.descriptions.add(description);
    if (isRecord(properties)) Object.keys(properties).forEach((name) => texts.members.add(name));
    textsIn(value['enum']).forEach((each) => texts.values.add(each));
    textsIn(value['enumDescriptions']).forEach((each) => texts.descriptions.add(each));
    const name = typeof reference === 'string' ? (reference.split('/').at(-1) ?? '') : '';
    if (name !== '' && !seen.has(name)) {
      seen.add(name);
      visit(definitions[name]);
    }
    return Object.entries(value).forEach(([keyword, each]) => {
      if (!CONDITIONS.has(keyword)) visit(each);
    });
  };
  visit(roots);
  return texts;
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
