export { createNavigator, type Navigator, type NavigatorOptions } from './create-navigator.ts';
export type { NavigationOutcome, PreparedPage, RouteImport } from './navigation-outcome.ts';
export { mayLeavePage } from './page-guard.ts';
export { resolveTarget, type NavigationRequest } from './resolve-target.ts';
