import type { Pictures } from './create-pictures.ts';
import type { DrawnScenario, Drawer } from './open-drawer.ts';

interface DrawOptions {
  readonly pictures: Pictures;
  /** All scenarios, in the order in which the gallery shows them. */
  readonly scenarios: () => Promise<readonly DrawnScenario[]>;
  readonly open: () => Promise<Drawer>;
  /** Called after each picture, and with those that are left. */
  readonly onDrawn?: (left: number) => void;
}

/** Draws, in the background, whatever has no current picture. */
export interface PictureWork {
  /** Looks what is to be drawn, and draws it. Resolves when nothing is left. */
  readonly drawDue: () => Promise<void>;
}

/**
 * Draws one picture after the other. What is saved meanwhile comes next, since somebody has it
 * before them. Chromium is only there while there is something to draw.
 */
export function createPictureWork({
  pictures,
  scenarios,
  open,
  onDrawn = () => {},
}: DrawOptions): PictureWork {
  /** Those that could not be drawn: they are left to live previews until the next start. */
  const failed = new Set<string>();
  let working: Promise<void> | undefined;
  let isAskedAgain = false;

  async function findDue(): Promise<readonly DrawnScenario[]> {
    const all = await scenarios();
    const listed = await pictures.list(all.map(({ id }) => id));
    const due = all.filter(({ id }) => !failed.has(id) && !listed.get(id)?.isCurrent);
    // Somebody has just changed those that were drawn before.
    return [...due.filter(({ id }) => listed.has(id)), ...due.filter(({ id }) => !listed.has(id))];
  }

  async function work(): Promise<void> {
    let due = await findDue();
    if (due.length === 0) return;
    const drawer = await open();
    try {
      for (let [next] = due; next; [next] = due) {
        const { id } = next;
        const keep = await pictures.begin();
        await drawer.draw(next).then(
          (drawn) => keep(id, drawn),
          () => void failed.add(id),
        );
        due = isAskedAgain ? await findDue() : due.slice(1);
        isAskedAgain = false;
        onDrawn(due.length);
      }
    } finally {
      await drawer.close();
    }
  }

  return {
    drawDue() {
      isAskedAgain = working !== undefined;
      working ??= work().finally(() => {
        working = undefined;
      });
      return working;
    },
  };
}
