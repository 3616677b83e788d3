import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { createEvents } from '../services/events/index.ts';
import { createHttp } from '../services/http/index.ts';
import { createI18n, createTranslator } from '../services/i18n/index.ts';
import { PlatformContext, usePlatform } from './platform-context.ts';
import { NO_MEASURE } from '../services/measurement/index.ts';

function Greeting() {
  const { locale } = usePlatform();
  return <p>in {locale}</p>;
}

test('a component reads the platform of the page it stands on', () => {
  const host = createMemoryHost();
  const events = createEvents(host);
  const platform = {
    locale: 'fr-BE',
    host,
    events,
    http: createHttp({ origin: 'https://www.meridia.test', locale: 'en-GB' }, host),
    i18n: createI18n('fr-BE', { translator: createTranslator(host.console), events }),
    measure: NO_MEASURE,
    report: () => {},
  };

  render(<Greeting />, {
    wrapper: ({ children }) => <PlatformContext value={platform}>{children}</PlatformContext>,
  });

  expect(screen.getByText('in fr-BE')).toBeVisible();
});

test('a component without a platform above it throws what to do', () => {
  expect(() => render(<Greeting />)).toThrow(
    'usePlatform() found no platform above it. Render this component through the registry.',
  );
});
