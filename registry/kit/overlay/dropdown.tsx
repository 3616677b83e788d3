import { Overlay, type OverlayContent } from './overlay.tsx';

/** A list that hangs from its opener. */
export function Dropdown(content: OverlayContent) {
  return <Overlay variation="dropdown" {...content} />;
}
