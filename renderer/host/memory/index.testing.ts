export {
  createMemoryHost,
  type MemoryHost,
  type MemoryHostOptions,
} from './memory-host.testing.ts';
