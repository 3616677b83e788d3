/** Describes how one kind of overlay behaves, whatever it looks like. */
export interface KindBehaviour {
  /** Has a backdrop, locks the page's scrolling, keeps the focus inside and takes it when shown. */
  readonly isModal: boolean;
  /** Is hidden by a click beside it, and marks its opener as expanded while it is shown. */
  readonly isDisclosure: boolean;
  /** Where it stands beside its opener. Without it, it stands where its style says. */
  readonly placement?: Place;
}

/** A side of the opener, and how far from it, in px: along the line of text, and across it. */
interface Place {
  readonly side: 'above' | 'below';
  readonly gap: { readonly inline: number; readonly block: number };
}

const MODAL: KindBehaviour = { isModal: true, isDisclosure: false };

/** The kinds of overlay. */
export const KINDS = {
  dialog: MODAL,
  'bottom-sheet': MODAL,
  popover: {
    isModal: false,
    isDisclosure: true,
    placement: { side: 'below', gap: { inline: 24, block: 24 } },
  },
  dropdown: {
    isModal: false,
    isDisclosure: true,
    placement: { side: 'below', gap: { inline: 0, block: 8 } },
  },
  tooltip: {
    isModal: false,
    isDisclosure: false,
    placement: { side: 'above', gap: { inline: 0, block: 12 } },
  },
} as const satisfies Record<string, KindBehaviour>;

export type OverlayKind = keyof typeof KINDS;
