import {
  CMS_DATA_ID,
  EXPERIENCE_ID,
  EXPERIMENT_LIST_ID,
  MACROS_ID,
  OFFERS_ID,
  PAGE_ID,
} from '#schemas/schema-ids.ts';
import { DOCUMENTS, type ByDocument, type DocumentName } from './names.ts';

/** Describes the content of a tab. */
export interface DocumentKind {
  /** The schema of what it holds, whether that names its schema or not. */
  readonly id: string;
  /** The noun for one of its documents in the message of a problem. */
  readonly what: string;
  /** The folder of its documents; left out, the tab holds one document. */
  readonly folder?: string;
  /** True if an error anywhere in it leaves nothing to show, as a site does not start with it. */
  readonly isAllOrNothing?: boolean;
}

/** The folders of the fixtures whose files stand side by side in a tab, each under its name. */
export const FOLDERS = {
  macros: 'macros',
  experiments: 'experiment-list',
  offers: 'offers',
  shell: 'cms-data',
} as const;

const DOCUMENT_OF: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries(FOLDERS).map(([document, folder]) => [folder, document]),
);

/** The document that shows a file, by its path below the fixtures. */
export function toDocumentName(path: string): DocumentName {
  const document = DOCUMENT_OF.get(path.split('/')[0]);
  return DOCUMENTS.find((name) => name === document) ?? 'page';
}

export const DOCUMENT_KINDS: ByDocument<DocumentKind> = {
  page: { id: PAGE_ID, what: 'A page response' },
  macros: { id: MACROS_ID, what: 'A macro document', folder: FOLDERS.macros },
  experiments: {
    id: EXPERIMENT_LIST_ID,
    what: 'A list of experiments',
    folder: FOLDERS.experiments,
  },
  offers: { id: OFFERS_ID, what: 'A response with offers', folder: FOLDERS.offers },
  experience: { id: EXPERIENCE_ID, what: 'An experience', isAllOrNothing: true },
  shell: { id: CMS_DATA_ID, what: 'The content of a shell', folder: FOLDERS.shell },
};
