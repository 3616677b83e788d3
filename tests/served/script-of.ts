import { rawGet } from './raw-get.ts';

/** The path of a script that the home page of a site loads. */
export async function scriptOf({ address }: { readonly address: string }): Promise<string> {
  const { text } = await rawGet(address, '/en/individuals');
  return /\/assets\/[^"]+\.js/.exec(text)?.[0] ?? '';
}
