export { matchRoute, type MatchedRoute } from './match-route.ts';
