import type { CheckModule, Shape } from '#schemas/check-module.ts';
import { getComponentType } from '#schemas/components.ts';
import { isRecord } from '#schemas/is-record.ts';
import { PAGE_ID, SCHEMA_HOST } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { ENGLISH_WORDS, type SchemaWords } from '../../environment/schema-words.ts';
import { toField, toMember, translateField, isSection, type Field } from './field.ts';
import { formatValue } from './text-of-value.ts';
import {
  createSchemaFollower,
  type AddressedSchema,
  type FormSchema,
  listRequired,
  type FollowSchema,
} from '../../state/fixes/form-schema.ts';

/** The fields of every component, made from schemas when they are asked for. */
export interface Forms {
  /** The form of a component type as one field; nothing for a type that is not known. */
  readonly formOf: (type: string) => Field | undefined;
  /** A page describes itself in its member `meta`; nothing where its schema is not known. */
  readonly metaOfPage: () => Field | undefined;
  /**
   * The fields of an object, in the order of a form: what is filled in at once, then parts, then
   * what few people need.
   */
  readonly fieldsOf: (object: Field, value: unknown) => readonly Field[];
  readonly itemOf: (list: Field) => Field;
  /** Returns the value that a new object or item begins with. */
  readonly blankOf: (field: Field) => unknown;
  /** The innermost component on the way to a place inside a component. */
  readonly componentOn: (component: unknown, path: readonly string[]) => FoundComponent;
}

export interface FoundComponent {
  /** The number of segments of the path that lead to it. */
  readonly depth: number;
  readonly value: unknown;
  readonly type: string | undefined;
}

/** Members that every component may have, and nobody looks for first. */
const LAST = ['id', 'taxonomies', 'cardType', 'componentType'];

export interface FormOptions {
  /** The words that people read of a field. */
  readonly words?: SchemaWords;
  /** The locales of the site that no member of an image is for: only `altText` has their texts. */
  readonly furtherLocales?: readonly string[];
}

/**
 * Makes forms from the editor's schemas, and from the shapes of the checks, which know what a text
 * is for.
 */
export function createForms(
  schemas: readonly AddressedSchema[],
  { byId, components, families }: KnownChecks,
  { words = ENGLISH_WORDS, furtherLocales = [] }: FormOptions = {},
): Forms {
  const follow = createSchemaFollower(schemas);
  const byUrl = new Map(schemas.map(({ url, schema }) => [url, schema]));
  const fieldFor = (name: string, url: string, check: CheckModule | undefined) => {
    const schema = byUrl.get(url);
    return schema && check && inWords(toField(name, follow(schema), check.shape));
  };
  const inWords = (field: Field) => translateField(field, words);
  const forms = new Map<string, Field | undefined>();
  const members = new WeakMap<FormSchema, readonly Field[]>();

  const formOf = (type: string) => {
    if (!forms.has(type)) {
      const url = `${SCHEMA_HOST}${families.get(type)}/${type}.schema.json`;
      forms.set(type, fieldFor(type, url, components.get(type)));
    }
    return forms.get(type);
  };
  const memberOf = (field: Field | undefined, name: string) =>
    field && membersOf(field).find((each) => each.name === name);
  const membersOf = ({ schema, shape }: Field): readonly Field[] => {
    const known = members.get(schema);
    if (known) return known;
    const fields = Object.entries(schema.properties ?? {})
      .map(([name, each]) => inWords(toMember(name, follow(each), shape)))
      .sort((left, right) => rankOf(left) - rankOf(right));
    members.set(schema, fields);
    return fields;
  };
  /** A feature is configured by a schema of its own, which its name leads to. */
  const ofFeature = (field: Field, siblings: readonly Field[], value: unknown): Field => {
    const naming = siblings.find(({ shape }) => shape.kind === 'feature');
    if (field.name !== 'properties' || !naming || !isRecord(value)) return field;
    const url = `${SCHEMA_HOST}features/${formatValue(value[naming.name])}.schema.json`;
    const known = fieldFor(field.name, url, byId.get(url));
    return known ? { ...known, help: field.help } : field;
  };
  const fieldsOf: Forms['fieldsOf'] = (object, value) => {
    const present = isRecord(value) ? Object.keys(value) : [];
    if (isByLocale(object)) return listLocales(object, [...furtherLocales, ...present], follow);
    const own = selectOffered(membersOf(object), present, furtherLocales);
    const others = present.filter((name) => own.every((field) => field.name !== name));
    return [
      ...own.map((field) => ofFeature(field, own, value)),
      ...others.map((name) => inWords(toSurplus(name, object, follow))),
    ];
  };
  return {
    formOf,
    metaOfPage: () => memberOf(memberOf(fieldFor('', PAGE_ID, byId.get(PAGE_ID)), 'data'), 'meta'),
    fieldsOf,
    itemOf: ({ name, schema, shape }) =>
      inWords(toField(name, follow(schema.items ?? {}), shape.items ?? {})),
    blankOf: (field) => createBlank(field.schema, follow),
    componentOn: (component, path) =>
      innermost(component, path, (type) => components.get(type)?.shape),
  };
}

/** Returns true for an object whose members are called as locales are. */
function isByLocale({ schema: { propertyNames } }: Field): boolean {
  return propertyNames?.$ref?.endsWith('/Locale') ?? false;
}

/** Selects the fields of a form: what is for further locales only where there are some. */
function selectOffered(
  fields: readonly Field[],
  present: readonly string[],
  furtherLocales: readonly string[],
): readonly Field[] {
  if (furtherLocales.length > 0) return fields;
  return fields.filter((field) => !isByLocale(field) || present.includes(field.name));
}

/** A field for each locale, under its own name in every language. */
function listLocales(object: Field, locales: readonly string[], follow: FollowSchema): Field[] {
  return [...new Set(locales)].map((locale) => ({
    ...toSurplus(locale, object, follow),
    label: locale,
  }));
}

/** The field for a member that the schema of an object does not name. */
function toSurplus(name: string, { schema, shape }: Field, follow: FollowSchema): Field {
  const { additionalProperties: values } = schema;
  return toField(name, typeof values === 'object' ? follow(values) : {}, shape.values ?? {});
}

function rankOf(field: Field): number {
  if (LAST.includes(field.name)) return 2 + LAST.indexOf(field.name);
  return isSection(field) ? 1 : 0;
}

function innermost(
  component: unknown,
  path: readonly string[],
  shapeOf: (type: string) => Shape | undefined,
): FoundComponent {
  let deepest: FoundComponent = { depth: 0, value: component, type: getComponentType(component) };
  let shape = deepest.type === undefined ? undefined : shapeOf(deepest.type);
  let value = component;
  for (const [index, name] of path.entries()) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) break;
    value = Reflect.get(value, name);
    shape = shape?.items ?? shape?.properties?.[name] ?? shape?.values;
    if (shape?.kind !== 'component') continue;
    deepest = { depth: index + 1, value, type: getComponentType(value) };
    shape = deepest.type === undefined ? undefined : shapeOf(deepest.type);
  }
  return deepest;
}

/**
 * Creates the smallest value that a schema allows, for an author to continue from. Texts that the
 * author has to write stay empty, and the author is asked for them.
 */
function createBlank(schema: FormSchema, follow: FollowSchema): unknown {
  if ('const' in schema) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        [...listRequired(schema, {})].map((name) => [
          name,
          createBlank(follow(schema.properties?.[name] ?? {}), follow),
        ]),
      );
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return 0;
    default:
      return '';
  }
}
