import type { Handler } from 'hono';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getCdnHost, escapeJson } from '#renderer/server';

/**
 * Answers with what differs from environment to environment, as a page whose script block holds it.
 * The host of modules is the one that the policy allows as soon as the experience has a module from
 * there.
 */
export function openEnvironment(
  experience: Pick<ExperienceConfig, 'cdnHost' | 'canOverride'>,
  { deliveryHost }: { readonly deliveryHost?: string | undefined } = {},
): Handler {
  return (context) => {
    const { canOverride = false } = experience;
    const details = {
      cdnHost: getCdnHost(experience),
      canOverride,
      ...(deliveryHost && { deliveryHost }),
    };
    context.header('cache-control', 'no-cache');
    return context.html(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Environment</title>' +
        '<meta name="robots" content="noindex">' +
        `<script type="application/json" id="experience-config">${escapeJson({ details })}</script>` +
        '</head><body></body></html>',
    );
  };
}
