import type { Experience } from '#renderer';

/**
 * Marks the document as a server would have written it: hyphens, quotation marks and screen readers
 * depend on its language.
 */
export function markDocument(
  { documentElement }: Document,
  { rendered }: Pick<Experience, 'rendered'>,
  locale: string,
): void {
  documentElement.lang = locale;
  const isConsentPage = rendered?.plan.head.isConsentPage ?? false;
  documentElement.toggleAttribute('data-consent-page', isConsentPage);
}
