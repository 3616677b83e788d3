export { TimeoutError, withTimeLimit } from './time-limit.ts';
export { createTurns } from './create-turns.ts';
export { createBrowserHost } from './browser-host.ts';
export type { CmsDataQuery, Host, HostConsole, Hyphenate, StopTimer } from './host.ts';
export { readCookie } from './read-cookie.ts';
export { readJsonBlock } from './read-json-block.ts';
export { createServerHost } from './server-host.ts';
export { atOnce, createSlices, type Slices } from './slices.ts';
