export { TimeoutError, limitTime, type LimitOptions } from './time-limit.ts';
export { createYielder } from './create-yielder.ts';
export { createBrowserHost } from './browser-host.ts';
export { createTabHost, type TabHost } from './browser-tab.ts';
export {
  CMS_DATA_LIMIT_MS,
  type BrowserFacts,
  type CallDetails,
  type CmsDataQuery,
  type Host,
  type HostConsole,
  type HostLocks,
  type HostStorage,
  type TabStorage,
  type Hyphenate,
  type ModuleRequest,
  type RecordChange,
  type SharedHost,
  type StopTimer,
} from './host.ts';
export { describeBrowser } from './describe-browser.ts';
export { readJsonBlock } from './read-json-block.ts';
export { readCookie } from './read-cookie.ts';
export { createServerHost } from './server-host.ts';
export { createStartHost, type StartHost } from './start-host.ts';
export { atOnce, createSlices, type Slices } from './slices.ts';
export { TRAVELLING_CONTENT } from './travelling-content.ts';
export { CMS_DATA_BLOCK, OFFERS_BLOCK, PAGE_ELEMENT, PLAN_BLOCK } from './document-ids.ts';
