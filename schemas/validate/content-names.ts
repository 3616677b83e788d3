import { isRecord } from '../is-record.ts';
import { listRoutes } from './routes/placed-routes.ts';

/** The ids of the icons that a document of the site's drawings lists. */
export function listIconIds(document: unknown): string[] {
  return listMembers(document, 'icons').filter((icon) => typeof icon === 'string');
}

/** The names of the macros that a document gives a value, as `group:key`. */
export function listMacroNames(document: unknown): string[] {
  return listMembers(document, 'groups').flatMap((group) =>
    listMembers(group, 'keys').map((key) => `${readText(group, 'name')}:${readText(key, 'name')}`),
  );
}

/**
 * The patterns of the routes of a document that say which pages there are, which a bare wildcard
 * does not.
 */
export function listRoutePatterns(document: unknown): string[] {
  const own = isRecord(document) && typeof document['pathPattern'] === 'string' ? [document] : [];
  return [...own, ...listMembers(document, 'routes')].flatMap((route) => {
    const routes = listRoutes(route, '');
    return (routes.length > 1 ? routes.slice(1) : routes).flatMap(({ pattern = '/*' }) =>
      pattern === '/*' ? [] : [pattern],
    );
  });
}

function listMembers(value: unknown, name: string): readonly unknown[] {
  const members = isRecord(value) ? value[name] : undefined;
  return Array.isArray(members) ? members : [];
}

function readText(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}
