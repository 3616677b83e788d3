import { isRecord } from '#schemas/is-record.ts';
import type { Mode } from './mode.ts';

/** The panels of the window whose border can be moved. */
export const PANELS = ['side', 'editor', 'inspector', 'results'] as const;

export type PanelName = (typeof PANELS)[number];

/** The panels of one mode as one person has left them. All that is left out is as usual. */
export interface PanelSettings {
  /** Sizes in CSS pixels. */
  readonly sizes: Partial<Readonly<Record<PanelName, number>>>;
  /** Which panels and regions are open, by their names. */
  readonly open: Readonly<Record<string, boolean>>;
  /** The region of the lower panel that was opened last. */
  readonly result?: string;
}

interface Bounds {
  readonly usual: number;
  readonly min: number;
  readonly max: number;
}

const BOUNDS: Readonly<Record<PanelName, Bounds>> = {
  side: { usual: 272, min: 160, max: 560 },
  editor: { usual: 440, min: 280, max: 1200 },
  inspector: { usual: 360, min: 240, max: 720 },
  results: { usual: 220, min: 120, max: 640 },
};

/** A panel that is made smaller than this share of its least size folds. */
const FOLDING_SHARE = 0.6;

/** Returns the bounds of a panel, in CSS pixels. */
export function getPanelBounds(panel: PanelName): Bounds {
  return BOUNDS[panel];
}

/** Returns the size next to the wanted one that a panel can have. */
export function clampPanelSize(panel: PanelName, wanted: number): number {
  const { min, max } = BOUNDS[panel];
  return Math.round(Math.min(max, Math.max(min, wanted)));
}

/** Returns true for a size that is so small that the panel folds. The editor never does. */
export function isFoldingSize(panel: PanelName, wanted: number): boolean {
  return panel !== 'editor' && wanted < BOUNDS[panel].min * FOLDING_SHARE;
}

/** Returns the id of the element of a panel. */
export function getPanelId(panel: PanelName): string {
  return `area-${panel}`;
}

/** Returns the custom property of the style sheets that has the size of a panel. */
export function getPanelProperty(panel: PanelName): string {
  return `--panel-${panel}`;
}

/** Returns the style of a window in which the panels have their own sizes. */
export function createPanelStyle({ sizes }: PanelSettings): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(sizes).map(([panel, size]) => [`--panel-${panel}`, `${size}px`]),
  );
}

/** Returns the name under which the settings of a mode are stored. */
export function getPanelSetting(mode: Mode): string {
  return `panels-${mode}`;
}

/** Reads stored settings. What is no size and no choice is left out. */
export function readPanelSettings(text: string | undefined): PanelSettings {
  const stored = parse(text);
  const sizes = isRecord(stored['sizes']) ? stored['sizes'] : {};
  const open = isRecord(stored['open']) ? stored['open'] : {};
  const result = stored['result'];
  return {
    sizes: Object.fromEntries(
      PANELS.flatMap((panel) => {
        const size = sizes[panel];
        return typeof size === 'number' ? [[panel, clampPanelSize(panel, size)]] : [];
      }),
    ),
    open: Object.fromEntries(
      Object.entries(open).filter((entry): entry is [string, boolean] => entry[1] === !!entry[1]),
    ),
    ...(typeof result === 'string' && { result }),
  };
}

function parse(text = '{}'): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
