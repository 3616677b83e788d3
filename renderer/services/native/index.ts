export {
  createNativeBridge,
  type NativeBridge,
  type NativeBridgeOptions,
} from './create-native-bridge.ts';
export { parseNativeApp } from './parse-native-app.ts';
export { findNativeApp } from './read-web-view.ts';
export type { ReadProfile } from './read-answers.ts';
