export { createPlatform, type Platform, type PlatformOptions } from './create-platform.ts';
