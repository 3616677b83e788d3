export { createPlatform, type Platform, type PlatformOptions } from './create-platform.ts';
export { createReport } from './create-report.ts';
