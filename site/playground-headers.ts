/**
 * The headers of the playground's own document. Its policy is looser than the site's in two places,
 * both for the code editor: styles that it sets on elements, and workers.
 */
export function createPlaygroundHeaders({
  reportOnly,
}: {
  readonly reportOnly?: boolean | undefined;
}): Headers {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
  return new Headers({
    [reportOnly ? 'content-security-policy-report-only' : 'content-security-policy']: policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  });
}
