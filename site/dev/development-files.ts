import { globSync } from 'node:fs';
import type { FilesOfPage } from '#renderer/server';

/**
 * The scripts and styles of a page as Vite's development server has them: by their source paths.
 */
export function createDevelopmentFiles(): FilesOfPage {
  const styles = ['registry/theme/index.css', ...globSync('registry/*/*/*.css').toSorted()]
    .filter((path) => path === 'registry/theme/index.css' || !path.startsWith('registry/theme/'))
    .map((path) => `/${path}`);

  return () => ({
    icon: '/favicon.svg',
    styles,
    fonts: [],
    code: [],
    modules: ['/@vite/client', '/site/browser.ts'],
  });
}
