export { createMemoryHost, type MemoryHost, type MemoryHostOptions } from './memory-host.ts';
