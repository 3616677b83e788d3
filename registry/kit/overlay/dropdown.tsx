import { Overlay, type OverlayContent } from './overlay.tsx';

/**
 * A list that hangs from its opener.
 *
 * @example <Dropdown {...overlay} open={isOpen} onOpenChange={setOpen}
 * label="Accounts">…</Dropdown>
 */
export function Dropdown(content: OverlayContent) {
  return <Overlay variation="dropdown" {...content} />;
}
