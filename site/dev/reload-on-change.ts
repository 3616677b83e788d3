import { relative, sep } from 'node:path';
import type { EnvironmentModuleNode, Plugin } from 'vite';

export interface ReloadOptions {
  /** Whether the latest page could not be made: then any change may be the one that helps. */
  readonly hasFailed: () => boolean;
  /** Called before the pages are reloaded. */
  readonly onChange: () => void;
}

/** Files that the server reads from the disk while it runs, so that no module graph has them. */
const READ_FROM_DISK = /^fixtures\//;

/**
 * Reloads open pages when something changed that only the server has run: Vite looks at what a
 * browser has loaded, and most of our components never come to one.
 */
export function reloadOnChange({ hasFailed, onChange }: ReloadOptions): Plugin {
  return {
    name: 'vitrine:reload-on-change',
    hotUpdate({ type, file, modules, server }) {
      const path = relative(server.config.root, file).split(sep).join('/');
      const isNeeded = modules.length > 0 || READ_FROM_DISK.test(path) || hasFailed();
      if (!isNeeded) return;
      if (path.endsWith('.css') && type === 'update') {
        if (this.environment.name !== 'client' || isReplaced(modules)) return;
      }
      onChange();
      server.environments.client.hot.send({ type: 'full-reload', path: '*' });
    },
  };
}

/** Vite puts a changed style sheet in the place of the old one, where a browser has the old one. */
function isReplaced(modules: readonly EnvironmentModuleNode[]): boolean {
  return modules.some(({ isSelfAccepting }) => isSelfAccepting);
}
