import addFormats from 'ajv-formats';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { posix } from 'node:path';
import { generateBanner, getPathToSchemas } from './banner.ts';
import { flatten, follow } from './flatten.ts';
import { mapInner, type JsonSchema, mapValues } from './json-schema.ts';
import type { SchemaFile, SchemaSet } from './read-schemas.ts';
import type { Shape } from '../check-module.ts';

export interface PrintedModule {
  readonly text: string;
  /** The shared schemas whose compiled parts it imports. */
  readonly parts: readonly SchemaFile[];
}

/**
 * Lists our replacements for what the compiler would take from its own packages: those are
 * CommonJS, for which a bundler adds half a kB to the first script of a page.
 */
const OURS = [
  {
    theirs: 'require("ajv/dist/runtime/ucs2length").default',
    name: 'countCharacters',
    file: 'count-characters.ts',
  },
  {
    theirs: 'require("ajv-formats/dist/formats").fullFormats.regex',
    name: 'isPattern',
    file: 'is-pattern.ts',
  },
];

/** A compiled function from its head to the line that says which members it has evaluated. */
const FUNCTION = /^function (validate\d+)\([^]*?^\1\.evaluated = .*;$\n?/gm;
const SOURCE = /sourceURL="(?<id>[^"]+)"/;
/** A schema, a pattern or a function of the run time that functions use. */
const CONSTANT = /^const ((?:schema|pattern|func|formats)\w+) = .*;$\n?/gm;

/** Returns the module with the compiled check of a schema, its shape and its zones. */
export function printCheck(file: SchemaFile, schemas: SchemaSet): PrintedModule {
  const back = getPathToSchemas(file);
  const flat = flatten(file, schemas);
  const zones = flat['x-zones'];
  const family = zones ? file.id.split('/').at(-2) : undefined;
  const { code, parts } = compile(file, schemas);
  const text = `${generateBanner(file)}// @ts-nocheck
import type { Shape } from '${back}check-module.ts';
import { fold } from '${back}problems/fold.ts';
import type { Problem } from '${back}problems/problem.ts';
${code}
const NONE: readonly Problem[] = Object.freeze([]);

export function check(value: unknown): readonly Problem[] {
  return validate(value) ? NONE : fold(validate.errors, shape);
}

export const shape: Shape = ${JSON.stringify(toShape(flat, schemas), null, 2)};
${family ? `\nexport const family = '${family}';\n` : ''}${zones ? `\nexport const zones: readonly string[] = ${JSON.stringify(zones)};\n` : ''}`;
  return { text, parts };
}

/** Returns the module with the compiled part of a shared schema, which checks import. */
export function printPart(file: SchemaFile, schemas: SchemaSet): PrintedModule {
  const { code, parts } = compile(file, schemas);
  return { text: `${generateBanner(file)}// @ts-nocheck\n${code}export { validate };\n`, parts };
}

function compile(file: SchemaFile, schemas: SchemaSet) {
  const { code, parts } = importParts(file, quickened(compiled(file, schemas)), schemas);
  return { code: withOurs(code, getPathToSchemas(file)), parts };
}

// An instance for each module: its counters name the functions, and one new schema would rename all
// others'.
function compiled(file: SchemaFile, schemas: SchemaSet): string {
  const ajv = createCompiler(schemas, { source: true, esm: true, lines: true });
  return standaloneCode(ajv, { validate: file.id });
}

/** Makes a compiler that knows all of the schemas. */
export function createCompiler(schemas: SchemaSet, code?: Options['code']): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    verbose: true,
    strict: true,
    // They have been looked at when they were listed.
    validateSchema: false,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    ...(code && { code }),
  });
  addFormats.default(ajv);
  for (const each of listStandardSchemas(schemas)) ajv.addSchema(each);
  return ajv;
}

const standardSchemasOf = new WeakMap<SchemaSet, readonly JsonSchema[]>();

/**
 * All schemas flat and without our own keywords: made once for all modules, each of which knows all
 * of them.
 */
function listStandardSchemas(schemas: SchemaSet): readonly JsonSchema[] {
  const known = standardSchemasOf.get(schemas);
  if (known) return known;
  const all = [...schemas.values()].map((each) => removeOwnKeywords(flatten(each, schemas)));
  refuseUnfitting(all);
  standardSchemasOf.set(schemas, all);
  return all;
}

/** Throws where a schema is none: once for all compilers, as it is most of what one costs. */
function refuseUnfitting(all: readonly JsonSchema[]): void {
  const ajv = new Ajv2020();
  for (const each of all) {
    if (ajv.validateSchema(each) === true) continue;
    throw new Error(
      `${each.$id} is no JSON Schema: ${ajv.errorsText(ajv.errors, { dataVar: '' })}.`,
    );
  }
}

/** Leaves out the keywords that are ours, and no part of JSON Schema. */
function removeOwnKeywords(schema: JsonSchema): JsonSchema {
  const {
    'x-kind': _kind,
    'x-address': _address,
    'x-advice': _advice,
    'x-family': _family,
    'x-zones': _zones,
    'x-anchor': _anchor,
    'x-specimen': _specimen,
    tsType: _type,
    ...standard
  } = mapInner(schema, removeOwnKeywords);
  return standard;
}

/** Adds an error to a list that may not be there, in six lines of one statement. */
const ADDS_ERROR =
  /if\(vErrors === null\)\{\nvErrors = \[(?<error>\w+)\];\n\}\nelse \{\nvErrors\.push\(\k<error>\);\n\}\n/g;

/**
 * Counting characters one by one is most of what a check does. A text has no more characters than
 * units, and at least half as many, so for nearly every text its length decides. Names are found
 * faster in a set than on an object.
 */
function quickened(code: string): string {
  const sets = new Map<string, string>();
  const quick = code
    .replaceAll(ADDS_ERROR, '(vErrors ??= []).push($<error>);\n')
    .replaceAll(/func\d+\((?<text>\w+)\) > (?<most>\d+)/g, '$<text>.length > $<most> && $&')
    .replaceAll(/func\d+\((?<text>\w+)\) < (?<least>\d+)/g, '$<text>.length < 2 * $<least> && $&')
    .replaceAll(/func\d+\.call\((schema\d+)\.properties, (key\d+)\)/g, (_, schema, key) => {
      sets.set(schema, `const ${schema}Names = new Set(Object.keys(${schema}.properties));`);
      return `${schema}Names.has(${key})`;
    });
  return [...sets].reduce(
    (printed, [schema, set]) =>
      printed.replace(new RegExp(`^(const ${schema} = .*)$`, 'm'), (line) => `${line}\n${set}`),
    quick,
  );
}

/** The code as a module: what it needs is imported from here. */
function withOurs(code: string, back: string): string {
  const used = OURS.filter(({ theirs }) => code.includes(theirs));
  const own = used.reduce(
    (printed, { theirs, name }) => printed.replaceAll(theirs, name),
    code.replace('"use strict";', ''),
  );
  const [missing] = /require\(.*/.exec(own) ?? [];
  if (missing) throw new Error(`A check needs ${missing} Write it here, and name it in OURS.`);
  return [...used.map(({ name, file }) => `import { ${name} } from '${back}${file}';`), own].join(
    '\n',
  );
}

/** The names and the kinds of value of a flat schema, all references followed. */
export function toShape(schema: JsonSchema, schemas: SchemaSet): Shape {
  const { $ref, 'x-address': address, 'x-advice': advice } = schema;
  if ($ref) {
    const shape = toShape(flatten(follow($ref, schemas), schemas), schemas);
    return { ...shape, ...(address && { address }), ...(advice && { advice }) };
  }
  if (schema['x-kind'] === 'component') return componentPlace(schema);

  const { properties, items, additionalProperties } = schema;
  return {
    ...(schema['x-kind'] && { kind: schema['x-kind'] }),
    ...(schema['x-anchor'] && { anchor: true }),
    ...(address && { address }),
    ...(advice && { advice }),
    ...(properties && { properties: mapValues(properties, (each) => toShape(each, schemas)) }),
    ...(items && { items: toShape(items, schemas) }),
    ...(typeof additionalProperties === 'object' && {
      values: toShape(additionalProperties, schemas),
    }),
  };
}

function componentPlace({ 'x-family': family }: JsonSchema): Shape {
  return { kind: 'component', ...(family && { family }) };
}

interface ImportedParts {
  readonly code: string;
  /** The shared schemas whose functions are imported, in the order of their addresses. */
  readonly parts: readonly SchemaFile[];
}

/**
 * Replaces the functions of shared schemas in a compiled check by imports of their own modules, and
 * leaves out the constants that are no longer used.
 */
function importParts(file: SchemaFile, code: string, schemas: SchemaSet): ImportedParts {
  const imports = new Map<SchemaFile, string>();
  const own = code
    .replace('export const validate', 'const validate')
    .replaceAll(FUNCTION, (text, name: string) => {
      const id = SOURCE.exec(text)?.groups?.['id'];
      const part = id === undefined || id === file.id ? undefined : schemas.get(id);
      if (!part) return text;
      const path = posix.relative(file.family, part.address);
      imports.set(
        part,
        `import { validate as ${name} } from '${path.startsWith('.') ? path : `./${path}`}.validate.ts';`,
      );
      return '';
    });
  const parts = [...imports].toSorted(([one], [other]) => (one.address < other.address ? -1 : 1));
  return {
    code: [...parts.map(([, line]) => line), dropUnused(own)].join('\n'),
    parts: parts.map(([part]) => part),
  };
}

function dropUnused(code: string): string {
  const used = code.replaceAll(CONSTANT, (line, name: string) =>
    code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
  return used === code ? code : dropUnused(used);
}
