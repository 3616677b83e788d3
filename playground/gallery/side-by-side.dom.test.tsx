import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { ALL, openGallery, item, search } from './open-gallery.testing.tsx';

const compare = (title: string) => item(title).getByRole('button', { name: /compare|side/i });

const pair = () => screen.queryByRole('region', { name: 'Side by side' });

const sides = () => [...(pair()?.querySelectorAll('iframe') ?? [])];

describe('scenarios side by side', () => {
  test('are two at most, the older one goes first, and the address names them', async () => {
    const { environment } = openGallery();
    const seen: unknown[] = [pair()];

    await userEvent.click(compare('Home in English'));
    seen.push([sides().length, pair()?.lastElementChild?.tagName]);
    await userEvent.click(compare('Card with everything'));
    seen.push([sides().length, pair()?.lastElementChild?.tagName]);
    await userEvent.click(compare('Looks of a button'));

    expect(seen).toEqual([null, [1, 'P'], [2, 'UL']]);
    expect(sides().map((frame) => [frame.getAttribute('src'), frame.width])).toEqual([
      ['/preview/service-card/full', '360'],
      ['/preview/kit-button/looks', '1440'],
    ]);
    expect(search(environment)).toBe('?compare=service-card%2Ffull&compare=kit-button%2Flooks');
    expect(compare('Looks of a button')).toHaveAttribute('aria-pressed', 'true');
    expect(compare('Home in English')).toHaveAttribute('aria-pressed', 'false');
  });

  test('are named and linked, can be used, and end together', async () => {
    const { environment } = openGallery(
      ALL,
      sampleEnvironment(
        'https://www.meridia.test/preview/?compare=home/en&compare=nothing&shell=shown',
      ),
    );
    const link = within(pair() as HTMLElement).getByRole('link', { name: 'Home in English' });

    expect(link).toHaveAttribute('href', '/preview/home/en?shell=shown');
    expect(link.closest('[lang]')).toHaveAttribute('lang', 'en-GB');
    expect(sides()[0]?.getAttribute('sandbox')).toMatch(/^allow-scripts/);
    expect(sides()[0]?.title).toContain('Home in English');
    expect(sides()[0]?.closest('[inert]')).toBeNull();
    await userEvent.click(within(pair() as HTMLElement).getByRole('button'));
    expect([pair(), search(environment)]).toEqual([null, '?shell=shown']);
  });
});
