/**
 * Vite ends the name of a file with a hash of what is in it, by which a set of sheets names it too.
 */
const HASH_AND_ENDING = 12;
const ENDING = 4;

const onTheirWay = new Map<string, Promise<void>>();

/**
 * Imports code together with its style sheets, given as paths below the root. A sheet that the page
 * has already, by itself or in a set, is not loaded again. Rejects where a part of it does not
 * arrive; the next call tries again.
 */
export async function loadWithStyles<Module>(
  load: () => Promise<Module>,
  sheets: readonly string[] = [],
): Promise<Module> {
  const [module] = await Promise.all([load(), ...sheets.map(withSheet)]);
  return module;
}

function withSheet(sheet: string): Promise<void> | undefined {
  const hash = sheet.slice(-HASH_AND_ENDING, -ENDING);
  const isThere = document.querySelector(`link[rel="stylesheet"][href*="${hash}"]`);
  return isThere ? onTheirWay.get(sheet) : loadSheet(sheet);
}

function loadSheet(sheet: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/${sheet}`;
  const loading = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`The style sheet ${link.href} did not arrive.`));
    });
  }).finally(() => onTheirWay.delete(sheet));
  onTheirWay.set(sheet, loading);
  document.head.append(link);
  return loading;
}
