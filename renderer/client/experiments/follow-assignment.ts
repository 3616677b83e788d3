import type { ConsentLevels } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import { EXPERIMENTS_COOKIE, readVariants } from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';

/**
 * Loads the document anew where it comes back out of the back-forward cache, and the cookie says
 * something else by then: another tab has got another variant, or consent was withdrawn, also where
 * the variant is stored nowhere. A visitor who sees one without consent keeps the page.
 */
export function followAssignment(
  { key, variant }: ShownVariant,
  levels: ConsentLevels | undefined,
  { cookie, onRestore, reload }: Pick<Host, 'cookie' | 'onRestore' | 'reload'>,
): void {
  const read = () => readVariants(cookie(EXPERIMENTS_COOKIE)).get(key);
  const isAllowed = () => isAllowedByCookies('storedExperiments', levels, { cookie });
  const wasStored = read() !== undefined;
  const wasAllowed = isAllowed();
  onRestore?.(() => {
    const stored = read();
    const isSame = stored === undefined ? !wasStored : stored === variant;
    if (!isSame || (wasAllowed && !isAllowed())) reload?.();
  });
}
