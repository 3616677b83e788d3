import { useEffect } from 'react';
import { cutText } from '#schemas/content/cut-text.ts';
import { useLanguage } from '../layout/use-language.ts';
import { useTheme } from '../layout/use-theme.ts';
import type { Environment } from '../environment/environment.ts';
import { getPreviewAddress, type GalleryScenario } from './gallery-scenario.ts';
import { languageOf, translatorFor } from './messages.ts';

interface UnknownAddressProps {
  /** The scenario that was asked for; nothing where the address is none of a scenario. */
  readonly id: string | undefined;
  /** The scenarios that may have been meant. */
  readonly meant: readonly GalleryScenario[];
  readonly environment: Environment;
}

const MAX_CHARACTERS = 200;

/**
 * The page at an address of the tools that leads nowhere. It says why that may be, and links to
 * other pages.
 */
export function UnknownAddress({ id, meant, environment }: UnknownAddressProps) {
  const [theme] = useTheme(environment);
  const [language] = useLanguage(environment, languageOf);
  const t = translatorFor(language);
  const title =
    id === undefined
      ? t('unknownAddress')
      : t('unknownScenario', { id: cutText(id, MAX_CHARACTERS) });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className="app unknown-address" data-theme={theme}>
      <main className="unknown-address__main">
        <h1>{title}</h1>
        <p>{t('unknownHelp')}</p>
        {id !== undefined && meant.length > 0 && (
          <>
            <h2>{t('meant')}</h2>
            <ul>
              {meant.map((scenario) => (
                <li key={scenario.id}>
                  <a href={getPreviewAddress(scenario.id)} lang="en-GB">
                    {scenario.title}
                  </a>{' '}
                  <small>{scenario.id}</small>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="unknown-address__ways">
          <a className="button button--main" href="/preview/">
            {t('allScenarios')}
          </a>
          <a className="button button--line" href="/playground/">
            {t('openPlayground')}
          </a>
        </p>
      </main>
    </div>
  );
}

/** The id in an address of a preview, decoded or, where it was cut inside a character, as it is. */
export function findUnknownId(pathname: string): string | undefined {
  const [, id] = /^\/preview\/(.+)$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
