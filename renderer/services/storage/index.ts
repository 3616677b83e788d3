export { createStorage, type Storage, type StorageHost } from './create-storage.ts';
export { writeCookie, type CookieHost } from './write-cookie.ts';
