import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createCurrentSite } from './current-site.ts';

const visit = new Request('http://localhost/en/individuals');

function siteSaying(text: string): Hono {
  return new Hono().all('*', (context) => context.html(text));
}

test('a site is made once, and again after a change', async () => {
  let made = 0;
  const current = createCurrentSite(async () => siteSaying(`number ${(made += 1)}`));

  const first = await (await current.answer(visit)).text();
  const second = await (await current.answer(visit)).text();
  current.forget();
  const third = await (await current.answer(visit)).text();

  expect([first, second, third]).toEqual(['number 1', 'number 1', 'number 2']);
});

test('what cannot be loaded is shown until something changes', async () => {
  const broken = [true, false];
  const current = createCurrentSite(async () => {
    if (broken.shift()) throw new Error('Unexpected token');
    return siteSaying('fixed');
  });

  const failed = await current.answer(visit);
  const hadFailed = current.hasFailed();
  current.forget();
  const fixed = await current.answer(visit);

  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain('Unexpected token');
  expect(hadFailed).toBe(true);
  expect(await fixed.text()).toBe('fixed');
  expect(current.hasFailed()).toBe(false);
});

test('a page that would only lack a component says why instead', async () => {
  const current = createCurrentSite(async (onLoadFailure) =>
    new Hono()
      .get('/data.json', (context) => context.json({ some: 'data' }))
      .all('*', (context) => {
        onLoadFailure(new Error('The card has a mistake.'));
        return context.html('a page without its card');
      }),
  );

  const page = await current.answer(visit);
  const data = await current.answer(new Request('http://localhost/data.json'));

  expect(page.status).toBe(500);
  expect(await page.text()).toContain('The card has a mistake.');
  expect(await data.json()).toEqual({ some: 'data' });
});
