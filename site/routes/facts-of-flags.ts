import type { ContextValue, NativeApp, RouteFacts } from '#renderer/routing';
import { readSiteContext } from '#renderer/visit';
import { getLanguage } from '#schemas/content/locale.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';

export interface FactFlags {
  readonly fact?: readonly string[] | undefined;
  readonly later?: readonly string[] | undefined;
  readonly 'signed-in': boolean;
  readonly app?: string | undefined;
  readonly 'app-feature'?: readonly string[] | undefined;
}

/** What is known at an address: what its path says, and what the flags say besides. */
export function createFlagFacts(
  experience: ExperienceConfig,
  flags: FactFlags,
): (url: URL) => RouteFacts {
  const app = appOf(flags);
  return (url) => {
    const { locale, segment } = readSiteContext(experience, {
      url: () => url,
      cookie: () => undefined,
      pageLanguage: () => null,
    });
    return {
      context: new Map<string, ContextValue>([
        ['locale', locale],
        ['language', getLanguage(locale)],
        ['segment', segment],
        ...(flags.fact ?? []).map(readFact),
      ]),
      later: new Set(flags.later),
      session: flags['signed-in'] ? 'authenticated' : 'unauthenticated',
      ...(app && { app }),
    };
  };
}

/** A value is a number, or true or false, where it is written like one. */
function readFact(text: string): [string, ContextValue] {
  const [name = '', ...others] = text.split('=');
  const value = others.join('=');
  if (value === 'true' || value === 'false') return [name, value === 'true'];
  return [name, /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value];
}

/** An app as `android@1.7.0`. */
function appOf({ app, 'app-feature': features = [] }: FactFlags): NativeApp | undefined {
  if (app === undefined) return undefined;
  const [platform, version = ''] = app.split('@');
  return { platform: platform === 'ios' ? 'ios' : 'android', version, features };
}
