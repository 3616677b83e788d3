export { getEnvironment } from './get-environment.ts';
