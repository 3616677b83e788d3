import type { Host } from '../../host/index.ts';
import { EXPERIMENTS_COOKIE, readVariants } from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';

/**
 * Loads the document anew where it comes back out of the back-forward cache, and the cookie says
 * something else by then: another tab has got another variant, or consent was withdrawn. A visitor
 * whose variant is stored nowhere keeps the page.
 */
export function followAssignment(
  { key, variant }: ShownVariant,
  { cookie, onRestore, reload }: Pick<Host, 'cookie' | 'onRestore' | 'reload'>,
): void {
  const read = () => readVariants(cookie(EXPERIMENTS_COOKIE)).get(key);
  const wasStored = read() !== undefined;
  onRestore?.(() => {
    const stored = read();
    const isSame = stored === undefined ? !wasStored : stored === variant;
    if (!isSame) reload?.();
  });
}
