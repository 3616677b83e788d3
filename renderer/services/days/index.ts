export { DAY_OPTIONS } from './day-options.ts';
