export interface SecurityOptions {
  /** Origin that modules may come from beside the page's own. */
  readonly cdnHost?: string | undefined;
  /** Origin of the API host, where it is not the page's own. */
  readonly apiOrigin?: string | undefined;
  /** Origin of the images, where it is not the page's own; any https one is allowed as it is. */
  readonly imageOrigin?: string | undefined;
  /** Whether the document shows others of this site in frames. */
  readonly frames?: boolean | undefined;
  /** Only tells of violations, for a development server that injects code of its own. */
  readonly reportOnly?: boolean | undefined;
}

/** The headers of every HTML answer. The same for all, so that HTML can be cached. */
export function securityHeaders(options: SecurityOptions): Headers {
  const { cdnHost, apiOrigin, imageOrigin, frames, reportOnly } = options;
  const policy = [
    "default-src 'none'",
    `script-src ${from(cdnHost)}`,
    "style-src 'self'",
    "font-src 'self'",
    `img-src ${from('https:', imageOrigin)}`,
    `media-src ${from('https:')}`,
    `connect-src ${from(apiOrigin)}`,
    ...(frames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  const name = reportOnly ? 'content-security-policy-report-only' : 'content-security-policy';

  return new Headers({
    [name]: policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
}

function from(...sources: (string | undefined)[]): string {
  return ["'self'", ...sources].filter(Boolean).join(' ');
}
