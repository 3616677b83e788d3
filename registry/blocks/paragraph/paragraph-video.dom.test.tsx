import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '#renderer';
import type { LivingPage } from '#tests/contract/served-page.ts';
import { showOnPage } from '../../show-on-page.testing.ts';
import { authoredFixture } from '#tests/fixture.ts';
import { paragraph } from './index.ts';

const registry = createRegistry([paragraph]);
const NEIGHBOUR = { componentType: 'paragraph', title: 'Neighbour' };

async function show(changes: object = {}): Promise<LivingPage> {
  const authored = await authoredFixture('blocks/paragraph/full');
  return showOnPage({ registry, components: [{ ...authored, ...changes }, NEIGHBOUR] });
}

const findVideo = () => screen.getByLabelText('A cargo bike brings the bread round in Mechelen');

describe('a paragraph with a video', () => {
  test('BL-001 BL-025 shows its title, text, video, links and picture', async () => {
    await show();

    expect(screen.getByRole('heading', { name: 'Read the receipt first' })).toBeVisible();
    expect(screen.getByText('the mixed basket')).toBeVisible();
    expect(findVideo()).toBeVisible();
    for (const name of ['All funds', 'What it costs']) {
      expect(screen.getByRole('link', { name })).toBeVisible();
    }
    expect(screen.getByRole('img', { name: 'A glass jar filling with coins' })).toBeVisible();
  });

  test('MD-015 its quality follows the window', async () => {
    const { video } = await authoredFixture('blocks/paragraph/full');
    const videoPreviewURLs = { '480p': '/480.webm', '720p': '/720.webm', '1080p': '/1080.webm' };

    await show({ video: { ...Object(video), videoPreviewURLs } });
    const sources = [...findVideo().querySelectorAll('source')];

    expect(sources.map(({ media, src }) => [media, new URL(src).pathname])).toEqual([
      ['(width < 600px)', '/480.webm'],
      ['(width < 1280px)', '/720.webm'],
      ['', '/1080.webm'],
    ]);
    expect(findVideo().getAttribute('poster')).toMatch(/^\/images\/shop-street\.png/);
  });

  test('MD-004 that it started is an event of the site', async () => {
    const { events } = await (await show()).experience.wake();
    const started: unknown[] = [];
    events.on('video-started', (detail) => started.push(detail));

    fireEvent.play(findVideo());

    expect(started).toHaveLength(1);
  });

  test('MD-012 a video that plays nothing costs its paragraph and nothing else', async () => {
    const video = { videoPreviewURLs: { '480p': '', '720p': ' ' } };

    const { messages } = await show({ video });

    expect(screen.getByRole('heading', { name: 'Neighbour' })).toBeVisible();
    expect(screen.queryByText('the mixed basket')).toBeNull();
    expect(messages().join()).toContain('Video cannot be played. Source URL is undefined.');
  });
});
