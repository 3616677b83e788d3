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

/** The segments and layouts of the sites among documents; of none where there is no site. */
export function listSiteNames(documents: readonly unknown[]): {
  readonly segments?: readonly string[];
  readonly layouts?: readonly string[];
} {
  const sites = documents.filter(isRecord).filter((each) => isRecord(each['layouts']));
  const segments = sites.flatMap((site) =>
    listMembers(site, 'segments').map((segment) => readText(segment, 'id')),
  );
  const layouts = sites.flatMap(({ layouts: named }) => Object.keys(isRecord(named) ? named : {}));
  return sites.length === 0 ? {} : { segments, layouts };
}

function listMembers(value: unknown, name: string): readonly unknown[] {
  const members = isRecord(value) ? value[name] : undefined;
  return Array.isArray(members) ? members : [];
}

function readText(value: unknown, name: string): string {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : '';
}
