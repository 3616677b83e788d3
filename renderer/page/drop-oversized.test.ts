import { describe, expect, test } from 'vitest';
import type { Problem } from '../errors/index.ts';
import { dropOversized } from './check-page.ts';

const flood = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`name-${index}`, 1]));
const zone = { flexComponents: Array.from({ length: 1_500 }, () => ({ componentType: 'x' })) };

function dropped(page: object) {
  const reported: string[] = [];
  const report = ({ code, pointer }: Problem) => void reported.push(`${code} ${pointer}`);
  return { ...dropOversized(page, report), reported };
}

describe('thousands of members around the components of a page', () => {
  test('cost their zone, and no other', () => {
    const page = { data: { flexZone: { ...flood, ...zone }, legalZone: zone } };

    expect(dropped(page)).toEqual({
      ok: true,
      page: { data: { legalZone: zone } },
      reported: ['too-many-members /data/flexZone'],
    });
  });

  test('cost the meta data, however deep they stand', () => {
    const page = { data: { meta: { alternates: [{ flood }] }, flexZone: zone } };

    expect(dropped(page)).toEqual({
      ok: true,
      page: { data: { meta: {}, flexZone: zone } },
      reported: ['too-many-members /data/meta'],
    });
  });

  test.each([
    [
      { title: 'A', robots: 'noindex', alternates: [{ flood }] },
      { title: 'A', robots: 'noindex' },
    ],
    [
      { title: 'A', robots: flood },
      { title: 'A', robots: 'noindex' },
    ],
    [{ ...flood, title: 'A', robots: 'follow' }, { robots: 'noindex' }],
  ])('never make a page more public', (meta, rest) => {
    expect(dropped({ data: { meta } })).toMatchObject({ page: { data: { meta: rest } } });
  });

  test.each([
    [{ data: flood }, '/data'],
    [{ data: {}, ...flood }, ''],
  ])('cost the page where they stand in no part of it', (page, pointer) => {
    expect(dropped(page)).toMatchObject({
      ok: false,
      problem: { code: 'too-many-members', pointer },
    });
  });

  test('are not the components, however many there are', () => {
    const page = { data: { flexZone: zone } };

    const { reported, ...rest } = dropped(page);

    expect(rest).toEqual({ ok: true, page });
    expect(reported).toEqual([]);
  });
});
