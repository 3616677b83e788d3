export { createDataLayer, type BeforeSend, type DataLayer } from './create-data-layer.ts';
export { getPageName } from './get-page-name.ts';
export { NO_MEASURE, type Delivery, type Measure, type RecordedEvent } from './measure.ts';
export type { ElementEvent, MeasurementEvent } from './measurement-event.ts';
export { getWindowMeasure, type WindowMeasure } from './window-measure.ts';
