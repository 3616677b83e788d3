import { endOfString } from './members.ts';

/** The objects and lists of a JSON text in which an offset lies. */
export interface Containers {
  /** The names and indices that lead to the present value of the innermost one. */
  readonly path: readonly string[];
  /** The offsets at which they begin, the outermost first: as many as the path has segments. */
  readonly containers: readonly number[];
}

/** Finds what an offset lies in. The text has to be JSON; it is read up to there and no further. */
export function findContainers(text: string, offset: number): Containers {
  return placeIn(text, openAt(text, offset));
}

/** An object or list that is open, with what leads to its present value. */
interface Open {
  readonly start: number;
  /** The offset of the present name's opening quotation mark; undefined in a list. */
  name: number | undefined;
  /** The offset behind the name's closing quotation mark. */
  nameEnd: number;
  index: number;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

function openAt(text: string, offset: number): readonly Open[] {
  const open: Open[] = [];
  let isName = false;
  for (let at = 0; at < offset; at += 1) {
    const inner = open.at(-1);
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        if (end > offset) return open;
        if (isName && inner) [inner.name, inner.nameEnd] = [at, end];
        at = end - 1;
        break;
      }
      case OPEN_OBJECT:
        open.push({ start: at, name: at, nameEnd: at, index: 0 });
        isName = true;
        break;
      case OPEN_LIST:
        open.push({ start: at, name: undefined, nameEnd: at, index: 0 });
        isName = false;
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        open.pop();
        isName = false;
        break;
      case COLON:
        isName = false;
        break;
      case COMMA:
        if (inner) inner.index += 1;
        isName = inner?.name !== undefined;
        break;
    }
  }
  return open;
}

function placeIn(text: string, open: readonly Open[]): Containers {
  return {
    path: open.map(({ name, nameEnd, index }) =>
      name === undefined ? String(index) : nameIn(text.slice(name, nameEnd)),
    ),
    containers: open.map(({ start }) => start),
  };
}

/** Returns a name without its quotation marks. There is none before the first name of an object. */
function nameIn(written: string): string {
  return written === '' ? '' : String(JSON.parse(written));
}
