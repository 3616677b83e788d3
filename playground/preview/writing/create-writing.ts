import type { Box, WrittenMessage } from '../protocol.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { resolvePointer } from '../../state/structure/component-lists.ts';
import { listTextRuns } from '../selecting/find-part-by-point.ts';
import { findItemByPointer } from '../selecting/items-on-page.ts';
import { createTextField } from './create-text-field.ts';
import type { TextOnPage } from './find-editable-text.ts';

/** Writing a text in its place on the page. */
export interface Writing {
  readonly begin: (text: TextOnPage, how: BeginOptions) => void;
  /** Ends it, and keeps what was written. */
  readonly finish: () => void;
  /** Puts the field where its text is now. */
  readonly place: () => void;
  /** The page on the screen has changed. */
  readonly refresh: () => void;
  /** Returns where the field stands, if there is one. */
  readonly box: () => Box | undefined;
}

interface BeginOptions {
  /** The accessible name of the field. */
  readonly name: string;
  /** True for a person who came from elsewhere, and goes back there. */
  readonly isFromElsewhere: boolean;
}

export interface WritingOptions {
  readonly shown: () => DisplayedPage | undefined;
  readonly onWritten: (written: Omit<WrittenMessage, 'type'>) => void;
  /** A person who came from elsewhere has ended it by a key. */
  readonly onFinished: () => void;
}

interface Session {
  readonly id: string;
  readonly text: TextOnPage;
  /** The value of the field before anything was typed. */
  readonly opened: string;
  readonly isFromElsewhere: boolean;
  /** All values that it has given the text. */
  readonly written: Set<string>;
  last: string;
}

/**
 * Lets a person write in a layer over the page. What is written goes to the page model at once, and
 * the page follows below the field, which React knows nothing of.
 */
export function createWriting(
  layer: HTMLElement,
  { shown, onWritten, onFinished }: WritingOptions,
): Writing {
  const field = createTextField(layer);
  let session: Session | undefined;

  const write = (value: string | undefined) => {
    if (!session || value === undefined || value === session.last) return;
    session.last = value;
    session.written.add(value);
    const { id, text } = session;
    onWritten({ member: text.pointer, before: text.authored, text: value, session: id });
  };
  const place = () => {
    const element = session && findElement(shown(), session.text, layer.ownerDocument);
    const nodes = element && listTextRuns(element).find((run) => run.some(hasWords));
    if (session) field.place(element, nodes ?? []);
  };
  const close = () => {
    session = undefined;
    field.close();
  };
  const finish = (value = session && readValue(session, field.element.value)) => {
    if (value === undefined) return;
    // A field that is removed loses the focus, which must not end it once more.
    write(value);
    close();
  };
  listenToField(field.element, {
    onInput() {
      // Without any words the text would go from the page, and whoever writes goes on at once.
      if (field.element.value.trim() !== '')
        write(session && readValue(session, field.element.value));
      place();
    },
    onFinish: () => finish(),
    onKey(isKept) {
      const isFromElsewhere = session?.isFromElsewhere;
      finish(isKept ? undefined : session?.text.authored);
      if (isFromElsewhere) onFinished();
    },
  });
  return {
    begin(text, { name, isFromElsewhere }) {
      finish();
      field.open(text.words, name);
      session = startSession(text, { opened: field.element.value, isFromElsewhere });
      place();
      field.element.focus({ preventScroll: true });
      field.element.select();
    },
    finish: () => finish(),
    place,
    refresh() {
      // Where something else has changed this very text, that counts.
      if (session && !isWrittenBy(session, shown())) close();
      else place();
    },
    box: field.box,
  };
}

/** Its name is its own, whatever windows and histories it comes to. */
function startSession(text: TextOnPage, how: Pick<Session, 'opened' | 'isFromElsewhere'>): Session {
  const { authored } = text;
  const id = String(performance.timeOrigin + performance.now());
  return { ...how, id, text, written: new Set([authored]), last: authored };
}

/** A text that nobody has touched stays as it is stored, though a field may read it another way. */
function readValue({ text, opened }: Session, value: string): string {
  return value === opened ? text.authored : text.toAuthored(value);
}

function isWrittenBy({ text, written }: Session, shown: DisplayedPage | undefined): boolean {
  const value = resolvePointer(shown?.page.response, text.pointer);
  return typeof value === 'string' && written.has(value);
}

interface FieldListeners {
  readonly onInput: () => void;
  readonly onFinish: () => void;
  /** Enter keeps what was written, Escape does not. */
  readonly onKey: (isKept: boolean) => void;
}

/** Words that are being composed are no words yet, and the keys belong to the composition. */
function listenToField(
  field: HTMLTextAreaElement,
  { onInput, onFinish, onKey }: FieldListeners,
): void {
  const read = () => {
    // Pasted lines become one.
    const words = field.value.replaceAll(/\s*[\r\n]+\s*/g, ' ');
    if (words !== field.value) {
      const end = field.selectionEnd - (field.value.length - words.length);
      field.value = words;
      field.setSelectionRange(end, end);
    }
    onInput();
  };
  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) read();
  });
  field.addEventListener('compositionend', read);
  field.addEventListener('blur', onFinish);
  field.addEventListener('keydown', (event) => {
    // The page below has keys of its own.
    event.stopPropagation();
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    onKey(event.key === 'Enter');
  });
}

/** Finds the element of a text on the page as it is now. */
function findElement(
  shown: DisplayedPage | undefined,
  text: TextOnPage,
  document: Document,
): Element | undefined {
  const page = document.getElementById('page') ?? document.body;
  const displayedItem = shown && findItemByPointer(shown.page.plan, text.pointer, page);
  let element = displayedItem?.slot;
  for (const { index, tag } of text.path) {
    element = element?.children[index];
    if (element?.tagName.toLowerCase() !== tag) return undefined;
  }
  return element;
}

function hasWords({ data }: Text): boolean {
  return data.trim() !== '';
}
