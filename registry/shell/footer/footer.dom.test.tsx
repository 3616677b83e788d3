import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FooterContent, FooterData } from '#schemas/generated/shell/footer.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { samplePage } from '../sample-page.testing.ts';
import { Footer } from './footer.tsx';
import messages from './locales/en-GB.json';

type SegmentContext = NonNullable<FooterContent['segmentContext']>;
type SocialLink = NonNullable<FooterData['socialMediaLinks']>['socialLinks'][number];

const { footer: authored } = await authoredFixture('cms-data/en-GB');
// The validate command holds this file against its schema, from which the type is made.
const data = authored as FooterData;

function networks(...socialLinks: SocialLink[]): FooterData {
  return { socialMediaLinks: { title: 'Follow us', socialLinks } };
}

function renderFooter(footer: FooterData = data, segmentContext?: SegmentContext) {
  const content = { footer, ...(segmentContext && { segmentContext }) };
  return render(<Footer data={content} page={samplePage} messages={messages} />);
}

/**
 * The segments that the footer offers: what each is called, where it leads, and which is the
 * present one.
 */
function segmentsShown() {
  const links = within(screen.getByRole('navigation', { name: 'All segments' })).getAllByRole(
    'link',
  );
  return links.map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
}

describe('Footer', () => {
  test('FT-001 a row offers the other segments', () => {
    renderFooter();

    const segments = within(screen.getByRole('navigation', { name: 'All segments' }));

    expect(segments.getByRole('link', { name: 'Business' })).toHaveAttribute(
      'href',
      '/en/business',
    );
    expect(segments.getByRole('link', { name: 'Individuals' })).toHaveAttribute('aria-current');
  });

  test('FT-010 the segments of the content service take the place of those of the experience', () => {
    renderFooter({
      customerSegments: [
        { key: 'business', title: 'Self-employed', href: '/en/business' },
        { key: 'individuals', title: 'You and yours', href: '/en/individuals' },
        { key: 'clubs', title: 'Clubs', href: '/en/clubs' },
      ],
    });

    expect(segmentsShown()).toEqual([
      ['Self-employed', '/en/business', null],
      ['You and yours', '/en/individuals', 'true'],
      ['Clubs', '/en/clubs', null],
    ]);
  });

  test('FT-010 a segment without an address is left out, and all of them where none has one', () => {
    const segment = { key: 'clubs', title: 'Clubs', href: '' };
    const { unmount } = renderFooter({
      customerSegments: [segment, { key: 'business', title: 'Business', href: '/en/business' }],
    });
    expect(segmentsShown()).toEqual([['Business', '/en/business', null]]);
    unmount();

    renderFooter({ customerSegments: [segment] });

    expect(screen.queryByRole('navigation', { name: 'All segments' })).toBeNull();
  });

  test('FT-010 the content service says which segment is the present one, and what it is called', () => {
    renderFooter(
      {},
      {
        cookieValue: 'Business',
        selectedSegmentId: 'business',
        footerSegmentLabel: 'Your business',
      },
    );

    expect(segmentsShown()).toEqual([
      ['Individuals', '/en/individuals', null],
      ['Your business', '/en/business', 'true'],
    ]);
  });

  test('FT-005 each store of the app is a link under a heading', () => {
    const { container } = renderFooter();

    const stores = [...container.querySelectorAll('.app-stores a')];
    expect(screen.getByRole('heading', { level: 2, name: 'The Meridia app' })).toBeInTheDocument();
    expect(stores.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Get it on Google Play', 'https://store.example/android/meridia'],
      ['Get it on the App Store', 'https://store.example/ios/meridia'],
    ]);
  });

  test('one store is enough, and without any there is no heading', () => {
    const { unmount } = renderFooter({
      appStores: { title: 'The app', ios: { text: 'Get it', url: '/app/ios' } },
    });
    expect(screen.getByRole('link', { name: 'Get it' })).toHaveAttribute('href', '/app/ios');
    unmount();

    renderFooter({ appStores: { title: 'The app', ios: { text: 'Get it', url: ' ' } } });

    expect(screen.queryByRole('heading', { name: 'The app' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Get it' })).toBeNull();
  });

  test('FT-019 a row offers the other languages', () => {
    renderFooter();

    const languages = within(screen.getByRole('navigation', { name: 'All languages' }));

    expect(languages.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('lang', 'nl-BE');
  });

  test('FT-002 links stand in columns under headings', () => {
    renderFooter();

    const headings = screen.getAllByRole('heading', { level: 2 });

    expect(headings.map((heading) => heading.textContent)).toEqual([
      ...(data.generalLinks ?? []).map((group) => group.title),
      data.appStores?.title,
    ]);
    expect(screen.getByRole('link', { name: 'Home loan' })).toBeInTheDocument();
  });

  test('each list of links is a landmark with a name of its own', () => {
    const { container } = renderFooter();

    const names = screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'));

    expect(names).toEqual([
      'All segments',
      'All languages',
      'More pages of Meridia Belgium',
      data.socialMediaLinks?.title,
    ]);
    expect(container.querySelectorAll('ul:not(nav ul, .app-stores ul)')).toHaveLength(0);
  });

  test('a column whose links do not count leaves no markup', () => {
    renderFooter({ generalLinks: [{ title: 'Products', textLinks: [{ text: '', url: '/en' }] }] });

    expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull();
  });

  test('one column is enough for a list of links', () => {
    renderFooter({
      generalLinks: [{ title: 'Products', textLinks: [{ text: 'Cards', url: '/en/cards' }] }],
    });

    const columns = within(screen.getByRole('navigation', { name: /^More pages/ }));

    expect(columns.getAllByRole('link').map((link) => link.textContent)).toEqual(['Cards']);
  });

  test('a network without an address is left out, and all of them where none has one', () => {
    const [first, second] = data.socialMediaLinks?.socialLinks ?? [];
    if (!first || !second) throw new Error('The fixture has too few networks.');
    const nowhere = { ...first, link: { ...first.link, url: '' } };
    const { unmount } = renderFooter(networks(nowhere, second));

    const links = within(screen.getByRole('navigation', { name: 'Follow us' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([second.link.url]);

    unmount();
    renderFooter(networks(nowhere));
    expect(screen.queryByRole('navigation', { name: 'Follow us' })).toBeNull();
  });

  test('a network has its other icon under the pointer, or else the same one', () => {
    const [first] = data.socialMediaLinks?.socialLinks ?? [];
    if (!first) throw new Error('The fixture has no network.');
    const { iconIdHover: _, ...link } = { ...first, icon: 'vitrine:regular:x' };
    const icons = (other: Partial<SocialLink>) => {
      const { container, unmount } = renderFooter(networks({ ...link, ...other }));
      const drawn = [false, true].map((isHover) =>
        container.querySelector(`[data-hover="${isHover}"] path`)?.getAttribute('d'),
      );
      unmount();
      return drawn;
    };

    const [rest, hover] = icons({ iconIdHover: 'vitrine:regular:swap' });
    const [same, sameHover] = icons({});

    expect(rest).not.toBe(hover);
    expect(same).toBe(rest);
    expect(sameHover).toBe(rest);
  });

  test('FT-003 social networks are icons with a name', () => {
    renderFooter();

    const list = within(
      screen.getByRole('navigation', { name: data.socialMediaLinks?.title ?? '' }),
    );

    const names = list.getAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual(data.socialMediaLinks?.socialLinks.map((link) => link.description));
    expect(list.getAllByRole('link')[0]?.querySelector('svg')).not.toBeNull();
  });

  test('FT-004 FT-018 the last line has the present year and the version', () => {
    renderFooter();

    expect(screen.getByText('© 2026 Meridia Belgium · version 7.36.0')).toBeInTheDocument();
  });

  test('FT-007 FT-008 a lost card has a link with a sign of 60 px', () => {
    renderFooter();

    const cardStop = screen.getByRole('link', { name: /Card lost or stolen/ });

    expect(cardStop).toHaveAttribute('href', data.cardStop?.textLink.url);
    expect(cardStop.querySelector('svg')).toHaveAttribute('width', '60');
    expect(cardStop.querySelector('svg')).toHaveAttribute('height', '60');
    expect(cardStop).toHaveTextContent(
      `${data.cardStop?.microCopy} ${data.cardStop?.textLink.text}`,
    );
  });

  test('a lost card has no link without a number to call, and none needs a time', () => {
    const { unmount } = renderFooter({ cardStop: { textLink: { text: 'Call', url: '' } } });
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    unmount();

    renderFooter({ cardStop: { textLink: { text: 'Call', url: 'tel:+3278170170' } } });

    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+3278170170');
  });

  test('FT-016 without data from the content service it stays empty', () => {
    render(<Footer page={samplePage} messages={messages} />);

    expect(screen.getByRole('contentinfo')).toBeEmptyDOMElement();
  });
});
