import { checkLink } from '#schemas/validate/checks/check-links.ts';
import { listRoutes } from '#schemas/validate/routes/placed-routes.ts';
import { loadPages } from '../assist/load-pages.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { experience } from '../environment/experience.ts';
import { useLoaded } from './use-loaded.ts';

/** Says below an address which page it leads to, or that nothing of this site answers it. */
export function LinkNote({ url }: { readonly url: string }) {
  const { t } = usePlaygroundContext();
  const { data: pages } = useLoaded(loadPages);
  if (!pages || url.includes('%{')) return null;
  const title = pages.get(url.replace(/[?#].*$/, ''));
  if (title !== undefined) return <span className="field__note">{t('leadsTo', { title })}</span>;
  const [problem] = checkLink(url, '', { pages: [...pages.keys()], routes: ROUTES });
  return problem ? (
    <span className="field__note" data-severity="warning">
      {problem.message} {problem.fix}
    </span>
  ) : null;
}

/** The patterns that say which addresses there are, which a bare wildcard does not. */
const ROUTES = (experience.routes ?? [])
  .flatMap((route) => listRoutes(route, ''))
  .flatMap(({ pattern }) => (pattern === undefined || pattern === '/*' ? [] : [pattern]));
