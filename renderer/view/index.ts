export { Page, type PageProps } from './page.tsx';
export { PartBoundary } from './part-boundary.tsx';
export { usePlatform, type PlatformForParts } from './platform-context.ts';
export type { ViewItem, ViewPlan } from './view-plan.ts';
