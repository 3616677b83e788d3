import type { PatchOperation } from '#schemas/generated/scenario.ts';
import { isRecord } from '#schemas/is-record.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { SCHEMA_HOST } from '#schemas/schema-ids.ts';
import type { JsonChange } from '../../json-text/change-json.ts';
import type { PlacedProblem } from '../document/check-text.ts';
import { DOCUMENT_KINDS } from '../document/document-kinds.ts';
import { memoizeByDocument } from '../document/memoize-readings.ts';
import type { DocumentName } from '../document/names.ts';
import { MISPLACED, MISSING_FLAG, moveComponent } from './change-page.ts';
import { createFlagChange } from '../structure/macro-flag.ts';
import {
  createSchemaFollower,
  type AddressedSchema,
  type FollowSchema,
  type FormSchema,
} from './form-schema.ts';
import { findRightValue, type RightValue } from './right-value.ts';
import * as parts from './right-value.ts';
import type { SchemaParts } from './right-value.ts';

/** A problem with the document that it is in, and the text that it was found in. */
export interface FoundProblem {
  readonly problem: PlacedProblem;
  readonly document: DocumentName;
  readonly text: string;
}

/** The change of a document that does away with a problem, where the schemas know one. */
export type FindChange = (problem: FoundProblem) => JsonChange | undefined;

const CODES = new Set([
  'missing-property',
  'wrong-type',
  'wrong-value',
  'too-short',
  'less-than-advised',
  MISSING_FLAG,
  MISPLACED,
]);

/**
 * Returns true if the schemas may know a change for a problem: a member is missing, a value is of
 * no use as it is written, or a component stands where it cannot.
 */
export function mayHaveChange({ code, suggestion, replacement }: PlacedProblem): boolean {
  if (suggestion !== undefined || replacement !== undefined) return false;
  return CODES.has(code);
}

/** Members on which it depends, by rules that stand in no schema, what else a document may say. */
const DECISIVE = new RegExp(
  [
    /\/taxonomies\/\d+\/key$/,
    /\/keys\/\d+\/dataType$/,
    /^\/layouts(?:\/[^/]+)?$/,
    // The feature that a route names decides on its content.
    /^\/routes\/\d+\/features\/\d+\/properties$/,
    // Experiments are told apart by their names, and a variant stands beside its page.
    /\/experiments\/\d+\/(?:key|experimentUrl|variants(?:\/\d+(?:\/variant(?:Url)?)?)?)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Makes what finds changes, out of the editor's schemas. */
export function changeFinder(addressed: readonly AddressedSchema[]): FindChange {
  const byUrl = new Map(addressed.map(({ url, schema }) => [url, schema]));
  const schemas = { byUrl, follow: createSchemaFollower(addressed) };
  const valueOf = memoizeByDocument((_, text) => parsed(text));
  return ({ problem, document, text }) => {
    if (!mayHaveChange(problem) || DECISIVE.test(problem.pointer)) return undefined;
    const { id, folder } = DOCUMENT_KINDS[document];
    const path = splitPointer(problem.pointer);
    // The documents of a folder stand in a tab by the names of their files, which no schema knows.
    const file = folder === undefined ? undefined : path.shift();
    const documentValue = valueOf(document, text);
    const value = file === undefined ? documentValue : memberOf(documentValue, file);
    if (problem.code === MISSING_FLAG) return createFlagChange(value);
    if (problem.code === MISPLACED) return moveComponent(problem, value);
    const place = placeIn({ value, schema: byUrl.get(id) ?? {}, path }, schemas);
    return place && changeAt(place, problem, schemas);
  };
}

interface Schemas {
  readonly byUrl: ReadonlyMap<string, FormSchema>;
  readonly follow: FollowSchema;
}

/** A member of an object or an item of a list, by what it stands in. */
interface Place {
  readonly holder: object;
  readonly parts: SchemaParts;
  readonly name: string;
}

interface Way {
  readonly value: unknown;
  readonly schema: FormSchema;
  readonly path: readonly string[];
}

function placeIn({ value, schema, path }: Way, schemas: Schemas): Place | undefined {
  const [name, ...inside] = path;
  if (name === undefined || typeof value !== 'object' || value === null) return undefined;
  const place = {
    holder: value,
    parts: parts.collectSchemaParts(schema, value, schemas.follow),
    name,
  };
  if (inside.length === 0) return place;
  const next = schemaOf(place, schemas);
  return next && placeIn({ value: memberOf(value, name), schema: next, path: inside }, schemas);
}

function changeAt(
  place: Place,
  { code, pointer: path }: PlacedProblem,
  schemas: Schemas,
): PatchOperation | undefined {
  const { holder, parts: held, name } = place;
  const problem = memberOf(holder, name);
  if (code === 'missing-property') {
    const right = problem === undefined ? rightValueAt(place, schemas) : undefined;
    return right && { op: 'add', path, ...right };
  }
  if (problem === undefined) return undefined;
  if (isReplaceable(code, problem)) return replaceValue(place, path, schemas);
  if (Array.isArray(holder)) {
    const isSpare = holder.length > parts.getLeastCount(held, 'minItems');
    return isSpare ? { op: 'remove', path } : undefined;
  }
  if (isRequired(place, schemas)) {
    const right = rightValueAt(place, schemas);
    return right && { op: 'replace', path, ...right };
  }
  return isSpareMember(place, schemas) ? { op: 'remove', path } : undefined;
}

/** Returns true for a value that is empty, or no word of a list: another one has to stand there. */
function isReplaceable(code: string, problem: unknown): boolean {
  if (code === 'too-short' || code === 'less-than-advised') return isEmpty(problem);
  return code === 'wrong-value' && problem !== null;
}

function isEmpty(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

/** The value that an author begins with, where it is another one, and one of a list of its own. */
function replaceValue(place: Place, path: string, schemas: Schemas): PatchOperation | undefined {
  const right = rightValueAt(place, schemas);
  const isUseful =
    right && !isEmpty(right.value) && right.value !== memberOf(place.holder, place.name);
  return isUseful ? { op: 'replace', path, ...right } : undefined;
}

function rightValueAt(place: Place, schemas: Schemas): RightValue | undefined {
  const schema = schemaOf(place, schemas);
  if (!schema || parts.isDecisive(place.parts, place.name)) return undefined;
  return findRightValue(schema, schemas.follow);
}

function schemaOf(place: Place, schemas: Schemas): FormSchema | undefined {
  const { holder, parts: held, name } = place;
  if (Array.isArray(holder)) return parts.findItemSchema(held);
  return featureSchema(place, schemas) ?? parts.findMemberSchema(held, name);
}

/** Finds the schema for the configuration of a feature; the feature's name leads to it. */
function featureSchema({ holder, parts: held, name }: Place, { byUrl }: Schemas) {
  const isOfFeature =
    name === 'properties' && parts.findMemberSchema(held, 'name')?.$ref?.endsWith('/FeatureName');
  if (isOfFeature !== true) return undefined;
  return byUrl.get(`${SCHEMA_HOST}features/${String(memberOf(holder, 'name'))}.schema.json`);
}

function isRequired(place: Place, schemas: Schemas): boolean {
  if (parts.listRequiredMembers(place.parts).has(place.name)) return true;
  const ofFeature = featureSchema(place, schemas);
  return ofFeature !== undefined && (schemas.follow(ofFeature).required ?? []).length > 0;
}

/**
 * Returns true if the object may be without a member, and nothing else is required once it is gone.
 */
function isSpareMember({ holder, parts: held, name }: Place, { follow }: Schemas): boolean {
  const { [name]: _gone, ...others }: Record<string, unknown> = { ...holder };
  const [documentValue] = held;
  const before = parts.listRequiredMembers(held);
  const after = documentValue
    ? parts.listRequiredMembers(parts.collectSchemaParts(documentValue, others, follow))
    : before;
  if ([...after].some((each) => !before.has(each))) return false;
  return Object.keys(others).length >= parts.getLeastCount(held, 'minProperties');
}

function memberOf(value: unknown, name: string): unknown {
  const holds = (isRecord(value) || Array.isArray(value)) && Object.hasOwn(value, name);
  return holds ? Reflect.get(value, name) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
