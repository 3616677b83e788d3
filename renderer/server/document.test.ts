import { describe, expect, test } from 'vitest';
import { buildDocument, type DocumentOptions, escapeJson } from './document.ts';

const HOSTILE = `"></title><script>alert(1)</script><!--\u2028`;

const files = {
  styles: ['/assets/page.css', '/assets/card.css'],
  fonts: ['/assets/typeface.woff2'],
  code: ['/assets/card.js', '/assets/run.js'],
  modules: ['/assets/start.js'],
};

interface Given extends Partial<DocumentOptions> {
  readonly icon?: string;
}

function documentWith({ head, clientPlan, icon, ...given }: Given = {}): string {
  const decisions = { locale: 'fr-BE', segment: '', session: 'anonymous', pageUrl: '/' } as const;
  return buildDocument({
    head: head ?? { title: 'Épargne', canonical: 'https://www.sample.test/', alternates: [] },
    clientPlan: clientPlan ?? { layout: 'default', decisions, slots: [], messages: {} },
    files: { ...files, ...(icon && { icon }) },
    html: '<p>Bonjour</p>',
    ...given,
  });
}

/** Reads the script block of the plan as a browser does: up to the first end tag. */
function planIn(document: string): unknown {
  const [, rest = ''] = document.split('<script type="application/json" id="plan">');
  return JSON.parse(rest.split('</script')[0] ?? '');
}

describe('a document', () => {
  test('CK-027 says that its page is about cookies', () => {
    const head = {
      title: 'Cookies',
      canonical: '/en/cookies',
      alternates: [],
      isConsentPage: true,
    };

    expect(documentWith({ head })).toMatch(/^<!doctype html><html lang="fr-BE" data-consent-page>/);
  });

  test('names its language, and has its files in the head before the page', () => {
    const document = documentWith();

    expect(document).toMatch(/^<!doctype html><html lang="fr-BE"><head><meta charset="utf-8">/);
    const places = [
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/typeface.woff2">',
      '<link rel="stylesheet" href="/assets/page.css">',
      '<link rel="stylesheet" href="/assets/card.css">',
      '<script type="module" src="/assets/start.js"></script>',
      '</head>',
      '<p>Bonjour</p>',
    ].map((part) => document.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('says in its head what the page is, and where it stands in each language', () => {
    const head = {
      title: 'Épargne',
      description: 'Tout sur l’épargne',
      robots: 'noindex',
      canonical: 'https://www.sample.test/fr',
      alternates: [{ locale: 'nl-BE', url: 'https://www.sample.test/nl' }],
    };

    const [, inHead] = /<head>(.*)<\/head>/.exec(documentWith({ head, icon: '/icon.svg' })) ?? [];

    for (const tag of [
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
      '<title>Épargne</title>',
      '<meta name="description" content="Tout sur l’épargne">',
      '<meta name="robots" content="noindex">',
      '<link rel="canonical" href="https://www.sample.test/fr">',
      '<link rel="alternate" hreflang="nl-BE" href="https://www.sample.test/nl">',
      '<link rel="icon" type="image/svg+xml" href="/icon.svg">',
    ]) {
      expect(inHead).toContain(tag);
    }
  });

  test('FT-018 is painted whole, in its layout, and says its version', () => {
    const document = documentWith();

    expect(document).toContain('<link rel="expect" blocking="render" href="#plan">');
    expect(document).toContain(
      '</head><body><div id="page" class="page" data-layout="default" data-version="7.36.0" data-code="/assets/card.js /assets/run.js"><p>Bonjour</p></div><script',
    );
    expect(document).toMatch(/<\/script><\/body><\/html>$/);
  });

  test('has the plan that was written already, where there is one', () => {
    const document = documentWith({ planText: '{"written":true}' });

    expect(planIn(document)).toEqual({ written: true });
  });

  test('asks first for what runs before it is painted, which waits for no style sheet', () => {
    const document = documentWith({ files: { ...files, beforePaint: ['/assets/offers.js'] } });

    const [first] = /<(?:link rel="(?:preload|stylesheet)"|script)[^>]*>/.exec(document) ?? [];
    expect(first).toBe(
      '<script type="module" async blocking="render" fetchpriority="high" src="/assets/offers.js">',
    );
  });

  test('asks beside it for what it imports where the environment has a marketing host', () => {
    const withHost = { files: { ...files, beforeCall: ['/assets/prepare.js'] } };

    expect(documentWith({ ...withHost, hasDeliveryHost: true })).toContain(
      '<link rel="modulepreload" href="/assets/prepare.js"></head>',
    );
    expect(documentWith(withHost)).not.toContain('modulepreload');
  });

  test('has no inline script but data, no style element and no style attribute', () => {
    const document = documentWith();

    const scripts = document.match(/<script[^>]*>/g);
    expect(scripts).toEqual([
      '<script type="module" src="/assets/start.js">',
      '<script type="application/json" id="plan">',
    ]);
    expect(document).not.toMatch(/<style| style=/);
  });

  test('has a script of the site behind the page and before its plan, for it runs before the paint', () => {
    const document = documentWith({ inlineScript: 'open()' });

    expect(document).toContain('</div><script>open()</script><script type="application/json" ');
  });

  test('stays whole whatever its head says', () => {
    const head = {
      title: HOSTILE,
      description: HOSTILE,
      robots: HOSTILE,
      canonical: HOSTILE,
      alternates: [{ locale: HOSTILE, url: HOSTILE }],
    };

    const document = documentWith({ head });

    expect(document).not.toContain('<script>');
    expect(document).not.toContain('<!--');
    expect(document.match(/<\/title>/g)).toHaveLength(1);
  });

  test('stays whole whatever its plan holds, and gives it back unchanged', () => {
    const decisions = {
      locale: 'fr-BE',
      segment: HOSTILE,
      session: 'anonymous',
      pageUrl: '/',
    } as const;
    const clientPlan = { layout: HOSTILE, decisions, slots: [], messages: { a: { b: HOSTILE } } };

    const document = documentWith({ clientPlan });

    expect(document).not.toContain('<script>');
    expect(document).not.toContain('<!--');
    expect(planIn(document)).toEqual(clientPlan);
  });

  test('leaves out what the page does not say', () => {
    const document = documentWith();

    expect(document).not.toMatch(/name="description"|name="robots"|rel="alternate"|rel="icon"/);
  });
});

describe('data in a script block', () => {
  test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '\u2028\u2029', '"\\'])(
    'holds %j without ending the block, and gives it back unchanged',
    (text) => {
      const json = escapeJson({ text });

      expect(json).not.toContain('<');
      expect(JSON.parse(json)).toEqual({ text });
    },
  );
});
