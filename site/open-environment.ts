import type { Handler } from 'hono';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { escapeJson } from '#renderer/server';

/**
 * Answers with what differs from environment to environment, as a page whose script block holds it. The host of modules is the one
 * that the policy allows; where it allows none, modules come from the site itself.
 */
export function openEnvironment(
  { cdnHost, canOverride = false }: Pick<ExperienceConfig, 'cdnHost' | 'canOverride'>,
  siteOrigin: string | undefined,
): Handler {
  return (context) => {
    const own = siteOrigin ?? new URL(context.req.url).origin;
    const details = { cdnHost: cdnHost ?? own, canOverride };
    context.header('cache-control', 'no-cache');
    return context.html(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Environment</title>' +
        '<meta name="robots" content="noindex">' +
        `<script type="application/json" id="experience-config">${escapeJson({ details })}</script>` +
        '</head><body></body></html>',
    );
  };
}
