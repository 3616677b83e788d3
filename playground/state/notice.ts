import type { DocumentName } from './document/names.ts';
import type { StoredDraft } from './drafts/stored-draft.ts';

/**
 * Something that a person has to know about what they asked for, and that stays until they dismiss
 * it or open another scenario.
 */
export type Notice =
  | { readonly kind: 'cut-link' }
  | { readonly kind: 'other-version-link' }
  /** The texts of the link have more bytes than a document may have. */
  | { readonly kind: 'large-link' }
  | { readonly kind: 'link-over-draft' }
  /** The documents are other than the link knew them. */
  | { readonly kind: 'moved-link' | 'unfit-link'; readonly documents: readonly DocumentName[] }
  | { readonly kind: 'draft-of-other-files'; readonly documents: readonly DocumentName[] }
  | {
      readonly kind: 'unknown-scenario';
      readonly id: string;
      readonly meant: readonly string[];
      /** True if the link has edited texts, which are kept for the scenario that is chosen. */
      readonly hasEdits?: boolean;
    }
  | { readonly kind: 'link-too-long' }
  /** A new page, with all that brings it back. */
  | { readonly kind: 'dropped-page'; readonly draft: StoredDraft }
  | { readonly kind: 'failed'; readonly reason: string };
