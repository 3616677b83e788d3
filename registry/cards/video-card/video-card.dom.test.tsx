import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '#renderer';
import type { LivingPage } from '#tests/contract/served-page.ts';
import { showOnPage } from '../../show-on-page.testing.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { serviceCard } from '../service-card/index.ts';
import { videoCard } from './index.ts';

const registry = createRegistry([videoCard, serviceCard]);
const NEIGHBOUR = { componentType: 'service-card', title: 'Neighbour' };

interface Changes {
  readonly locale?: string;
  readonly card?: object;
}

async function show(name: string, changes: Changes = {}): Promise<LivingPage> {
  const { locale = 'en-GB', card } = changes;
  const authored = await authoredFixture(`cards/video-card/${name}`);
  return showOnPage({ registry, components: [{ ...authored, ...card }, NEIGHBOUR], locale });
}

const findVideo = () => screen.getByLabelText<HTMLVideoElement>(/Elise goes to market/);

describe('VideoCard', () => {
  test('CD-015 plays the video of its source, with its picture before', async () => {
    await show('full');

    const video = findVideo();

    expect([...video.querySelectorAll('source')].map((source) => source.src)).toEqual([
      new URL('/documents/a-quarter-to-seven.webm', location.href).href,
    ]);
    expect(video.getAttribute('poster')).toContain('/images/shop-street.png?io=transform:fill');
  });

  test('shows its title, its texts, its label and its links', async () => {
    await show('full');

    expect(screen.getByRole('link', { name: /Elise goes to market/ })).toHaveAttribute(
      'href',
      '/en/individuals/saving/saver-plus',
    );
    expect(screen.getByRole('link', { name: 'The video as a text' })).toBeVisible();
    for (const text of [/with real bread/, 'four languages', 'New', 'Read the story']) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  test.each([
    ['en-GB', 'Video · 0:08'],
    ['fr-BE', 'Vidéo · 0:08'],
  ])('says in %s how long it is', async (locale, text) => {
    await show('full', { locale });

    expect(screen.getByRole('time').parentElement).toHaveTextContent(text);
  });

  test('MD-004 MD-005 MD-006 what happens to it are events of the site, with its source', async () => {
    const { events } = await (await show('full')).experience.wake();
    const happened: unknown[] = [];
    for (const name of ['video-started', 'video-paused', 'video-ended']) {
      events.on(name, (detail) => happened.push([name, detail]));
    }
    const source = new URL('/documents/a-quarter-to-seven.webm', location.href).href;
    Object.defineProperty(findVideo(), 'currentSrc', { value: source });

    fireEvent.play(findVideo());
    fireEvent.pause(findVideo());
    fireEvent.play(findVideo());
    fireEvent.ended(findVideo());

    expect(happened).toEqual([
      ['video-started', { source }],
      ['video-paused', { source }],
      ['video-ended', { source }],
    ]);
  });

  test('MD-007 when its page goes away it is closed', async () => {
    const { events } = await (await show('full')).experience.wake();
    const closed: unknown[] = [];
    events.on('video-closed', () => closed.push('closed'));

    fireEvent.play(findVideo());
    fireEvent(window, new Event('pagehide'));

    expect(closed).toEqual(['closed']);
  });

  test('MD-012 without a source that can be played it says so, and costs nothing but itself', async () => {
    const card = { videoSource: { originalUrl: ' ' } };

    const { messages } = await show('full', { card });

    expect(screen.getByRole('heading', { name: 'Neighbour' })).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
    expect(messages().join()).toContain('Video cannot be played. Source URL is undefined.');
  });

  test('OP-016 an address that no video is loaded from is refused in words of its own', async () => {
    const { messages } = await show('full', { card: { videoSource: { originalUrl: 'tel:112' } } });

    expect(document.querySelector('video')).toBeNull();
    expect(messages().join()).toContain(
      'Refused address: "tel:112". The scheme "tel:" is not allowed. Write the address of a video with http or https, or a path such as /videos/market.mp4.',
    );
    expect(messages().join()).not.toContain('failed');
  });

  test('empty fields leave no markup', async () => {
    await show('minimal');

    const card = findVideo().closest('article');

    expect(card?.querySelectorAll('p, ul, a, img, time, [poster], .card__foot')).toHaveLength(0);
  });
});
