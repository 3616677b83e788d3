export { Page, type PageProps } from './page.tsx';
export { PartBoundary, type OnSettled } from './item-boundary.tsx';
export { usePlatform, type PlatformForParts } from './platform-context.ts';
export type { AdoptedItem, ViewItem, ViewPlan } from './view-plan.ts';
