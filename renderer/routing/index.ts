export { decideRoute, type RouteDecision } from './decide-route.ts';
export { fittingRoutes } from './match-route.ts';
export type { RouteFacts } from './route-facts.ts';
export { selectPageUrl } from './select-page-url.ts';
