export { createLiveItems, type LiveItems } from './live-items.ts';
export { Page, type PageProps } from './page.tsx';
export { ItemBoundary, type OnSettled } from './item-boundary.tsx';
export { FailureContext, WithFailureText } from './failure-text.tsx';
export { usePendingTask, type PendingTask } from './pending-task.ts';
export { usePlatform, type PlatformForComponents } from './platform-context.ts';
export type { RenderedItem, RenderedRun, ViewItem, ViewPlan, ViewZone } from './view-plan.ts';
