import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ProductFeaturesProps } from '#schemas/generated/blocks/product-features.ts';
import { check } from '#schemas/generated/blocks/product-features.check.ts';
import { authoredFixture, fixture } from '#tests/fixture.ts';
import { registry } from '../../index.ts';
import { linksIn } from '../../seen.testing.ts';
import { showOnPage } from '../../show-on-page.testing.ts';
import { ProductFeatures } from './product-features.tsx';

const full = await fixture<ProductFeaturesProps>('blocks/product-features/full');
const minimal = await fixture<ProductFeaturesProps>('blocks/product-features/minimal');

describe('ProductFeatures', () => {
  test('BL-009 shows its picture, and in each point a title, a text and a link', () => {
    render(<ProductFeatures {...full} />);

    expect(screen.getByRole('img', { name: /under one umbrella/ })).toBeVisible();
    const points = screen.getAllByRole('listitem');
    const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(full.items.map(({ title }) => title));
    expect(points.map((point) => point.querySelector('.rich-text')?.textContent)).toEqual([
      'A new roof, a new baby: skip one payment a year and add it at the end.',
      'Up to 10% of what is left, each year, without a fee.',
      'Moving house? Your rate moves with you if the new loan is at least as large.',
    ]);
    expect(points.map((point) => linksIn(point, ''))).toEqual([
      [],
      [],
      [['How moving works', '/en/individuals/saving/saver-plus']],
    ]);
  });

  test.each([
    { level: 3, before: [{ componentType: 'section-title', title: 'Why us' }] },
    { level: 2, before: [] },
  ])('its titles skip no level: h$level after $before', async ({ level, before }) => {
    const features = await authoredFixture('blocks/product-features/full');

    await showOnPage({ registry, components: [...before, features] });

    const titles = screen.getAllByRole('listitem').map((point) => within(point));
    expect(titles.map((point) => point.getByRole('heading', { level }).textContent)).toEqual(
      full.items.map(({ title }) => title),
    );
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<ProductFeatures {...minimal} />);

    expect(container.querySelectorAll('p, a, img, picture, .rich-text')).toHaveLength(0);
  });

  test('a link that does not count is left out', async () => {
    const strange = await fixture<ProductFeaturesProps>(
      'blocks/product-features/title-of-200-letters',
    );

    render(<ProductFeatures {...strange} />);

    expect(screen.queryByText('Nowhere')).toBeNull();
  });
});

describe('the schema of product features', () => {
  const item = { title: 'A', body: '<p>B</p>', textLink: { text: 'C', url: '/c' } };
  const features = (more: object) => ({
    componentType: 'product-features',
    items: [item],
    ...more,
  });

  test('BL-034 has highlighted, image and items, each with title, body and textLink', () => {
    const image = { original: '/images/skyline.svg' };

    expect(check(features({ highlighted: true, image }))).toEqual([]);
  });

  test.each([
    [{ highlighted: 'yes' }, '/highlighted'],
    [{ image: '/images/skyline.svg' }, '/image'],
    [{ items: item }, '/items'],
    [{ items: [{ ...item, title: 1 }] }, '/items/0/title'],
    [{ items: [{ ...item, body: 1 }] }, '/items/0/body'],
    [{ items: [{ ...item, textLink: '/c' }] }, '/items/0/textLink'],
    [{ items: [{ ...item, icon: 'x' }] }, '/items/0/icon'],
  ])('BL-034 %o has another shape, at %s', (more, pointer) => {
    expect(check(features(more)).map((problem) => problem.pointer)).toEqual([pointer]);
  });
});
