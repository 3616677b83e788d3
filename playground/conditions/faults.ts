import { SCENARIO_ENDPOINTS } from '#fixtures';

/** The endpoints that a page calls. */
export const ENDPOINTS = SCENARIO_ENDPOINTS;

export type FaultyEndpoint = (typeof ENDPOINTS)[number];

/** The name of an endpoint's fault among the conditions, and in an address. */
export function getFaultName(endpoint: FaultyEndpoint): string {
  return `fault-${endpoint}`;
}
