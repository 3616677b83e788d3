const LAYOUTS = ['default', 'wide-right', 'wide-left'] as const;

/** The places of a label: above the control, or beside it at the end or the start of its column. */
export type FieldLayout = (typeof LAYOUTS)[number];

/** @throws TypeError for a layout that there is none of (001 §8). */
export function checkLayout(layout: string): asserts layout is FieldLayout {
  if (!LAYOUTS.some((one) => one === layout)) {
    throw new TypeError(
      'Given Layout is invalid. Valid values are default, wide-right, wide-left.',
    );
  }
}
