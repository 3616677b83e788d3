import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { experience } from '#site/experience.ts';
import { headingsIn, openPage, pageOf, titled } from './open-page.ts';

const ZONES = ['mainHeaderZone', 'freeHeaderZone', 'flexZone', 'complementaryZone', 'legalZone'];

describe('a content page', () => {
  test('FP-001 is assembled from the page definition that the content service delivers', async () => {
    const first = await openPage({ response: pageOf(titled('Saving'), titled('Rates')) });
    expect(headingsIn(first.main)).toEqual(['Saving', 'Rates']);

    const second = await openPage({ response: pageOf(titled('Rates')) });
    expect(headingsIn(second.main)).toEqual(['Rates']);
  });

  test('FP-009 shows its zones in their order, whatever that of the response is', async () => {
    const zones = ZONES.toReversed().map((name) => [name, { flexComponents: [titled(name)] }]);

    const { main } = await openPage({ response: { data: Object.fromEntries(zones) } });

    const shown = [...main.querySelectorAll('[data-zone]')].map((zone) =>
      zone.getAttribute('data-zone'),
    );
    expect(shown).toEqual(ZONES);
    expect(headingsIn(main)).toEqual(ZONES);
  });

  test('FP-009 has no markup for a zone that is empty', async () => {
    const { main } = await openPage({
      response: {
        data: {
          freeHeaderZone: { flexComponents: [] },
          flexZone: { flexComponents: [titled('Saving')] },
        },
      },
    });

    expect(main.querySelectorAll('.zone')).toHaveLength(1);
  });

  test.each([
    ['portrait', ['freeHeaderZone']],
    [undefined, []],
  ])('FP-010 with freeHeaderLayout %s has that layout on %j', async (freeHeaderLayout, zones) => {
    const filled = ZONES.map((name) => [name, { flexComponents: [titled(name)] }]);

    const { main } = await openPage({
      response: { data: { ...Object.fromEntries(filled), freeHeaderLayout } },
    });

    const laidOut = [...main.querySelectorAll('[data-layout]')].map((zone) => [
      zone.getAttribute('data-zone'),
      zone.getAttribute('data-layout'),
    ]);
    expect(laidOut).toEqual(zones.map((zone) => [zone, 'portrait']));
  });

  test.each(['', 'locale=fr-BE; segment=business'])(
    'FP-039 is read by an anonymous visitor without logging in, with the cookies "%s"',
    async (cookies) => {
      const { main, sent, status } = await openPage({
        cookies,
        response: pageOf(titled('Saving')),
      });

      expect(status).toBe(200);
      expect(headingsIn(main)).toEqual(['Saving']);
      const authorized = sent.map(({ headers }) => headers.get('authorization'));
      expect(new Set(authorized)).toEqual(new Set([null]));
    },
  );

  test('FP-039 is the same to who has signed in', async () => {
    const response = pageOf(titled('Saving'));
    const anonymous = (await openPage({ response })).main.innerHTML;

    const { main } = await openPage({ response, cookies: 'signed-in=1' });

    expect(main.innerHTML).toBe(anonymous);
  });
});

describe('the experience renderer', () => {
  test('SC-001 builds pages from a configuration: layout, shell and where content comes from', async () => {
    const response = pageOf(titled('Saving'));
    const whole = await openPage({ response });
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(whole.sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/config/app/open',
      experience.flexPage?.endpoint,
    ]);

    const bare = await openPage({
      response,
      experience: {
        ...experience,
        flexPage: { endpoint: '/another-model' },
        layouts: { default: { order: ['main'] } },
      },
    });

    expect(screen.queryByRole('banner')).toBeNull();
    expect(headingsIn(bare.main)).toEqual(['Saving']);
    expect(bare.sent.map(({ url }) => new URL(url).pathname)).toEqual([
      '/config/app/open',
      '/another-model',
    ]);
  });
});
