export {
  createMemoryHost,
  type MemoryHost,
  type MemoryHostOptions,
} from './memory-host.testing.ts';
export {
  createNativeSimulator,
  type NativeSimulator,
  type NativeSimulatorOptions,
} from './native-simulator.testing.ts';
