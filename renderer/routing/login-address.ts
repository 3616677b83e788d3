const PLACEHOLDER = '{currentUrl}';

/**
 * Returns the address of a log-in page that leads back: the present one, whole and encoded once,
 * takes the placeholder's place. Nothing in the present address is read as a placeholder, nor as a
 * pattern of a replacement.
 */
export function getLoginAddress(template: string, current: URL): string {
  return template.replaceAll(PLACEHOLDER, () => encodeURIComponent(current.href));
}
