import type { Endpoint } from '#fixtures/backend';

/** Holds what to ask for, for each endpoint whose path says it. */
export const ENDPOINT_NAMES: ReadonlyMap<Endpoint, string> = new Map([
  ['images', 'house-keys.svg'],
  ['documents', 'cookie-policy-en.pdf'],
  ['feature-config', 'search'],
  ['app-config', 'open'],
  ['form', 'contact'],
  ['form-check', 'customer-number'],
]);

/** Holds a request for each endpoint of measurement that it would answer well. */
export const MEASUREMENT_QUESTIONS = {
  'measured-pageload': () => ['', { body: '{"type":"PAGE"}' }],
  'measured-search': () => ['', { body: '{"type":"SEARCH"}' }],
  'measured-actionevent': () => ['', { body: '{"type":"EVENT"}' }],
  'measured-error': () => ['', { body: '{"type":"ERROR"}' }],
  'measured-form': () => ['', { body: '{"type":"FORM_STEP"}' }],
  'measured-displayinsight': () => ['', { body: '{"type":"INSIGHT"}' }],
  'measured-elementsonpage': () => ['', { body: '{"type":"ELEMENTS_ACTIONS"}' }],
  'measured-ecommerce': () => ['', { body: '{"type":"ECOMMERCE"}' }],
  'measured-batch': () => ['', { body: '{"events":[{"type":"PAGE"}]}' }],
  'visitor-id': () => [''],
  'encrypted-ids': () => [''],
  'environment-id': () => [''],
  'measurement-ledger': () => [''],
} satisfies Readonly<Record<string, () => readonly [string, RequestInit?]>>;

/** A Friday on which the time of that booking is free. */
export const BOOKING_CLOCK = Date.UTC(2026, 10, 27, 9);

const BOOKING = {
  body: '{"way":"video","day":"2026-11-30","time":"10:30"}',
  headers: { 'idempotency-key': 'one' },
};

/** Holds a request for each endpoint of forms that it would answer well. */
export const FORM_QUESTIONS = {
  form: () => ['', { body: '{"message":"Hello"}', headers: { 'idempotency-key': 'one' } }],
  'form-check': () => ['', { body: '{"value":"12345672"}' }],
  'form-ledger': () => [''],
  'appointment-times': () => ['?way=video'],
  'appointment-booking': () => ['', BOOKING],
  'appointment-ledger': () => [''],
} satisfies Readonly<Record<string, () => readonly [string, RequestInit?]>>;
