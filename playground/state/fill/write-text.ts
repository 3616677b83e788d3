import { joinPointer, splitPointer } from '#schemas/problems/pointer.ts';
import type { ReadText } from '../document/check-text.ts';
import { undo, type Playground } from '../playground.ts';
import type { ReadComponentIn } from './component-reader.ts';
import { fillField, getValueByPath } from './fill-field.ts';

/** A text of a component as it is written on the page itself. */
export interface WrittenText {
  /** JSON pointer into the page that is shown. */
  readonly member: string;
  /** The text that stood there before anything was written. */
  readonly before: string;
  readonly text: string;
  /** Names the one go in which it is written: all of it is one change. */
  readonly session: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** The steps from a page to a component of a zone. */
const ROOT_DEPTH = 4;

/**
 * Writes a text of the page model. Leaves all unchanged where another text stands there by now than
 * the one that the person has before them.
 */
export function writeText(
  playground: Playground,
  { member, before, text, session, time }: WrittenText,
  readers: { readonly readText: ReadText; readonly readComponent: ReadComponentIn },
): Playground {
  const { documents, history } = playground;
  const path = splitPointer(member);
  const component = joinPointer(path.slice(0, ROOT_DEPTH));
  const read = readers.readComponent(documents.page.text, component);
  const present = getValueByPath(read?.value, path.slice(ROOT_DEPTH));
  const isOwn = history.past.at(-1)?.session === session;
  if (typeof present !== 'string' || present === text || (present !== before && !isOwn)) {
    return playground;
  }
  // A person who goes back to what it was gets the very characters of the document.
  if (isOwn && text === before) return undo(playground, readers.readText);
  const changes = [{ op: 'replace', path: member, value: text }] as const;
  return fillField(playground, { component, changes, time, session }, readers);
}
