import type { UserConfig } from 'vite';
import { compileComponents } from '../compile-markup/compile-markup.ts';
import { precompress } from './precompress.ts';

/** The options that the builds of the site and of the tools share. */
export const BUILD_OPTIONS = {
  plugins: [compileComponents(), precompress()],
  css: { transformer: 'lightningcss' },
  builder: {
    // The browser's files first, then the servers that read their manifest.
    async buildApp(builder) {
      const { client, offers, ssr } = builder.environments;
      if (client) await builder.build(client);
      // Into the same folder, which the build before it has emptied.
      if (offers) await builder.build(offers);
      if (ssr) await builder.build(ssr);
    },
  },
} as const satisfies UserConfig;
