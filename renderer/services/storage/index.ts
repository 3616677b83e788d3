export { createPolling } from './create-polling.ts';
export { createStorage, type Reach, type Storage, type StorageHost } from './create-storage.ts';
export { writeSiteCookie } from './site-cookie.ts';
export { writeCookie, type CookieHost } from './write-cookie.ts';
