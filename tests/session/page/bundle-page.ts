import { build } from 'esbuild';

/** The script of the test page, made of our own sources as browsers take it. */
export async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['tests/session/page/tab-page.ts'],
    platform: 'browser',
    format: 'esm',
    bundle: true,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
