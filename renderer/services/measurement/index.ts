export { cleanText } from './clean-text.ts';
export { createDataLayer, type BeforeSend, type DataLayer } from './create-data-layer.ts';
export {
  createDelivery,
  type MeasurementAdapter,
  type MeasurementConsent,
} from './create-delivery.ts';
export { createEventQueue } from './event-queue.ts';
export { createIdentity, type Identity } from './create-identity.ts';
export { getPageName } from './get-page-name.ts';
export { listStoredValues } from './list-stored-values.ts';
export { NO_MEASURE, type Delivery, type Measure, type RecordedEvent } from './measure.ts';
export { BATCH_PATH, EVENT_PATHS, type EventCall } from './measurement-calls.ts';
export type { ElementEvent, MeasurementEvent } from './measurement-event.ts';
export { STORED_ITEMS } from './stored-items.ts';
export { getWindowMeasure, type WindowMeasure } from './window-measure.ts';
