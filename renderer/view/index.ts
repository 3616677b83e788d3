export { createLiveItems, type Holder, type LiveItems, type LiveSlotProps } from './live-items.ts';
export { createItemElement } from './slot.tsx';
export { createSlotElement, getSlotAttributes } from './slot-element.ts';
export { getFeatureName } from './feature-name.ts';
export { Page, type PageProps } from './page.tsx';
export { Boundary, type OnSettled } from './item-boundary.tsx';
export { FailureContext, FailureText } from './failure-text.tsx';
export type { PendingTask } from './pending-task.ts';
export type { PlatformForComponents } from './platform-context.ts';
export type {
  RenderedItem,
  RenderedRun,
  ViewEntry,
  ViewItem,
  ViewPlan,
  ViewZone,
} from './view-plan.ts';
export { isStatic, type StaticNodes, type StaticNodesOptions } from './static-nodes.ts';
export type { FormReceiver, PostedForm } from './form-receiver.ts';
