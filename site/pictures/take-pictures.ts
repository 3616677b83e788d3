import type { Pictures } from './create-pictures.ts';
import type { ScreenshotBrowser } from './open-screenshot-browser.ts';
import type { PictureToCapture } from './picture-sizes.ts';

interface DrawOptions {
  readonly pictures: Pictures;
  /** All pictures, in the order in which they are to be drawn. */
  readonly wanted: () => Promise<readonly PictureToCapture[]>;
  readonly open: () => Promise<ScreenshotBrowser>;
  /** Called after each picture, and with those that are left. */
  readonly onCapture?: (remaining: number) => void;
}

/** Draws, in the background, whatever has no current picture. */
export interface PictureWork {
  /** Looks what is to be drawn, and draws it. Resolves when nothing is left. */
  readonly captureStale: () => Promise<void>;
  /** Returns true until nothing is left. */
  readonly isDrawing: () => boolean;
}

/**
 * Draws one picture after the other. What is saved meanwhile comes next, since somebody has it
 * before them. Chromium is only there while there is something to capture.
 */
export function createPictureWork({
  pictures,
  wanted,
  open,
  onCapture = () => {},
}: DrawOptions): PictureWork {
  /** Those that could not be drawn: they are left to live previews until the next start. */
  const failed = new Set<string>();
  let working: Promise<void> | undefined;
  let isAskedAgain = false;

  async function findStale(): Promise<readonly PictureToCapture[]> {
    const all = await wanted();
    const listed = await pictures.list(all.map(({ id }) => id));
    const stale = all.filter(({ id }) => !failed.has(id) && !listed.get(id)?.isCurrent);
    // Somebody has just changed those that were drawn before.
    return [
      ...stale.filter(({ id }) => listed.has(id)),
      ...stale.filter(({ id }) => !listed.has(id)),
    ];
  }

  async function work(): Promise<void> {
    let stale = await findStale();
    if (stale.length === 0) return;
    const drawer = await open();
    try {
      for (let [next] = stale; next; [next] = stale) {
        const { id } = next;
        const keep = await pictures.begin();
        await drawer.capture(next).then(
          (drawn) => keep(id, drawn),
          () => void failed.add(id),
        );
        stale = isAskedAgain ? await findStale() : stale.slice(1);
        isAskedAgain = false;
        onCapture(stale.length);
      }
    } finally {
      await drawer.close();
    }
  }

  return {
    captureStale() {
      isAskedAgain = working !== undefined;
      working ??= work().finally(() => {
        working = undefined;
      });
      return working;
    },
    isDrawing: () => working !== undefined,
  };
}
