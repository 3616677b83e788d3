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
