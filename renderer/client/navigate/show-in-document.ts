import type { Plan } from '../../plan/index.ts';
import type { Platform } from '../../platform/index.ts';
import type { PageHead } from '../../visit/index.ts';
import { dispatchPageEvent, PAGE_SHOWN } from '../hydrate/dispatch-events.ts';
import { emitPageError } from '../hydrate/emit-page-error.ts';

/**
 * Says around a page that has taken the place of another what a server would have said of it, and
 * tells who measures.
 */
export function showInDocument(
  element: HTMLElement,
  { head, layout, decisions }: Plan,
  { events }: Pick<Platform, 'events'>,
): void {
  applyHead(element.ownerDocument, head);
  element.dataset['layout'] = layout;
  const { pageName, offers } = decisions;
  element.dataset['offers'] = offers?.join(' ') ?? '';
  if (pageName === undefined) delete element.dataset['pageName'];
  else element.dataset['pageName'] = pageName;
  dispatchPageEvent(element, PAGE_SHOWN, { pageName });
  emitPageError({ events, element }, decisions);
}

/**
 * Selects the elements of the head that a server writes for one page and no other page may keep.
 */
const OF_THE_PAGE =
  'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

/** Says in a document's head what a server would have said of this page, in the same order. */
export function applyHead(
  document: Document,
  { title, description, robots, canonical, alternates, isConsentPage = false }: PageHead,
): void {
  const { head, documentElement } = document;
  const make = <Name extends 'meta' | 'link'>(
    name: Name,
    attributes: Readonly<Record<string, string>>,
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };
  head.querySelectorAll(OF_THE_PAGE).forEach((element) => element.remove());
  document.title = title;
  documentElement.toggleAttribute('data-consent-page', isConsentPage);
  const elements = [
    ...(description ? [make('meta', { name: 'description', content: description })] : []),
    ...(robots ? [make('meta', { name: 'robots', content: robots })] : []),
    make('link', { rel: 'canonical', href: canonical }),
    ...alternates.map(({ locale, url }) =>
      make('link', { rel: 'alternate', hreflang: locale, href: url }),
    ),
  ];
  const titleElement = head.querySelector('title');
  if (titleElement) titleElement.after(...elements);
  else head.append(...elements);
}
