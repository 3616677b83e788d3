import schema from '#schemas/shared/viewport.schema.json' with { type: 'json' };

/** A device whose window the preview can have. */
export interface Device {
  readonly id: 'phone' | 'tablet' | 'desktop';
  readonly width: number;
  readonly height: number;
}

export const DEVICES: readonly Device[] = [
  { id: 'phone', width: 360, height: 800 },
  { id: 'tablet', width: 840, height: 1180 },
  { id: 'desktop', width: 1440, height: 900 },
];

const { minimum: MIN_WIDTH, maximum: MAX_WIDTH } = schema.properties.width;

export { MIN_WIDTH, MAX_WIDTH };

/** The device of a width. */
export function findDevice(width: number): Device | undefined {
  return DEVICES.find((device) => device.width === width);
}

/** The nearest width that a window can have. */
export function clampWidth(width: number): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.round(width)));
}

/** Returns true if a text is a width, in CSS pixels, that a window can have. */
export function isWidth(text: string): boolean {
  return /^\d+$/.test(text) && clampWidth(Number(text)) === Number(text);
}
