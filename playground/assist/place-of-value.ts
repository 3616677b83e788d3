import type { Shape } from '#schemas/check-module.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { DOCUMENT_KINDS } from '../state/document/document-kinds.ts';
import type { DocumentName } from '../state/document/names.ts';
import { findShape } from '../state/document/allowed-components.ts';
import type { TextPlace } from './text-place.ts';

/** Finds the shape that the schemas give the value at a place of a document. */
export function findPlaceShape(
  { path, typeAt }: TextPlace,
  document: DocumentName,
  known: KnownChecks,
): Shape | undefined {
  return findShape(path, rootOf(document, known), { typeAt, known });
}

function rootOf(document: DocumentName, { byId }: KnownChecks): Shape {
  const { id, folder } = DOCUMENT_KINDS[document];
  const shape = byId.get(id)?.shape ?? {};
  return folder === undefined ? shape : { values: shape };
}
