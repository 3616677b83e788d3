const MEASUREMENT = '/clientevent/measurement';

/** The endpoint of each type of event (001 §7), and the one of those that have waited. */
const ENDPOINTS: Readonly<Record<string, string>> = {
  PAGE: 'pageload',
  EVENT: 'actionevent',
  ERROR: 'error',
  SEARCH: 'search',
  FORM_STEP: 'form',
  INSIGHT: 'displayinsight',
  ELEMENTS_ACTIONS: 'elementsonpage',
  ECOMMERCE: 'ecommerce',
};

/** Returns the path of the endpoint that gets events of a type, or a batch. */
export function getEndpoint(type: string): string {
  return `${MEASUREMENT}/${ENDPOINTS[type] ?? 'batch'}`;
}
