export {
  createMemoryBrowser,
  type MemoryBrowser,
  type MemoryBrowserOptions,
} from './memory-browser.testing.ts';
export type { MemoryTab } from './memory-tab.testing.ts';
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
