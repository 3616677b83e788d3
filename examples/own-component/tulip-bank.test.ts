import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import page from './page.json' with { type: 'json' };
import { createTulipBank } from './tulip-bank.tsx';

/** The document that a visitor gets, without its soft hyphens, and what the server printed. */
async function visit(...components: readonly object[]) {
  const printed: string[] = [];
  const print = (...args: unknown[]) => void printed.push(args.map(String).join(' '));
  const model = { data: { ...page.data, flexZone: { flexComponents: components } } };
  const handle = await createTulipBank({
    fetch: () => Promise.resolve(Response.json(model)),
    console: { error: print, warn: print, info: print },
    files: () => ({ styles: [], code: [], fonts: [], modules: [] }),
  });

  const answer = await handle(new Request('https://www.tulip.test/thuis'));

  const html = (await answer.text()).replaceAll('\u00AD', '');
  return { status: answer.status, html, printed };
}

const [title, rate] = page.data.flexZone.flexComponents;

describe('a bank with a component of its own', () => {
  test('has it on its page, beside one of the house', async () => {
    const { status, html, printed } = await visit({ ...title }, { ...rate });

    expect(status).toBe(200);
    expect(html).toContain('<html lang="nl-NL"');
    expect(html).toContain('<title>Sparen - Tulip Bank</title>');
    expect(html).toMatch(/Sparen bij Tulip.*<p class="savings-rate">Tulpenrekening: 2,10\s%<\/p>/s);
    expect(html).not.toContain('Meridia');
    expect(printed).toEqual([]);
  });

  test('loses only that component where its check finds a mistake', async () => {
    const { html, printed } = await visit({ ...title }, { componentType: 'savings-rate' });

    expect(html).toContain('Sparen bij Tulip');
    expect(html).not.toContain('<p class="savings-rate"');
    expect(printed).toEqual([expect.stringMatching(/"name" and "rate" .*flexComponents\/1/)]);
  });

  test('is made in fewer than thirty lines', () => {
    const lines = readFileSync(new URL('tulip-bank.tsx', import.meta.url), 'utf8').split('\n');

    expect(lines.length).toBeLessThan(30);
  });
});
