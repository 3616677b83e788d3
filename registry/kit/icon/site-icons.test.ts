import { readFileSync } from 'node:fs';
import { isValidElement } from 'react';
import { describe, expect, test } from 'vitest';
import { registerIcons, siteIcons } from './site-icons.tsx';

// Search, chevrons, home, products, contact, feedback, persons, networks, pdf, cross, external
// link.
const PRELOADED = (
  'magnifying-glass caret-up caret-right caret-down caret-left house-line squares-four phone chat-text ' +
  'user users users-three facebook-logo instagram-logo linkedin-logo youtube-logo file-pdf x arrow-square-out'
).split(' ');

describe('the icons of the site', () => {
  test.each(PRELOADED)('IC-011 %s is preloaded', (icon) => {
    expect(isValidElement(siteIcons.resolve(`vitrine:regular:${icon}`))).toBe(true);
  });

  test('IC-011 nineteen icons are preloaded, and all others are loaded when they are named', () => {
    const ids = idsIn('named-drawings.json');

    const atOnce = ids.filter((id) => !(siteIcons.resolve(id) instanceof Promise));

    expect(ids.length).toBeGreaterThan(19);
    expect(atOnce.sort()).toEqual(PRELOADED.map((icon) => `vitrine:regular:${icon}`).sort());
    expect(idsIn('preloaded-drawings.json')).toHaveLength(19);
  });

  test('an icon that is not preloaded arrives later', async () => {
    expect(isValidElement(await siteIcons.resolve('vitrine:regular:piggy-bank'))).toBe(true);
  });

  test('IC-010 our own namespace cannot be taken over', () => {
    expect(() => registerIcons('vitrine', () => undefined)).toThrow('"vitrine"');
  });
});

function idsIn(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return (JSON.parse(text) as { id: string }[]).map(({ id }) => id);
}
