import { findHome } from '#fixtures';
import { experience } from '../environment/experience.ts';
import { canReach, type StoredDraft } from './drafts/stored-draft.ts';
import { getDraftBaseVersions, forgetBaseVersions } from './base-versions.ts';
import type { ReadText } from './document/check-text.ts';
import { hashText } from '../json-text/hash-text.ts';
import { NO_HISTORY, record } from './history/history.ts';
import type { Address } from './link/address.ts';
import { resolveLinkedTexts, type TextsOfLink } from './link/linked-texts.ts';
import { DOCUMENTS, type DocumentName } from './document/names.ts';
import type { Notice } from './notice.ts';
import { open, replaceTexts, type OpenedScenario, type Playground } from './playground.ts';
import type { Texts } from './document/text-edit.ts';

export interface Work {
  readonly scenario: OpenedScenario;
  readonly draft: StoredDraft | undefined;
  readonly address: Address;
  /** The time when the address was written; a link from elsewhere counts as written now. */
  readonly writtenAt: number;
}

/** Work with a draft that a window left without closing, until a person has decided about it. */
export type Offer = Work & Required<Pick<Work, 'draft'>>;

export interface OpenedWork {
  readonly playground: Playground;
  readonly notice: Notice | undefined;
  /** True if it differs from the draft. */
  readonly isChanged: boolean;
}

/**
 * A scenario with its draft, if there is one. The texts of an address that is newer than the draft
 * stand over it as one change: taking that back brings the draft back.
 */
export function openWork(
  { scenario, draft, address, writtenAt }: Work,
  read: ReadText,
): OpenedWork {
  const link = resolveLinkedTexts(address.edits, scenario.texts);
  if (!draft) {
    const opened = open(scenario, read, { texts: link.texts });
    const isChanged = Object.keys(link.texts).length > 0;
    return {
      playground: withAddress(forgetBaseVersions(opened, strangeIn(address, link)), address),
      notice: aboutLink(address, link),
      isChanged,
    };
  }
  const fitted = fittedDraft(draft, scenario.texts);
  const bases = getDraftBaseVersions(draft, scenario, listEditedDocuments(draft, scenario.texts));
  const { translation, newVariant } = draft;
  const restored = open(placeOnSite(scenario, draft), read, {
    texts: fitted.texts,
    history: fitted.history,
    bases,
    ...(translation && { translation }),
    ...(newVariant && { newVariant }),
  });
  const isNewer = writtenAt > draft.savedAt;
  const linked = isNewer
    ? forgetBaseVersions(
        withLink(restored, { ...address, ...link, writtenAt }, read),
        strangeIn(address, link),
      )
    : restored;
  const isChanged = linked !== restored;
  const about = isNewer ? aboutLink(address, link) : aboutTrouble(address);
  return {
    playground: withAddress(linked, address),
    notice: about ?? (isChanged ? { kind: 'link-over-draft' } : aboutDraft(draft, scenario.texts)),
    isChanged,
  };
}

/**
 * A page that is being translated is shown to a visitor of its own language, and one that is to be
 * a variant at its own address.
 */
function placeOnSite(opened: OpenedScenario, { translation, newVariant }: StoredDraft) {
  const { scenario } = opened;
  if (newVariant) {
    const { path: fixture } = newVariant;
    const { title } = scenario;
    const { locale, segment } = findHome(`/${fixture}`, experience) ?? {};
    return {
      ...opened,
      scenario: {
        title,
        page: { fixture },
        ...(locale !== undefined && { locale }),
        ...(segment !== undefined && { segment }),
      },
    };
  }
  if (!translation) return opened;
  const { locale, segment } = translation;
  return { ...opened, scenario: { ...scenario, locale, segment } };
}

/**
 * The same work after its draft was dropped: one change, which brings the draft back where it is
 * taken back.
 */
export function removeDraft(work: Work, time: number): Work {
  const { draft, scenario, address } = work;
  if (!draft) return work;
  const { texts, history } = fittedDraft(draft, scenario.texts);
  const before: Texts = { ...scenario.texts, ...texts };
  const edited = listEditedDocuments(draft, scenario.texts);
  const bases = getDraftBaseVersions(draft, scenario, edited);
  const [document = DOCUMENTS[0]] = edited;
  const dropped = { kind: 'dropped', document, time, texts: scenario.texts } as const;
  const link = resolveLinkedTexts(address.edits, scenario.texts);
  // The address of a window has what its draft has, and goes with it.
  const isOfDraft = DOCUMENTS.every(
    (name) => (link.texts[name] ?? scenario.texts[name]) === before[name],
  );
  return {
    ...work,
    draft: { ...draft, texts: scenario.texts, bases, history: record(history, before, dropped) },
    address: isOfDraft ? { ...address, edits: {} } : address,
  };
}

/** The documents that a draft has otherwise than the scenario. */
export function listEditedDocuments(draft: StoredDraft, original: Texts): readonly DocumentName[] {
  const { texts } = fittedDraft(draft, original);
  return DOCUMENTS.filter((name) => (texts[name] ?? original[name]) !== original[name]);
}

/** The documents of a draft whose file was another one when it was begun. */
export function listChangedDocuments(
  { of = {} }: StoredDraft,
  original: Texts,
): readonly DocumentName[] {
  return DOCUMENTS.filter(
    (name) => of[name] !== undefined && of[name] !== hashText(original[name]),
  );
}

/** A document that nobody had edited is as the scenario has it now, be it as it was then or not. */
function fittedDraft(draft: StoredDraft, original: Texts): Pick<StoredDraft, 'texts' | 'history'> {
  const { of = {}, texts, history } = draft;
  const stale = listChangedDocuments(draft, original).filter((name) => {
    const text = texts[name];
    return text !== undefined && hashText(text) === of[name];
  });
  if (stale.length === 0) return draft;
  const renewed = { ...texts, ...Object.fromEntries(stale.map((name) => [name, original[name]])) };
  return { texts: renewed, history: canReach(renewed, history) ? history : NO_HISTORY };
}

/**
 * The documents of a link that were made of another text than there is now, or of one that it does
 * not name.
 */
function strangeIn({ edits }: Address, { moved }: TextsOfLink): readonly DocumentName[] {
  return DOCUMENTS.filter((name) => typeof edits[name] === 'string' || moved.includes(name));
}

type LinkedTexts = Pick<TextsOfLink, 'texts'> & Pick<Address, 'tab'> & Pick<Work, 'writtenAt'>;

/** A link holds what differs from the scenario; the rest is as the scenario has it. */
function withLink(
  restored: Playground,
  { texts: edits, tab: document = 'page', writtenAt: time }: LinkedTexts,
  read: ReadText,
): Playground {
  if (Object.keys(edits).length === 0) return restored;
  const texts = { ...restored.original, ...edits };
  return replaceTexts(restored, { kind: 'linked', document, time, texts }, read);
}

function aboutLink(address: Address, { unfit, moved }: TextsOfLink): Notice | undefined {
  if (unfit.length > 0) return { kind: 'unfit-link', documents: unfit };
  if (moved.length > 0) return { kind: 'moved-link', documents: moved };
  return aboutTrouble(address);
}

const NOTICES = {
  cut: 'cut-link',
  'other-version': 'other-version-link',
  'too-large': 'large-link',
} as const;

function aboutTrouble({ trouble }: Address): Notice | undefined {
  return trouble && { kind: NOTICES[trouble] };
}

function aboutDraft(draft: StoredDraft, original: Texts): Notice | undefined {
  const edited = listEditedDocuments(draft, original);
  const documents = listChangedDocuments(draft, original).filter((name) => edited.includes(name));
  return documents.length > 0 ? { kind: 'draft-of-other-files', documents } : undefined;
}

function withAddress(playground: Playground, { tab, selects }: Address): Playground {
  return {
    ...playground,
    ...(tab && { tab }),
    selects: { ...playground.selects, ...selects },
  };
}
