export {
  createStartUp,
  type StartUp,
  type StartUpConfig,
  type StartUpOptions,
} from './create-start-up.ts';
export { createRestoreHook } from './create-restore-hook.ts';
export { createLiveVisitor } from '../services/context/index.ts';
export { startWindow } from './start-window.ts';
export { getApiOrigins, applyApiOrigin } from '../services/http/index.ts';
