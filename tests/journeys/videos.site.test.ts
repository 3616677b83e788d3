import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { componentsOf, objectsIn, PAGES } from './pages.ts';
import { followLedger } from './measurement-ledger.ts';
import { openSite } from './visit.ts';

/** A page with a video, and what the video tells in words. */
interface VideoPage {
  readonly path: string;
  readonly transcript: string;
}

/** The languages have the same videos, with captions of their own. */
const VIDEO_PAGES = (await Promise.all(PAGES.filter(isEnglish).map(findVideo))).flat();

const { site, visit } = openSite();

function isEnglish(path: string): boolean {
  return path.startsWith('/en/');
}

async function findVideo(path: string): Promise<VideoPage[]> {
  const values = (await componentsOf(path)).flatMap(objectsIn);
  const [transcript] = values.flatMap(({ transcript: text }) =>
    typeof text === 'string' ? [text] : [],
  );
  return transcript === undefined ? [] : [{ path, transcript }];
}

function refuseVideos(page: Page) {
  return page.route('**/*.webm', (route) => route.fulfill({ status: 404 }));
}

const videoOn = (page: Page) => page.locator('video');

/** The controls are the browser's own, which no test can press. */
async function play(page: Page): Promise<void> {
  await videoOn(page).hover();
  await videoOn(page).evaluate((video: HTMLVideoElement) => void video.play().catch(() => {}));
}

/** Plays a video, which somebody points at, until it runs and has its captions; returns these. */
async function playWithCaptions(page: Page): Promise<string> {
  const runs = videoOn(page).evaluate(async (video: HTMLVideoElement) => {
    const element = video.querySelector('track');
    if (!element) return 'There are no captions.';
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    const playing = new Promise((resolve) => video.addEventListener('playing', resolve));
    await Promise.all([loaded, playing]);
    const cues = [...(element.track.cues ?? [])].map((cue) => (cue as VTTCue).text);
    return `${element.track.mode}: ${cues.join(' ')}`;
  });
  await play(page);
  return runs;
}

test('MD-018 there are videos on four pages', () => {
  expect(VIDEO_PAGES).toHaveLength(4);
});

test.each(VIDEO_PAGES)(
  'MD-018 the video of $path plays, with captions',
  async ({ path, transcript }) => {
    const { page, expectQuiet, consoleMessages } = await visit(path);
    // The browser's own captions move later.
    await expectQuiet();

    expect(await playWithCaptions(page)).toBe(`showing: ${transcript}`);

    expect(consoleMessages).toEqual([]);
  },
);

test('MD-018 the words of a video take its place where it is refused', async () => {
  const [{ path, transcript } = expect.fail()] = VIDEO_PAGES;
  const { page } = await visit(path, { prepare: refuseVideos });

  await play(page);

  await page.getByText(transcript).waitFor();
  expect(await videoOn(page).count()).toBe(0);
});

test('MD-018 that a video starts, pauses, ends and is left is measured', async () => {
  const received = await followLedger(site());
  const { page } = await visit('/en/individuals/cards', { consent: 'personal' });
  await playWithCaptions(page);

  await videoOn(page).evaluate(async (video: HTMLVideoElement) => {
    const next = (name: string) =>
      new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));
    video.pause();
    await next('pause');
    const ended = next('ended');
    video.currentTime = video.duration - 0.1;
    await video.play();
    await ended;
  });
  await page.goto(new URL('/en/individuals/help', site().address).href);

  await expect
    .poll(async () =>
      (await received()).flatMap(({ eventName = '' }) =>
        eventName.startsWith('video-') ? [eventName] : [],
      ),
    )
    .toEqual(['video-started', 'video-paused', 'video-ended', 'video-closed']);
});
