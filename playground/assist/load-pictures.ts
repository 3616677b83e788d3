import { collectPictures, type Picture } from './collect-pictures.ts';

let loading: Promise<readonly Picture[]> | undefined;

/** Loads the pictures of the fixtures, once somebody chooses one. */
export function loadPictures(): Promise<readonly Picture[]> {
  loading ??= load().catch((error: unknown) => {
    // The network may be back when it is tried again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<readonly Picture[]> {
  const [{ fixtureFiles }, { fixtureImages }] = await Promise.all([
    import('../environment/fixture-files.ts'),
    import('../environment/fixture-images.ts'),
  ]);
  return collectPictures(fixtureFiles, fixtureImages);
}
