import type { Experience } from '#renderer';

/**
 * Marks the document as a server would have written it: hyphens, quotation marks and screen readers
 * depend on its language, and measurement on the offers that were chosen.
 */
export function markDocument(
  document: Document,
  { rendered }: Pick<Experience, 'rendered'>,
  locale: string,
): void {
  const { documentElement } = document;
  documentElement.lang = locale;
  const isConsentPage = rendered?.plan.head.isConsentPage ?? false;
  documentElement.toggleAttribute('data-consent-page', isConsentPage);
  const page = document.getElementById('page');
  if (page) page.dataset['offers'] = rendered?.plan.decisions.offers?.join(' ') ?? '';
}
