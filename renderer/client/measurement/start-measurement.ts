import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createBrowserHost, createStartHost, type Host } from '../../host/index.ts';
import {
  createDataLayer,
  getWindowMeasure,
  type BeforeSend,
  type Measure,
} from '../../services/measurement/index.ts';
import { followPage } from './follow-page.ts';
import type { EarlyClicks } from './collect-clicks.ts';

export interface StartMeasurementOptions {
  readonly experience: Pick<ExperienceConfig, 'measurement'>;
  /** May change or refuse each event. */
  readonly beforeSend?: BeforeSend | undefined;
  /** The clicks of a visitor before this code was there. */
  readonly clicks?: EarlyClicks | undefined;
  /** The outside world; without it the window's. */
  readonly host?: Host | undefined;
}

/**
 * Starts the measurement of a window, once: whoever comes first says how. Returns the measure that
 * all pages of the window share.
 */
export function startMeasurement(
  window: Window & typeof globalThis,
  { experience, beforeSend, clicks, host: ownHost }: StartMeasurementOptions,
): Measure {
  const host = ownHost ?? createBrowserHost(window, createStartHost(window));
  const measure = getWindowMeasure(window);
  const eventNames = experience.measurement?.eventNames;
  const isFirst = measure.connect(createDataLayer({ eventNames, beforeSend }, host));
  if (isFirst) followPage(window, { measure, clicks });
  return measure;
}
