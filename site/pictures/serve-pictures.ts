import type { Handler } from 'hono';
import { FOR_EVER } from '../build/built-assets.ts';
import type { Pictures } from './create-pictures.ts';

const ENDING = '.webp';

/** Serves pictures by the names in the list of scenarios, which are hashes of their bytes. */
export function servePictures({ read }: Pick<Pictures, 'read'>): Handler {
  return async (context) => {
    const name = context.req.param('name') ?? '';
    const bytes = await read(name.slice(0, -ENDING.length));
    if (!bytes)
      return context.text('There is no such picture.', 404, { 'cache-control': 'no-store' });
    return context.body(bytes, 200, { 'content-type': 'image/webp', 'cache-control': FOR_EVER });
  };
}
