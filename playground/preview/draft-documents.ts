import type { ScenarioEdits } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { isExperience } from '#schemas/is-experience.ts';

/** The documents of a draft in the place of those of a scenario. */
export interface DraftDocuments {
  readonly edits: ScenarioEdits;
  readonly experience?: ExperienceConfig | undefined;
}

const ELEMENT_ID = 'draft-documents';

/**
 * Reads the documents that are being edited and that the server has put into the document, as it
 * does where it takes the digest of a draft. There are none in the preview that a person opens.
 */
export function readDraftDocuments(document: Document): DraftDocuments {
  const text = document.getElementById(ELEMENT_ID)?.textContent ?? '{}';
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) return { edits: {} };
  const { page, macros, shell, experience } = value;
  return {
    edits: {
      ...(page !== undefined && { page }),
      ...(isRecord(macros) && { macros }),
      ...(isRecord(shell) && { cmsData: shell }),
    },
    ...(isExperience(experience) && { experience }),
  };
}
