import { cleanText, isUuid } from './clean-text.ts';
import type { MeasurementEvent } from './measurement-event.ts';

/** The most characters of a field about an element (002 §5). */
const MAX_ELEMENT_LENGTH = 100;

/**
 * The most characters of any other field, so that the longest event fits into a call that may
 * outlive its page.
 */
const MAX_FIELD_LENGTH = 1_000;

type FieldsByType = {
  readonly [Type in MeasurementEvent['type']]: readonly Exclude<
    keyof Extract<MeasurementEvent, { type: Type }>,
    'type'
  >[];
};

/** The fields of each kind of event (001 §3). Nothing else of an event is ever sent. */
export const FIELDS: FieldsByType = {
  PAGE: ['pageName'],
  EVENT: ['pageName', 'eventName'],
  ERROR: ['error', 'errorType'],
  SEARCH: ['searchTerm', 'searchAmountOfResults', 'pageType'],
  FORM_STEP: [
    'formId',
    'formStep',
    'formStatus',
    'transactionId',
    'formOutcome',
    'formType',
    'products',
    'subProduct',
  ],
  INSIGHT: ['insightType', 'insightTrackingCode', 'insightPropositionCode', 'insightUUID'],
  ELEMENTS_ACTIONS: ['elementType', 'elementContent', 'elementAction', 'elementPosition'],
  ECOMMERCE: [
    'productId',
    'productStatus',
    'productQuantity',
    'productCost',
    'priceInPoints',
    'contentId',
    'orderValue',
    'transactionId',
  ],
};

/** Cleaning looks at no more of a text than this, since no more than that is ever sent. */
const MAX_READ = 4 * MAX_FIELD_LENGTH;

/**
 * Copies an event with the fields of its kind alone, its texts cleaned and cut. Whatever is no text
 * and no number is left out. Throws where the kind is unknown, and `elementType is mandatory`.
 */
export function copyEvent(event: unknown): MeasurementEvent {
  const { type }: { type?: unknown } = Object(event);
  if (!isType(type)) throw new Error(`There are no events of the type "${String(type)}"`);
  const maxLength = type === 'ELEMENTS_ACTIONS' ? MAX_ELEMENT_LENGTH : MAX_FIELD_LENGTH;
  const copy: Record<string, string | number> = { type };
  for (const field of FIELDS[type]) {
    const value: unknown = Reflect.get(Object(event), field);
    if (typeof value === 'number' && Number.isFinite(value)) copy[field] = value;
    if (typeof value === 'string') copy[field] = cleanField(value, maxLength);
  }
  if (isComplete(copy)) return copy;
  throw new Error('elementType is mandatory');
}

function isType(type: unknown): type is MeasurementEvent['type'] {
  return typeof type === 'string' && Object.hasOwn(FIELDS, type);
}

/** The fields of its kind are all that was copied; one of them is mandatory (002 §5). */
function isComplete(copy: object): copy is MeasurementEvent {
  const { type, elementType }: { type?: unknown; elementType?: unknown } = copy;
  return type !== 'ELEMENTS_ACTIONS' || Boolean(elementType);
}

function cleanField(value: string, maxLength: number): string {
  return isUuid(value) ? value : cutField(cleanText(cutField(value, MAX_READ)), maxLength);
}

/** Cuts a text, never between the two halves of one character. */
function cutField(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  return cut.length < text.length && /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
