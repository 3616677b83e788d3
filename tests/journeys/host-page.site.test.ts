import { expect, test } from 'vitest';
import { openSite } from './visit.ts';
import { experienceWith, serveRoutes } from './with-routes.ts';

const PAGE = '/en/private-banking';
const ELSEWHERE = '/en/business';
const ROUTES = [{ pathPattern: PAGE, conditions: { app: 'banking' }, redirect: ELSEWHERE }];

const { visit } = openSite({ site: { experience: experienceWith(ROUTES) } });

test('CX-008 a host page reads, gives and hears the context by the handle, which is that of start-up and of routes', async () => {
  const { page, expectQuiet } = await visit(PAGE, {
    prepare: (window) => serveRoutes(window, ROUTES),
  });

  const heard = await page.evaluate(async () => {
    const { context: load } = await window.experience;
    const context = await load();
    const values: unknown[] = [await context.get('app'), await context.get('cso')];
    context.on('app', (value) => values.push(`heard ${String(value)}`));
    context.register('branch', () => Promise.resolve('Ghent'));
    values.push(await context.get('branch'), await context.get('canOverride'));
    context.set('app', 'banking');
    return values;
  });

  expect(heard).toEqual(['open', false, 'Ghent', expect.any(Boolean), 'heard banking']);
  await expectQuiet();
  await page.evaluate(async () => void (await window.experience).rerender());
  await page.waitForURL(`**${ELSEWHERE}`);
});
