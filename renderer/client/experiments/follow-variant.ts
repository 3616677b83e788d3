import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import type { Host } from '../../host/index.ts';
import type { Experiments } from '../../services/experiments/index.ts';
import { followAssignment } from './follow-assignment.ts';
import { followSuccesses } from './follow-successes.ts';
import { registerShown } from './register-shown.ts';
import type { ShownVariant } from './shown-variant.ts';

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
