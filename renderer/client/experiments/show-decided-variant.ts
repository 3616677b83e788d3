import type { Plan } from '../../plan/index.ts';
import type { RunningPage } from '../hydrate/run-page.ts';
import { decideVariant } from './decide-variant.ts';
import { followVariant } from './follow-variant.ts';

export interface ShowVariantOptions {
  readonly window: Window;
  readonly signal: AbortSignal;
}

/**
 * Shows the variant that a visitor sees in the place of a skeleton, or the page as it is: also
 * where the page of the variant is missing or fails. Resolves with the plan that is shown;
 * undefined where the address leads elsewhere.
 */
export async function showDecidedVariant(
  { platform, prepare, rerender }: RunningPage,
  { window, signal }: ShowVariantOptions,
): Promise<Plan | undefined> {
  const { experience, host } = platform;
  const decided = await decideVariant(platform);
  if (decided) {
    const there = { ...platform, variantPageUrl: decided.pageUrl };
    const pending = await prepare(there, signal);
    if (pending?.isWhole && pending.plan.status === 200) {
      pending.takeOver();
      const { plan } = pending.show();
      const experiments = await platform.experiments?.();
      if (experiments) followVariant(window, decided, { experience, experiments, host });
      return plan;
    }
    host.console.warn(`The variant ${decided.pageUrl} of ${decided.key} cannot be shown.`);
  }
  return (await rerender())?.plan;
}
