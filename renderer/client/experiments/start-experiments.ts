import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost, type Host } from '../../host/index.ts';
import type { Visitor } from '../../routing/index.ts';
import { createWindowExperiments, type Experiments } from '../../services/experiments/index.ts';
import { followVariant } from './follow-variant.ts';
import { readShownVariant } from './shown-variant.ts';

export interface StartExperimentsOptions {
  readonly experience: ExperienceConfig;
  /** Loads who visits; left out, nobody is ever signed in. */
  readonly visitor?: (() => Promise<Visitor>) | undefined;
  /** The outside world; without it the window's. */
  readonly host?: Host | undefined;
}

/** Makes the experiments of a window, and registers the visit of the variant that it shows. */
export function startExperiments(
  window: Window & typeof globalThis,
  { experience, visitor, host: ownHost }: StartExperimentsOptions,
): Experiments {
  const host = ownHost ?? createBrowserHost(window, createStartHost(window));
  const experiments = createWindowExperiments(window, { experience, visitor, host });
  const shown = readShownVariant(window);
  if (shown) followVariant(window, shown, { experience, experiments, host });
  return experiments;
}
