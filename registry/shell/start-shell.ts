import type { ProfileType } from '#schemas/content/displayed-visitor.ts';
import { watchMenus } from '../kit/menu/watch-menus.ts';
import type { ConsentChoice } from './cookie-dialog/consent-choice.ts';
import { watchCookieDialog } from './cookie-dialog/watch-cookie-dialog.ts';
import { watchPageShell } from './page-shell/watch-page-shell.ts';
import type { VisitorIdentity } from './universal-link/universal-link.ts';
import type { Suggest } from './search/suggest.ts';
import { watchSearch } from './search/watch-search.ts';
import { watchTopBar } from './top-bar/watch-top-bar.ts';

export { COOKIE_LINK } from './cookie-dialog/watch-cookie-dialog.ts';

export interface StartShellOptions {
  /** Makes the profile of the other kind the active one. */
  readonly onSwitchProfile?: (type: ProfileType) => void;
  /** The actions of menu items, by the name in their `onClick`; each is told the item's id. */
  readonly actions?: Readonly<Record<string, (itemId: string) => void>>;
  /** The visitor's choice about cookies; left out, the dialog never opens. */
  readonly consent?: ConsentChoice;
  /** Says who the visitor is to the bank's app; left out, as long as nobody may recognise them. */
  readonly identity?: VisitorIdentity;
  /** Suggests searches for what is typed; left out, the field has no suggestions. */
  readonly suggest?: Suggest | undefined;
}

/**
 * Starts what the shell of a page does beside being there: menus that open and close in order, a
 * top bar that knows of the scroll, tabs, skip links. None of it needs React, and all of it takes
 * over what a visitor has opened by then. Returns what ends it.
 */
export function startShell(
  window: Window & typeof globalThis,
  { onSwitchProfile, actions = {}, consent, identity, suggest }: StartShellOptions = {},
): () => void {
  const stops = [
    watchMenus(window, { actions }),
    watchTopBar(window, onSwitchProfile ? { onSwitchProfile } : {}),
    watchSearch(window, suggest),
    watchPageShell(window),
    ...(consent ? [watchCookieDialog(window, { consent })] : []),
    ...(identity ? [stitchLinks(window, identity)] : []),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Loads what stitches an identity to universal links: a page on which nobody may be recognised does
 * without its code. Where that does not come, links lead to the app without the identity.
 */
function stitchLinks(window: Window, identity: VisitorIdentity): () => void {
  const ending = new AbortController();
  const start = async () => {
    try {
      const { watchUniversalLinks } = await import('./universal-link/universal-link.ts');
      if (!ending.signal.aborted) {
        ending.signal.addEventListener('abort', watchUniversalLinks(window, identity));
      }
    } catch {
      // The links lead where they led.
    }
  };
  void start();
  return () => ending.abort();
}
