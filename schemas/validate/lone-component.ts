import type { CheckModule } from '../check-module.ts';

/** The zone of a component whose type names none, or is unknown. */
const COMMON_ZONE = 'flexZone';

/** The page response that shows one component alone, in the first zone it is made for. */
export function createSingleComponentPage(
  component: unknown,
  title: string,
  module: Pick<CheckModule, 'zones'> | undefined,
): object {
  const zone = module?.zones?.[0] ?? COMMON_ZONE;
  return { data: { meta: { title }, [zone]: { flexComponents: [component] } } };
}
