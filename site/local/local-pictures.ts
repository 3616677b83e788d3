import { watch } from 'node:fs';
import { listScenarios } from '#fixtures';
import { createDiskStore } from '#fixtures/node';
import { computeCodeVersion } from '../pictures/code-version.ts';
import { createPictures, type Pictures } from '../pictures/create-pictures.ts';
import { listPictures } from '../pictures/picture-sizes.ts';
import { createPictureWork, type PictureWork } from '../pictures/take-pictures.ts';
import { findChromium, openScreenshotBrowser } from '../pictures/open-screenshot-browser.ts';
import { BUILT_FIXTURES } from '../save/fixture-versions.ts';
import { createFixtureState } from './saved-fixtures.ts';

interface LocalPicturesOptions {
  /** The folder of the fixtures. */
  readonly fixtures: string;
  /** Finds the folder of the tools' latest build. */
  readonly toolsFolder: () => Promise<string>;
  readonly cacheFolder: string;
}

/** Pictures of which more may be on their way. */
export interface DrawnPictures extends Pictures {
  /** Returns true while pictures are being drawn. */
  readonly isDrawing: () => boolean;
}

/** The pictures of the scenarios of a local server. */
export interface LocalPictures {
  readonly pictures: DrawnPictures;
  /**
   * Draws in the background what is not drawn yet, at once and whenever a fixture is saved. Gives
   * nothing where this machine has no Chromium: previews run in the place of pictures then.
   */
  readonly startDrawing: (address: string) => Promise<void>;
}

/** Opens the pictures that are kept on this machine. */
export function openLocalPictures({
  fixtures,
  toolsFolder,
  cacheFolder,
}: LocalPicturesOptions): LocalPictures {
  const store = createDiskStore(fixtures);
  const builtFile = async () => `${await toolsFolder()}/${BUILT_FIXTURES}`;
  const { versions } = createFixtureState({ store, root: fixtures, builtFile });
  const code = codeOfLatest(toolsFolder, `${fixtures}/images`);
  const pictures = createPictures({ versions, code, cacheFolder });
  const wanted = async () => listPictures(await listScenarios(store));
  let work: PictureWork | undefined;

  return {
    pictures: { ...pictures, isDrawing: () => work?.isDrawing() ?? false },
    async startDrawing(address) {
      const executablePath = await findChromium().catch(() => undefined);
      if (executablePath === undefined) return;
      const open = () => openScreenshotBrowser(address, executablePath);
      const started = createPictureWork({ pictures, wanted, open });
      work = started;
      const drawQuietly = () => void started.captureStale().catch(() => undefined);
      watch(fixtures, { recursive: true, persistent: false }, drawQuietly);
      drawQuietly();
    },
  };
}

/** Gives the version of the code of the latest build, which is computed once for each. */
function codeOfLatest(
  toolsFolder: () => Promise<string>,
  imagesFolder: string,
): () => Promise<string> {
  const versions = new Map<string, Promise<string>>();
  return async () => {
    const folder = await toolsFolder();
    const version = versions.get(folder) ?? computeCodeVersion(folder, imagesFolder);
    versions.set(folder, version);
    return version;
  };
}
