import type { ConsentLevels } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import type { Experiments } from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';
import { waitUntilPainted } from './wait-until-painted.ts';

export interface RegisterShownOptions {
  readonly experiments: Pick<Experiments, 'registerVisit'>;
  /** From which level on something is done, as the experience says it. */
  readonly levels: ConsentLevels | undefined;
  readonly host: Pick<Host, 'cookie' | 'console'>;
}

/**
 * Registers the visit of a variant once a visitor sees it, where the visitor allows it by then. It
 * is tried once: a visit that is not counted costs less than a service that is asked again and
 * again. Never rejects.
 */
export async function registerShown(
  window: Window,
  shown: ShownVariant,
  { experiments, levels, host }: RegisterShownOptions,
): Promise<void> {
  await waitUntilPainted(window);
  if (!isAllowedByCookies('storedExperiments', levels, host)) return;
  try {
    await experiments.registerVisit(shown);
  } catch (error) {
    host.console.warn(error instanceof Error ? error.message : String(error));
  }
}
