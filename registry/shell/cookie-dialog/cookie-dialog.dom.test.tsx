import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { samplePage } from '../sample-page.testing.ts';
import { CookieDialog } from './cookie-dialog.tsx';
import { cookieDialog } from './index.ts';
import messages from './locales/en-GB.json';

test.each([
  ['de-DE', 'Wählen Sie Ihre Cookies'],
  ['fr-BE', 'Choisissez vos cookies'],
  ['nl-BE', 'Kies je cookies'],
  ['nl-NL', 'Kies je cookies'],
  ['en-GB', 'Choose your cookies'],
  ['it-IT', 'Scelga i Suoi cookie'],
  ['fr-LU', 'Choisissez vos cookies'],
  ['pl-PL', 'Choose your cookies'],
])('CK-047 in %s the customize page is called "%s"', async (locale, title) => {
  const texts = (await cookieDialog.messages?.(locale)) ?? {};

  const { container } = render(<CookieDialog page={samplePage} messages={texts} />);

  expect(container.querySelector('#cookie-dialog-customize')).toHaveTextContent(title);
  expect(container.querySelectorAll('button:empty:not([aria-label])')).toHaveLength(0);
});

test('where the experience names no page and no policy, nothing leads nowhere', () => {
  const { container } = render(<CookieDialog page={samplePage} messages={messages} />);

  expect(container.querySelectorAll('a')).toHaveLength(0);
});

test('where there is a policy and no page, each option leads to the policy', () => {
  const page = { ...samplePage, consent: { policyUrl: '/policy.pdf' } };

  const { container } = render(<CookieDialog page={page} messages={messages} />);

  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/policy.pdf', '/policy.pdf', '/policy.pdf', '/policy.pdf']);
});
