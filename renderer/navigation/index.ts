export { createNavigator, type Navigator, type NavigatorOptions } from './create-navigator.ts';
export {
  ROUTE_IMPORT_FAILED,
  ROUTE_REFUSED,
  type NavigationOutcome,
  type PreparedPage,
  type RouteImport,
} from './navigation-outcome.ts';
export type { NavigationRequest } from './target-of.ts';
