import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { scenario, ALL, openGallery, grid, titles, search } from './open-gallery.testing.tsx';

const chips = () =>
  within(screen.getByRole('group', { name: 'Tags' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const chip = (name: string) => screen.getByRole('button', { name });

describe('the filters', () => {
  test('say how many scenarios there are of each, and narrow the list', async () => {
    const { environment } = openGallery();
    const kinds = within(screen.getByRole('group', { name: 'Kind' })).getAllByRole('checkbox');

    await userEvent.click(kinds[0] as HTMLElement);

    expect(kinds.map((box) => box.closest('label')?.textContent)).toEqual([
      'Components 1',
      'Kit 1',
      'Pages 1',
    ]);
    expect(titles()).toEqual(['Card with everything']);
    expect(kinds[0]).toBeChecked();
    expect(search(environment)).toBe('?kind=component');
    await userEvent.click(kinds[0] as HTMLElement);
    expect(search(environment)).toBe('');
  });

  test('show what a shared link asks for and nobody has, so that it can be taken away', async () => {
    const { environment } = openGallery(
      ALL,
      sampleEnvironment('https://www.meridia.test/preview/?segment=retired&tag=lost'),
    );
    const box = screen.getByRole('checkbox', { name: 'retired 0' });

    await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'lost', pressed: true }));

    expect(search(environment)).toBe('');
    expect(screen.queryByRole('checkbox', { name: /retired/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'lost' })).toBeNull();
  });

  test.each([
    [true, true],
    [false, false],
  ])('are open at first where the window is wide: %s', (isWide, isOpen) => {
    const environment = sampleEnvironment('https://www.meridia.test/preview/');
    if (isWide) environment.matching.add('(width >= 60rem)');

    const { container } = openGallery(ALL, environment);

    expect(container.querySelector('details')?.open).toBe(isOpen);
  });

  test('offer twelve tags, the most used first, and the others behind a button', async () => {
    const tags = Array.from({ length: 14 }, (_, index) => `tag-${String(index).padStart(2, '0')}`);
    openGallery([scenario('a/a', 'A', { tags }), scenario('a/b', 'B', { tags: ['tag-13'] })]);
    const first = chips();

    await userEvent.click(screen.getByRole('button', { name: '2 more' }));

    expect(first).toEqual([first[0], 'tag-13', ...tags.slice(0, 11), '2 more']);
    expect(chips()).toEqual([first[0], 'tag-13', ...tags.slice(0, 13)]);
  });

  test('by tag are all of them together, until every tag is allowed again', async () => {
    const { environment } = openGallery();
    const all = within(screen.getByRole('group', { name: 'Tags' })).getAllByRole(
      'button',
    )[0] as HTMLElement;
    const before = all.getAttribute('aria-pressed');

    await userEvent.click(chip('card'));
    await userEvent.click(chip('kit'));
    const both = [
      grid(),
      all.getAttribute('aria-pressed'),
      chip('card').getAttribute('aria-pressed'),
      search(environment),
    ];
    await userEvent.click(all);

    expect(before).toBe('true');
    expect(both).toEqual([null, 'false', 'true', '?tag=card&tag=kit']);
    expect(titles()).toHaveLength(3);
  });
});
