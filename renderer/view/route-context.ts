import { createContext, useContext } from 'react';
import type { RouteScope } from '../routing/index.ts';

/** Of a page that stands on no route. */
export const NO_ROUTE: RouteScope = { parameters: {}, childScope: '', properties: {} };

export const RouteContext = createContext<RouteScope>(NO_ROUTE);

/**
 * Gives a feature what its route knows: the parameters of the address by name, the rest of the path
 * that a wildcard took, and the route's properties. All are empty where no route was matched, and
 * for components on a page without a feature.
 */
export function useRoute(): RouteScope {
  return useContext(RouteContext);
}
