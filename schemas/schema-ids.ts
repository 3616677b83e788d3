/**
 * Under this address every schema has its `$id`, followed by the schema's own path. No server
 * answers there.
 */
export const SCHEMA_HOST = 'https://experience.local/';

export const PAGE_ID = `${SCHEMA_HOST}page-response.schema.json`;
export const ROUTE_ID = `${SCHEMA_HOST}route.schema.json`;
export const EXPERIENCE_ID = `${SCHEMA_HOST}experience.schema.json`;
export const SCENARIO_ID = `${SCHEMA_HOST}scenario.schema.json`;
export const MACROS_ID = `${SCHEMA_HOST}macros.schema.json`;
export const EXPERIMENTS_ID = `${SCHEMA_HOST}experiments.schema.json`;
export const EXPERIMENT_LIST_ID = `${SCHEMA_HOST}experiment-list.schema.json`;
export const OFFERS_ID = `${SCHEMA_HOST}offers.schema.json`;
export const HOURS_ID = `${SCHEMA_HOST}opening-hours.schema.json`;
export const CMS_DATA_ID = `${SCHEMA_HOST}cms-data.schema.json`;
