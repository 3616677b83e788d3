import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';
import { check } from '#schemas/generated/blocks/link-list.check.ts';
import { fixture } from '#tests/fixture.ts';
import { iconsIn, linkFacts, linksIn } from '../../seen.testing.ts';
import { LinkList } from './link-list.tsx';

const full = await fixture<LinkListProps>('blocks/link-list/full');

describe('LinkList', () => {
  test('BL-004 shows its icon, title, links and the link to all of them', () => {
    const { container } = render(<LinkList {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Popular this week' })).toBeVisible();
    expect(iconsIn(container, '.link-list__title')).toEqual(['vitrine:regular:question']);
    expect(linksIn(container, 'li')).toEqual(full.textLinks.map(({ text, url }) => [text, url]));
    const toAll = screen.getByRole('link', { name: 'All questions and answers' });
    expect(linkFacts(toAll)).toEqual(['All questions and answers', '/en/individuals']);
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

describe('the schema of a link list', () => {
  const link = { text: 'Exchange rates', url: '/en/individuals' };
  const iconTitle = { icon: 'vitrine:regular:question', title: 'Popular' };
  const list = (more: object) => ({ componentType: 'link-list', textLinks: [link], ...more });

  test('BL-033 has componentStyle, iconTitle, textLinks and linkListCTA', () => {
    expect(check(list({ componentStyle: 'box', iconTitle, linkListCTA: link }))).toEqual([]);
  });

  test.each([
    [{ componentStyle: 'grid' }, '/componentStyle'],
    [{ iconTitle: 'Popular' }, '/iconTitle'],
    [{ textLinks: link }, '/textLinks'],
    [{ textLinks: [{ ...link, url: 1 }] }, '/textLinks/0/url'],
    [{ linkListCTA: [link] }, '/linkListCTA'],
  ])('BL-033 %o has another shape, at %s', (more, pointer) => {
    expect(check(list(more)).map((problem) => problem.pointer)).toEqual([pointer]);
  });
});
