import { createPacedReport } from '../paced-report.ts';
import type { PlacedMessage } from '../protocol.ts';

/** The selected component, and the text in it that is being written. */
type Boxes = { readonly [Name in 'box' | 'text']?: PlacedMessage[Name] | undefined };

/** Makes the function that tells where something stands; where nothing does, only after a box. */
export function createBoxReport(
  window: Window,
  post: (boxes: Omit<PlacedMessage, 'type'>) => void,
): (boxes: Boxes) => void {
  const report = createPacedReport<Omit<PlacedMessage, 'type'>>(window, post, {});
  return ({ box, text }) => report({ ...(box && { box }), ...(text && { text }) });
}
