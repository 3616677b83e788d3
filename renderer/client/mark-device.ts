import type { Host } from '../host/index.ts';

/**
 * Says on the html element which kind of phone or tablet the page is shown on, for style sheets. The server cannot: its
 * page is the same for everybody. Returns what takes that away.
 */
export function markDevice(html: HTMLElement, { device }: Pick<Host, 'device'>): () => void {
  const kind = device?.();
  if (kind) html.dataset['device'] = kind;
  return () => void delete html.dataset['device'];
}
