import schemasOfFiles from '#schemas/generated/editor-schemas.json' with { type: 'json' };
import { MACROS_ID, PAGE_ID } from '#schemas/schema-ids.ts';
import type { DocumentName } from '../../state/names.ts';

/** A schema under the address that documents and other schemas name. */
export interface EditorSchema {
  readonly uri: string;
  readonly schema: object;
  /** Documents that it holds for though they do not name it. */
  readonly fileMatch?: string[];
}

/** What a tab holds, where its document does not say so itself. */
const SCHEMAS_OF_TABS: Readonly<Record<DocumentName, object>> = {
  page: { $ref: PAGE_ID },
  macros: {
    description: 'The macro documents, each under the name of its file.',
    type: 'object',
    additionalProperties: { $ref: MACROS_ID },
  },
};

/** The address of a document in the editor. The schema of its tab goes by it. */
export function addressOf(document: DocumentName): string {
  return `inmemory://playground/${document}.json`;
}

/**
 * What the editor may complete and explain. A document that names its schema is looked up by that name alone,
 * so every schema stands under its own; and there is one for each tab.
 */
export const EDITOR_SCHEMAS: readonly EditorSchema[] = [
  ...schemasOfFiles.map(({ url, schema }) => ({ uri: url, schema })),
  tabSchema('page'),
  tabSchema('macros'),
];

function tabSchema(document: DocumentName): EditorSchema {
  return {
    uri: `inmemory://playground/${document}.schema.json`,
    fileMatch: [addressOf(document)],
    schema: SCHEMAS_OF_TABS[document],
  };
}
