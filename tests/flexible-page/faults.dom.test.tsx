import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { headingsIn, openPage, pageOf, titled } from './open-page.ts';

describe('a component of a page', () => {
  test.each([[5], [null], [true], [['paragraph']], [{ name: 'paragraph' }]])(
    'FP-022 whose type is %j is an error, and the rest of the page shows',
    async (componentType) => {
      const response = pageOf(titled('before'), { componentType, title: 'x' }, titled('after'));

      const { main, problems, messages } = await openPage({ response });

      expect(headingsIn(main)).toEqual(['before', 'after']);
      expect(problems).toMatchObject([
        {
          code: 'wrong-type',
          severity: 'error',
          pointer: '/data/flexZone/flexComponents/1/componentType',
        },
      ]);
      expect(messages.map(({ level }) => level)).toEqual(['error']);
    },
  );

  test.each(['servise-card', 'toString', 'error-card'])(
    'FP-023 whose type is not known is a console error, and the rest of the page shows: %s',
    async (componentType) => {
      const response = pageOf(titled('before'), { componentType }, titled('after'));

      const { main, messages } = await openPage({ response });

      expect(headingsIn(main)).toEqual(['before', 'after']);
      const start = `Unknown component: ${componentType}. It is not registered.`;
      expect(messages.map(({ level, text }) => [level, text.slice(0, start.length)])).toEqual([
        ['error', start],
      ]);
    },
  );
});

describe('a page that cannot be fetched', () => {
  const ERROR = [
    ['/en/individuals', 'Something went wrong. Please try again later.', 'Try again'],
    ['/fr/particuliers', 'Une erreur s’est produite. Veuillez réessayer plus tard.', 'Réessayer'],
  ] as const;

  test.each(ERROR)('FP-032 at %s is an error card: %s', async (path, text, link) => {
    const { main, status } = await openPage({ path, status: 500 });

    expect(status).toBe(503);
    expect(within(main).getByRole('heading', { level: 1 })).toBeVisible();
    expect(within(main).getByText(text)).toBeVisible();
    expect(within(main).getByRole('link', { name: link })).toHaveAttribute('href', path);
  });

  test('FP-032 in its 404 form has a heading, a text, and a link to the home of the segment', async () => {
    const { main, status } = await openPage({ path: '/en/business/no-such-page', status: 404 });

    expect(status).toBe(404);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(main).toHaveTextContent('We cannot find the page you are looking for.');
    expect(within(main).getByRole('link')).toHaveAttribute('href', '/en/business');
    expect(main).not.toHaveTextContent('Please try again later.');
  });

  test('FP-032 shows nothing of the technical reason', async () => {
    const { main, messages } = await openPage({ status: 500 });

    expect(messages.map(({ text }) => text).join()).toContain('Error retrieving content: ');
    expect(main.textContent).not.toMatch(/Error retrieving|500/);
  });
});
