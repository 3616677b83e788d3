import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createIconResolvers, type IconResolver, type IconTemplate } from './icon-resolvers.ts';
import { ResolvedIcon } from './resolved-icon.tsx';

describe('ResolvedIcon', () => {
  test('draws a preloaded icon on the server as well', () => {
    const html = renderToString(<ResolvedIcon icon="vitrine:regular:x" />);

    expect(html).toContain('<path d="M');
  });

  test('with a label it is a picture of that name, and without one decoration', () => {
    const { container, rerender } = render(<ResolvedIcon icon="vitrine:regular:x" label="Close" />);
    expect(screen.getByRole('img', { name: 'Close' })).not.toHaveAttribute('aria-hidden');

    rerender(<ResolvedIcon icon="vitrine:regular:x" />);

    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });

  test('keeps the place of an icon that has to be loaded, and draws it then', async () => {
    const { container } = render(
      <ResolvedIcon icon="vitrine:regular:key" variation="40_primary" />,
    );
    expect(container.querySelector('[data-size="40"]')).toBeEmptyDOMElement();

    await expect.poll(() => container.querySelector('[data-size="40"] path')).not.toBeNull();
  });

  test('the late icon of an older id is dropped', async () => {
    const { resolvers, arrive } = slowResolvers();
    const { container, rerender } = render(<ResolvedIcon icon="slow:set:first" {...resolvers} />);
    rerender(<ResolvedIcon icon="slow:set:second" {...resolvers} />);

    await arrive('second');
    await arrive('first');

    expect(container.querySelector('svg')).toHaveAttribute('id', 'second');
  });

  test('the icon of the id before does not stand in for the one that is loaded', async () => {
    const { resolvers, arrive } = slowResolvers();
    const { container, rerender } = render(<ResolvedIcon icon="slow:set:first" {...resolvers} />);
    await arrive('first');
    expect(container.querySelector('svg')).toHaveAttribute('id', 'first');

    rerender(<ResolvedIcon icon="slow:set:second" {...resolvers} />);

    expect(container.querySelector('svg')).toBeNull();
  });

  test.each<[string, IconResolver]>([
    ['knows no such icon', () => undefined],
    ['fails', () => Promise.reject(new Error('no network'))],
  ])('a resolver that %s leaves no markup', async (_, resolver) => {
    const resolvers = createIconResolvers(() => undefined);
    resolvers.register('poor', resolver);

    const { container } = render(<ResolvedIcon icon="poor:set:icon" resolvers={resolvers} />);

    await expect.poll(() => container.innerHTML).toBe('');
  });

  test('IC-010 an unknown namespace throws', () => {
    expect(() => render(<ResolvedIcon icon="nobody:set:icon" />)).toThrow(
      'Icon resolver not found for the icon "nobody:set:icon".',
    );
  });

  test('IC-006 IC-007 the rules for sizes hold for the icon of an id', () => {
    const { resolvers } = slowResolvers();

    expect(() =>
      render(<ResolvedIcon icon="slow:set:aOutline" variation="20_primary" {...resolvers} />),
    ).toThrow('Invalid variation of the icon slow:set:aOutline: "20_primary".');
    expect(() =>
      render(<ResolvedIcon icon="slow:set:aFilled" variation="64_primary" {...resolvers} />),
    ).toThrow('Invalid variation of the icon slow:set:aFilled: "64_primary".');
  });
});

/** A resolver whose icons arrive when the test says so. */
function slowResolvers() {
  const awaited = new Map<string, (template: IconTemplate) => void>();
  const resolvers = createIconResolvers(() => undefined);
  resolvers.register(
    'slow',
    (_, icon) => new Promise((resolve) => void awaited.set(icon, resolve)),
  );
  return {
    resolvers: { resolvers },
    arrive: async (icon: string) => {
      await act(async () => awaited.get(icon)?.(<svg id={icon} />));
    },
  };
}
