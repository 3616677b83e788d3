export { matchRoute, type MatchedRoute } from './match-route.ts';
export { selectPageUrl } from './select-page-url.ts';
