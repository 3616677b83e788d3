export {
  createNativeBridge,
  type NativeBridge,
  type NativeBridgeOptions,
} from './create-native-bridge.ts';
export { MINIMUM_VERSIONS } from './minimum-versions.ts';
export type { ReadProfile } from './read-answers.ts';
