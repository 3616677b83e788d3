import { isGenerated } from '../architecture/source-files.ts';

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** The part of V8's coverage of a script that is read here, as the DevTools protocol gives it. */
export interface ScriptCoverage {
  /** The path of a source, from the project's root; undefined where the script is no source. */
  readonly path: string | undefined;
  /** The text that ran, in which the offsets count. */
  readonly text: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

const PRODUCT = /^(?:schemas|renderer|registry|playground|site)\/.*\.tsx?$/;
/** Parts that a local server has beside the site: no visitor's request comes by. */
const BESIDE = /^site\/(?:dev|local|preview-media|save|digests)\//;

/** The functions by which Vite exports values from a module that it runs on a server. */
const EXPORT = /^(?:\(\) ?=> ?\{ ?try ?\{ ?return|get\(\) ?\{ ?return) ?[\w$.]+/;

/**
 * Lists the product's sources of which a function ran, each once, in the order of their paths. That
 * a file was loaded does not count: a reader who follows what happens does not come by its top
 * level. Generated sources are left out, since nobody reads them.
 */
export function listFilesRun(scripts: readonly ScriptCoverage[]): readonly string[] {
  const paths = scripts.filter(hasRunFunction).map(({ path }) => path);
  return [...new Set(paths)]
    .filter((path) => path !== undefined)
    .filter((path) => PRODUCT.test(path) && !BESIDE.test(path) && !isGenerated(path))
    .toSorted();
}

function hasRunFunction({ functions, text }: ScriptCoverage): boolean {
  return functions.some(({ ranges: [range] }) => {
    if (!range || range.count === 0) return false;
    const { startOffset, endOffset } = range;
    return !isTopLevel(range, text) && !EXPORT.test(text.slice(startOffset, endOffset));
  });
}

/** The module itself, or the function into which Vite puts all of it, in parentheses. */
function isTopLevel({ startOffset, endOffset }: Range, text: string): boolean {
  return /^\(?$/.test(text.slice(0, startOffset)) || /^\)?$/.test(text.slice(endOffset));
}
