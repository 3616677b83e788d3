export { createStartUp, type StartUp, type StartUpOptions } from './create-start-up.ts';
export { startWindow } from './start-window.ts';
export { getApiOrigins, applyApiOrigin } from '../services/http/index.ts';
