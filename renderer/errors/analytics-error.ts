/** The event by which the surroundings are told of an error that analytics counts. */
export const ANALYTICS_ERROR = 'analytics-error';
