import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import { isAllowedByCookies } from '../../services/consent/index.ts';
import type { Experiments } from '../../services/experiments/index.ts';
import type { ShownVariant } from './shown-variant.ts';

export interface FollowSuccessesOptions {
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
