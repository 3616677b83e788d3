import { loadPages } from '../assist/load-pages.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useLoaded } from '../layout/use-loaded.ts';

/**
 * Says below an address which page it leads to. Where there is none, that is a problem of the
 * field.
 */
export function LinkNote({ url }: { readonly url: string }) {
  const { t } = usePlaygroundContext();
  const { data: pages } = useLoaded(loadPages);
  const title = pages?.get(url.replace(/[?#].*$/, ''));
  return title === undefined ? null : (
    <span className="field__note">{t('leadsTo', { title })}</span>
  );
}
