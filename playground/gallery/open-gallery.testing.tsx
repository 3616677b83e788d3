import { act, render, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import {
  sampleEnvironment,
  type SampleEnvironment,
} from '../environment/sample-environment.testing.ts';
import type { FollowIndex } from './follow-index.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { Gallery } from './gallery.tsx';

/** For tests: a scenario of which nothing but its name matters. */
export const scenario = (
  id: string,
  title: string,
  more: Partial<GalleryScenario> = {},
): GalleryScenario => ({
  id,
  title,
  description: '',
  tags: [],
  kind: 'page',
  locale: 'en-GB',
  segment: 'individuals',
  checks: ['clean'],
  expectedFaults: [],
  version: 'v1',
  ...more,
});

export const HOME = scenario('home/en', 'Home in English', {
  tags: ['page'],
  description: 'All of it.',
});
export const CARD = scenario('service-card/full', 'Card with everything', {
  tags: ['card', 'mobile'],
  width: 360,
  kind: 'component',
  checks: ['faults'],
  expectedFaults: ['too-small', 'too-small', 'unknown-component'],
});
export const BUTTON = scenario('kit-button/looks', 'Looks of a button', {
  kind: 'kit',
  tags: ['kit'],
});
export const ALL = [HOME, CARD, BUTTON];

/**
 * For tests: opens the gallery in a window of its own; `bringNear` scrolls everything into the
 * window, and `save` is what the server lists once something was saved.
 */
export function openGallery(
  scenarios: readonly GalleryScenario[] = ALL,
  environment: SampleEnvironment = sampleEnvironment('https://www.meridia.test/preview/'),
) {
  const watched = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  const margins = new Set<string | undefined>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(
        tell: (entries: { isIntersecting: boolean }[]) => void,
        options?: { rootMargin?: string },
      ) {
        this.#tell = tell;
        margins.add(options?.rootMargin);
      }
      observe() {
        watched.add(this.#tell);
      }
      disconnect() {
        watched.delete(this.#tell);
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const listeners = new Set<(changed: readonly GalleryScenario[]) => void>();
  const follow: FollowIndex = (listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const { container, unmount } = render(
    <Gallery scenarios={scenarios} environment={environment} follow={follow} />,
  );
  const save = (changed: readonly GalleryScenario[]) =>
    act(async () => listeners.forEach((listener) => listener(changed)));
  const bringNear = (isIntersecting = true) =>
    act(async () =>
      watched.forEach((tell) => tell([{ isIntersecting: !isIntersecting }, { isIntersecting }])),
    );
  return { container, environment, bringNear, save, margins, watched, close: unmount };
}

export const grid = () => screen.queryByRole('list', { name: 'Scenarios' });
export const items = () => [...(grid()?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
export const titles = () =>
  items().map((item) => within(item).getByRole('heading', { level: 2 }).textContent);
export const item = (title: string) => {
  const match = items().find((each) => within(each).queryByRole('heading', { name: title }));
  if (!match) throw new Error(`There is no ${title}.`);
  return within(match);
};
export const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.thumbnail iframe')];
export const search = (environment: SampleEnvironment) => environment.address().search;
