import { expect, test } from 'vitest';
import type { PageHead } from '../../visit/index.ts';
import { applyHead } from './show-in-document.ts';

const HEAD: PageHead = {
  title: 'Cards & more - Meridia',
  description: 'Which "card" fits.',
  robots: 'noindex',
  canonical: 'https://www.meridia.test/en/cards',
  alternates: [{ locale: 'fr-BE', url: 'https://www.meridia.test/fr/cartes' }],
};

const SERVER = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Home</title>
  <meta name="description" content="Old."><link rel="canonical" href="/old"><link rel="alternate" hreflang="nl-BE" href="/oud">
  <link rel="stylesheet" href="/a.css"><link rel="alternate" type="application/rss+xml" href="/news.xml">`;

function headAfter(head: PageHead): string[] {
  const made = document.implementation.createHTMLDocument();
  made.head.innerHTML = SERVER;
  applyHead(made, head);
  return Array.from(made.head.children, ({ outerHTML }) => outerHTML);
}

test('the head says of a page what a server says of it, and keeps what belongs to the document', () => {
  expect(headAfter(HEAD)).toEqual([
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Cards &amp; more - Meridia</title>',
    '<meta name="description" content="Which &quot;card&quot; fits.">',
    '<meta name="robots" content="noindex">',
    '<link rel="canonical" href="https://www.meridia.test/en/cards">',
    '<link rel="alternate" hreflang="fr-BE" href="https://www.meridia.test/fr/cartes">',
    '<link rel="stylesheet" href="/a.css">',
    '<link rel="alternate" type="application/rss+xml" href="/news.xml">',
  ]);
});

test('nothing of the page before stays where a page has none of it', () => {
  const { title, canonical } = HEAD;

  const head = headAfter({ title, canonical, alternates: [] });

  expect(head.filter((html) => /description|robots|hreflang/.test(html))).toEqual([]);
});

test('a head without a title gets one', () => {
  const made = document.implementation.createHTMLDocument();
  made.head.replaceChildren();

  applyHead(made, HEAD);

  expect(made.title).toBe(HEAD.title);
});

test('CK-027 the document says whether its page is about cookies', () => {
  const made = document.implementation.createHTMLDocument();

  applyHead(made, { ...HEAD, isConsentPage: true });
  const about = made.documentElement.hasAttribute('data-consent-page');
  applyHead(made, HEAD);

  expect([about, made.documentElement.hasAttribute('data-consent-page')]).toEqual([true, false]);
});
