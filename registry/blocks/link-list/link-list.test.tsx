import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';
import { fixture } from '#tests/fixture.ts';
import { LinkList } from './link-list.tsx';

const full = await fixture<LinkListProps>('blocks/link-list/full');

describe('LinkList', () => {
  test('BL-004 shows its icon, title, links and the link to all of them', () => {
    const { container } = render(<LinkList {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Popular this week' })).toBeVisible();
    expect(container.querySelector('.link-list__title > svg')).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(full.textLinks.map(({ text }) => text));
    expect(screen.getByRole('link', { name: 'Exchange rates' })).toHaveAttribute(
      'href',
      '/en/individuals/saving/saver-plus',
    );
    expect(screen.getByRole('link', { name: 'All questions and answers' })).toHaveAttribute(
      'href',
      '/en/individuals',
    );
  });

  test('is a landmark that its title names, and without a title it is none', () => {
    const { iconTitle, ...untitled } = full;
    const { unmount } = render(<LinkList {...full} />);
    expect(screen.getByRole('navigation')).toHaveAccessibleName(iconTitle?.title);

    unmount();
    render(<LinkList {...untitled} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('BL-038 links without text or without a safe address do not show', async () => {
    const props = await fixture<LinkListProps>('blocks/link-list/links-that-do-not-count');

    render(<LinkList {...props} />);

    const names = screen.getAllByRole('link').map((link) => link.textContent);
    expect(names).toEqual(['The only one that counts', 'The only one that counts']);
  });

  test('without links it has nothing inside', async () => {
    const minimal = await fixture<LinkListProps>('blocks/link-list/minimal');

    const { container } = render(<LinkList {...minimal} />);

    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});
