import type { Host } from '../../host/index.ts';

/**
 * Says on the html element which kind of phone or tablet the page is shown on, for style sheets.
 * The server cannot: its page is the same for everybody. The signal takes that away.
 */
export function markDevice(
  html: HTMLElement,
  { device }: Pick<Host, 'device'>,
  signal: AbortSignal,
): void {
  const kind = device?.();
  if (kind) html.dataset['device'] = kind;
  signal.addEventListener('abort', () => delete html.dataset['device']);
}
