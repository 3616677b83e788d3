import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { findFiles } from '#schemas/validate/command/find-files.ts';
import { resolveContent } from '#schemas/validate/command/load-content.ts';
import { listRoutePatterns } from '#schemas/validate/content-names.ts';
import { experience } from './experience.ts';
import { loadFixtureContent } from './fixture-content.ts';
import { fixtureFiles } from './fixture-files.ts';

test('VA-012 the playground knows the icons, pictures, pages and routes that the command knows', async () => {
  const { files } = findFiles(['fixtures', 'site'], resolve('.'));
  const loaded = resolveContent('fixtures', resolve('.'), files);
  const command = 'content' in loaded ? loaded.content : {};

  const own = await loadFixtureContent(fixtureFiles, fixtureFiles);

  const routes = [...(own.routes ?? []), ...listRoutePatterns(experience)];
  expect(sorted(own.icons)).toEqual(sorted(command.icons));
  expect(sorted(own.images)).toEqual(sorted(command.images));
  expect(sorted(own.pages)).toEqual(sorted(command.pages));
  expect(sorted(routes)).toEqual(sorted(command.routes));
});

function sorted(names: readonly string[] = []): string[] {
  return [...new Set(names)].toSorted();
}
