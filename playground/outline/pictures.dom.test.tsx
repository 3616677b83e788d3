import { act, render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlaygroundStore } from '../state/store.ts';
import { PlaygroundContext } from '../context/playground-context.ts';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { translatorFor } from '../environment/messages.ts';
import { readSmallPictures } from '../gallery/read-index.ts';
import { iconIn } from '../layout/icon.testing.ts';
import { createPictureList, PictureListContext } from './picture-list.ts';
import { Picture } from './picture.tsx';

const ADDRESS = '/preview/pictures/drawn.webp';
const drawn = (isCurrent: boolean) => ({ address: ADDRESS, isCurrent, problems: [] });
const answer = (isDrawing: boolean, smallPicture?: object) =>
  readSmallPictures({ isDrawing, scenarios: [{ id: 'accordion/full', smallPicture }] });

/** One picture near the window, of a server whose answers a test gives. */
async function openPicture() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const first = Promise.withResolvers<ReturnType<typeof answer>>();
  const followers = new Set<(value: ReturnType<typeof answer>) => void>();
  const load = vi.fn<() => Promise<ReturnType<typeof answer>>>(() => first.promise);
  const list = createPictureList(load, (listener) => {
    followers.add(listener);
    return () => void followers.delete(listener);
  });
  const store = createPlaygroundStore({
    source: { list: async () => [], load: async () => undefined },
    loadChecks: () => new Promise(() => {}),
    now: () => 0,
  });
  const context = { store, environment: sampleEnvironment(), t: translatorFor('en-GB') };
  const { container, unmount } = render(
    <PlaygroundContext value={context}>
      <PictureListContext value={list}>
        <Picture scenario="accordion/full" kind="blocks" />
      </PictureListContext>
    </PlaygroundContext>,
  );
  const shown = () => ({
    image: container.querySelector('img')?.getAttribute('src'),
    frame: container.querySelector('iframe')?.getAttribute('src'),
    mark: container.querySelector('[title]:not(iframe)')?.getAttribute('title'),
  });
  const tell = (value: ReturnType<typeof answer>) =>
    act(async () => followers.forEach((listener) => listener(value)));
  return { ...first, load, list, shown, tell, container, unmount, followers };
}

test('a component has the icon of its kind until its picture is drawn, and no frame', async () => {
  const { resolve, shown, tell, container } = await openPicture();

  await act(async () => resolve(answer(true)));
  const before = [shown(), iconIn(container)];
  await tell(answer(true, drawn(true)));

  expect(before).toEqual([{}, 'squares-four']);
  expect(shown()).toEqual({ image: ADDRESS });
});

test('a picture of something that was saved since is marked until it is drawn anew', async () => {
  const { resolve, shown, tell } = await openPicture();
  await act(async () => resolve(answer(true, drawn(false))));

  const marked = shown();
  await tell(answer(false, drawn(true)));

  expect(marked).toEqual({ image: ADDRESS, mark: expect.stringMatching(/saved since/i) });
  expect(shown()).toEqual({ image: ADDRESS });
});

test('a component runs where nothing draws it, and where there is no server', async () => {
  const [without, offline] = [await openPicture(), await openPicture()];

  await act(async () => without.resolve(answer(false)));
  await act(async () => offline.reject(new TypeError('Failed to fetch')));

  expect([without.shown(), offline.shown()]).toEqual([
    { frame: '/preview/accordion/full' },
    { frame: '/preview/accordion/full' },
  ]);
});

test('the list is asked for once, and followed while somebody looks', async () => {
  const { resolve, load, list, unmount, followers } = await openPicture();
  await act(async () => resolve(answer(true)));
  const looking = followers.size;

  list.prepare();
  unmount();

  expect([looking, followers.size, load.mock.calls.length]).toEqual([1, 0, 1]);
});
