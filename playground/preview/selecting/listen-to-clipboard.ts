import { CLIPBOARD_KEYS, isForText } from '../../layout/clipboard-keys.ts';
import type { ClipboardMessage } from '../protocol.ts';

/**
 * Listens to the keys that copy, cut and paste on the page of a window. A field and a marked text
 * have them for themselves.
 */
export function listenToClipboard(
  window: Window & typeof globalThis,
  onKeys: (message: ClipboardMessage) => void,
): void {
  for (const command of CLIPBOARD_KEYS) {
    window.addEventListener(command, (event: ClipboardEvent) => {
      if (isForText(window.document, command)) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      onKeys({ type: 'vitrine:clipboard', command, ...(command === 'paste' && { text }) });
    });
  }
}
