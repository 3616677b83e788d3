import type { ExperienceConfig, ConsentLevels } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import {
  type Experiments,
  EXPERIMENTS_COOKIE,
  readVariants,
} from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import { waitUntilPainted } from './wait-until-painted.ts';

export interface FollowVariantOptions {
  readonly experience: Pick<ExperienceConfig, 'consent' | 'experiments'>;
  readonly experiments: Pick<Experiments, 'registerVisit' | 'registerSuccess'>;
  readonly host: Pick<Host, 'cookie' | 'console' | 'onRestore' | 'reload'>;
}

/** Does what a document that shows a variant has to do for it. */
export function followVariant(
  window: Window,
  shown: ShownVariant,
  { experience, experiments, host }: FollowVariantOptions,
): void {
  const levels = experience.consent?.levels;
  followAssignment(shown, levels, host);
  followSuccesses(window, shown, { experience, experiments, host });
  void registerShown(window, shown, { experiments, levels, host });
}

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

interface RegisterShownOptions {
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
async function registerShown(
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

interface FollowSuccessesOptions {
  readonly experience: Pick<ExperienceConfig, 'consent' | 'experiments'>;
  readonly experiments: Pick<Experiments, 'registerSuccess'>;
  readonly host: Pick<Host, 'cookie' | 'console'>;
}

type Success = NonNullable<NonNullable<ExperienceConfig['experiments']>['successes']>[number];

/**
 * Registers what the experience counts as a success of the variant that a document shows, each once
 * a page view: a click on a link to an address, or an event in the slot of a feature. It listens at
 * the document, before anything else, so that no component has to tell of it. The service takes it
 * of a profile alone; of others, nothing is sent.
 */
export function followSuccesses(
  { document, location }: Window,
  shown: ShownVariant,
  { experience, experiments, host }: FollowSuccessesOptions,
): void {
  const { successes = [] } = experience.experiments ?? {};
  for (const success of successes.filter(({ key }) => key === shown.key)) {
    const name = success.link === undefined ? (success.event ?? 'submit') : 'click';
    const onEvent = ({ target }: Event) => {
      if (!(target instanceof Element) || !isReached(target, success, location.href)) return;
      if (!isAllowedByCookies('storedExperiments', experience.consent?.levels, host)) return;
      document.removeEventListener(name, onEvent, true);
      experiments
        .registerSuccess(shown)
        .catch((error: unknown) =>
          host.console.info(error instanceof Error ? error.message : String(error)),
        );
    };
    document.addEventListener(name, onEvent, true);
  }
}

function isReached(target: Element, { link, feature }: Success, here: string): boolean {
  if (link === undefined) {
    return feature !== undefined && target.closest(`[data-type="${CSS.escape(feature)}"]`) !== null;
  }
  const followed = target.closest<HTMLAnchorElement>('a[href]');
  const wanted = new URL(link, here);
  return followed?.origin === wanted.origin && followed.pathname === wanted.pathname;
}
