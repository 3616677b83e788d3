export { checkConditions } from './check-conditions.ts';
export { decideRoute, type RouteDecision } from './decide-route.ts';
export { matchRoutes, type MatchedRoute } from './match-route.ts';
export type { ContextValue, NativeApp, RouteFacts, VisitorFacts } from './route-facts.ts';
export { selectPageUrl } from './select-page-url.ts';
export type { FormSubmission, RouteScope } from './route-scope.ts';
export { NOBODY, type Visitor } from './visitor.ts';
