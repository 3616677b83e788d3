export { createStartUp, type StartUp, type StartUpOptions } from './create-start-up.ts';
