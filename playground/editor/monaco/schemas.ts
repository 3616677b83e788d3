import schemasOfFiles from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { DOCUMENT_KINDS } from '../../state/document/document-kinds.ts';
import { DOCUMENTS, type DocumentName } from '../../state/document/names.ts';
import { excludeExisting } from './exclude-existing.ts';

/** A schema under the address that documents and other schemas name. */
export interface EditorSchema {
  readonly uri: string;
  readonly schema: object;
  /** Documents that it holds for though they do not name it. */
  readonly fileMatch?: string[];
}

/** The address of a document in the editor. The schema of its tab goes by it. */
export function toModelAddress(document: DocumentName): string {
  return `inmemory://playground/${document}.json`;
}

/**
 * The schemas by which the editor completes and explains. A document that names its schema is
 * looked up by that name alone, so every schema has an entry under its own name; and there is one
 * entry for each tab.
 */
export const EDITOR_SCHEMAS: readonly EditorSchema[] = [
  ...schemasOfFiles.map(({ url, schema }) => ({ uri: url, schema: excludeExisting(schema) })),
  ...DOCUMENTS.map(tabSchema),
];

function tabSchema(document: DocumentName): EditorSchema {
  return {
    uri: `inmemory://playground/${document}.schema.json`,
    fileMatch: [toModelAddress(document)],
    schema: schemaOf(document),
  };
}

/** Returns the schema of a tab's content, for a document that names no schema itself. */
function schemaOf(document: DocumentName): object {
  const { id, folder } = DOCUMENT_KINDS[document];
  if (folder === undefined) return { $ref: id };
  return {
    description: `The files of fixtures/${folder}, each under its name.`,
    type: 'object',
    additionalProperties: { $ref: id },
  };
}
