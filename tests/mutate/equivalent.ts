import type { PlacedChange } from './change.ts';

/** A change after which the program does the same, so that no test can see it. */
interface Equivalent {
  readonly path: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Components that leave no markup: React renders nothing for undefined as well. */
const LEAVE_NO_MARKUP: readonly (readonly [path: string, from: string])[] = [
  ['registry/kit/promotional-label/promotional-label.tsx', 'if (!body.trim()) return null;'],
  ['registry/kit/choice-list/choice-list.tsx', 'if (shown.length === 0) return null;'],
  ['registry/kit/call-to-action/call-to-action.tsx', 'if (texts.length === 0) return null;'],
  ['registry/kit/call-to-action/call-to-action.tsx', 'if (!action || !text) return null;'],
  ['registry/kit/text-links/text-links.tsx', 'if (shown.length === 0) return null;'],
  ['registry/kit/check-mark-list/check-mark-list.tsx', 'if (shown.length === 0) return null;'],
  ['registry/kit/picture/picture.tsx', 'if (!last) return null;'],
  ['registry/kit/icon/resolved-icon.tsx', 'if (!element && !isPending) return null;'],
  ['registry/kit/icon/icon.tsx', 'if (!drawing) return null;'],
  ['registry/kit/rich-text/rich-text.tsx', 'if (value.length === 0) return null;'],
  ['registry/shell/footer/footer-columns.tsx', 'if (shown.length === 0) return null;'],
  [
    'registry/shell/footer/card-stop.tsx',
    'if (!cardStop || !isShown(cardStop.textLink)) return null;',
  ],
  ['registry/shell/footer/social-links.tsx', 'if (shown.length === 0) return null;'],
  ['registry/shell/top-bar/top-bar-links.tsx', 'if (shown.length === 0) return null;'],
  ['registry/shell/top-bar/top-bar-session.tsx', 'if (!isShown(logOut)) return null;'],
  [
    'registry/blocks/accordion/accordion.tsx',
    'if (!title && introduction.length === 0) return null;',
  ],
  ['registry/headers/home-header/header-quick-links.tsx', 'if (shown.length === 0) return null;'],
  ['registry/headers/home-header/header-usps.tsx', 'if (shown.length === 0) return null;'],
];

/** Lines are compared as they stand, so that an entry says nothing any more once its line has changed. */
const EQUIVALENT: readonly Equivalent[] = [
  ...LEAVE_NO_MARKUP.map(([path, from]) => ({
    path,
    from,
    to: from.replace('return null;', 'return undefined as never;'),
    reason: 'React renders nothing for undefined as well.',
  })),
  {
    path: 'registry/kit/overlay/use-overlay.ts',
    from: 'if (!overlay) return;',
    to: 'if (false) return;',
    reason: 'The effect before it has made the overlay. The line is there for the compiler.',
  },
  {
    path: 'registry/kit/overlay/use-overlay.ts',
    from: 'if (changes > 0) showAgain();',
    to: 'if (changes > 1) showAgain();',
    reason: 'The first change is that it was shown, and to show it again does nothing then.',
  },
  {
    path: 'renderer/plan/match-unchanged.ts',
    from: 'while (next < items.length && nextBefore < before.length) {',
    to: 'while (next < items.length || nextBefore < before.length) {',
    reason:
      'Behind the end of either list nothing is the same, so that what more is compared finds nothing.',
  },
  {
    path: 'renderer/plan/match-unchanged.ts',
    from: 'while (next < items.length && nextBefore < before.length) {',
    to: 'while (next < items.length && nextBefore <= before.length) {',
    reason:
      'Behind the end of either list nothing is the same, so that what more is compared finds nothing.',
  },
  {
    path: 'renderer/server/cut-into-chunks.ts',
    from: 'if (Array.isArray(value)) {',
    to: 'if (false) {',
    reason:
      'The values of a list are its items. The branch makes no copy of them, which is all that it saves.',
  },
];

/** Why a change changes nothing; undefined where it may. */
export function reasonOfEquivalence({ path, from, to }: PlacedChange): string | undefined {
  return EQUIVALENT.find((one) => one.path === path && one.from === from && one.to === to)?.reason;
}
