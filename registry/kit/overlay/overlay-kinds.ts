/** How far from its opener an overlay stands, in px: along the line of text, and across it. */
interface Gap {
  readonly inline: number;
  readonly block: number;
}

/** What one kind of overlay does, whatever it looks like. */
export interface KindBehaviour {
  /** Has a backdrop, locks the page's scrolling, keeps the focus inside and takes it when shown. */
  readonly isModal: boolean;
  /** Is hidden by a click beside it, and marks its opener as expanded while it is shown. */
  readonly isDisclosure: boolean;
  /** Where it stands. Without a side it stands where its style says. */
  readonly side?: 'above' | 'below';
  readonly gap: Gap;
}

const NO_GAP: Gap = { inline: 0, block: 0 };
const MODAL: KindBehaviour = { isModal: true, isDisclosure: false, gap: NO_GAP };

/** The kinds of overlay. */
export const KINDS = {
  dialog: MODAL,
  'bottom-sheet': MODAL,
  popover: { isModal: false, isDisclosure: true, side: 'below', gap: { inline: 24, block: 24 } },
  dropdown: { isModal: false, isDisclosure: true, side: 'below', gap: { inline: 0, block: 8 } },
  tooltip: { isModal: false, isDisclosure: false, side: 'above', gap: { inline: 0, block: 12 } },
} as const satisfies Record<string, KindBehaviour>;

export type OverlayKind = keyof typeof KINDS;
