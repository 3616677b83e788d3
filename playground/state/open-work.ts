import type { StoredDraft } from '../drafts/stored-draft.ts';
import type { ReadText } from './check-text.ts';
import type { Address } from './link/address.ts';
import type { Notice } from './notice.ts';
import { open, replaceTexts, type OpenedScenario, type Playground } from './playground.ts';

export interface Work {
  readonly scenario: OpenedScenario;
  readonly draft: StoredDraft | undefined;
  readonly address: Address;
  /** When the address was written; a link from elsewhere counts as written now. */
  readonly writtenAt: number;
}

export interface OpenedWork {
  readonly playground: Playground;
  readonly notice: Notice | undefined;
  /** Whether it differs from the draft. */
  readonly isChanged: boolean;
}

/**
 * A scenario with its draft, if there is one. The texts of an address that is newer than the draft stand over it
 * as one change: taking that back brings the draft back.
 */
export function openWork(
  { scenario, draft, address, writtenAt }: Work,
  read: ReadText,
): OpenedWork {
  const { edits, isCut } = address;
  const cut = isCut ? ({ kind: 'cut-link' } as const) : undefined;
  if (!draft) {
    const opened = open(scenario, read, { texts: edits });
    const isChanged = Object.keys(edits).length > 0;
    return { playground: withAddress(opened, address), notice: cut, isChanged };
  }
  const restored = open(scenario, read, draft);
  const linked =
    writtenAt > draft.savedAt ? withLink(restored, { address, writtenAt }, read) : restored;
  const isChanged = linked !== restored;
  return {
    playground: withAddress(linked, address),
    notice: cut ?? (isChanged ? { kind: 'link-over-draft' } : undefined),
    isChanged,
  };
}

/** A link holds what differs from the scenario; the rest is as the scenario has it. */
function withLink(
  restored: Playground,
  {
    address: { edits, tab: document = 'page' },
    writtenAt: time,
  }: Pick<Work, 'address' | 'writtenAt'>,
  read: ReadText,
): Playground {
  if (Object.keys(edits).length === 0) return restored;
  const texts = { ...restored.original, ...edits };
  return replaceTexts(restored, { kind: 'linked', document, time, texts }, read);
}

function withAddress(playground: Playground, { tab, selects }: Address): Playground {
  return {
    ...playground,
    ...(tab && { tab }),
    selects: { ...playground.selects, ...selects },
  };
}
