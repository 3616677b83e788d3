import { listModules } from '#renderer/asset-files';
import { isMissingIntegrity } from '#schemas/content/declared-feature.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { StartError } from './start-error.ts';

/**
 * Refuses an experience whose modules may have any bytes: whoever can change the CDN host could run
 * anything on its pages. Throws a StartError that names the features. Development servers do not
 * ask.
 */
export function requireIntegrity(
  experience: Pick<ExperienceConfig, 'routes' | 'floatingFeatures'>,
): void {
  const lacking = listModules(experience).filter(({ asset }) => isMissingIntegrity(asset));
  if (lacking.length === 0) return;
  const lines = lacking.map(({ name, files: [{ url }] }) => `  ${name}: ${url}`);
  throw new StartError(
    [
      'The experience has assets without the digests of their files:',
      ...lines,
      'Run npm run assets -- --integrity, which writes them, and build the site again.',
    ].join('\n'),
  );
}
