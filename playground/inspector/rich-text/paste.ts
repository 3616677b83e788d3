import { Fragment, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { toBlocks, toTexts } from './parse-rich-text.ts';
import { readHtml } from './read-html.ts';
import { richTextSchema } from './rich-text-schema.ts';

const { nodes } = richTextSchema;

/**
 * Pastes and drops what rich text can hold. The editor's own way would have the browser parse
 * markup of other programs, which the policy of the window forbids.
 */
export function createPaste(): Plugin {
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => insertData(view, event),
        // The editor itself moves a part of its text that is dragged.
        drop: (view, event) => !view.dragging && insertData(view, event),
      },
    },
  });
}

function insertData(view: EditorView, event: ClipboardEvent | DragEvent): boolean {
  event.preventDefault();
  const isDropped = 'dataTransfer' in event;
  const data = isDropped ? event.dataTransfer : event.clipboardData;
  const slice = readPasted({
    html: data?.getData('text/html') ?? '',
    text: data?.getData('text/plain') ?? '',
  });
  if (!view.editable || slice.size === 0) return true;
  const { tr } = view.state;
  const position = isDropped && view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (position) tr.replaceRange(position.pos, position.pos, slice);
  else tr.replaceSelection(slice);
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Reads what has been copied elsewhere: its markup, or else each line of it as a paragraph. */
export function readPasted(copied: { readonly html: string; readonly text: string }): Slice {
  const blocks = copied.html === '' ? [] : readMarkup(copied.html);
  const content = Fragment.from(blocks.length > 0 ? blocks : readLines(copied.text));
  // A text alone goes into the text at the caret, and so do the first and the last of several.
  return Slice.maxOpen(content, false);
}

function readMarkup(html: string) {
  const { blocks } = toBlocks(cleanPastedHtml(readHtml(html).children));
  const content = blocks.length === 1 ? blocks : blocks.map(toParagraph);
  try {
    nodes.doc.create(null, content).check();
    return content;
  } catch {
    return [];
  }
}

function toParagraph(block: ReturnType<typeof toBlocks>['blocks'][number]) {
  return block.type === nodes.line ? nodes.paragraph.create(null, block.content) : block;
}

function readLines(text: string) {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return lines.map((line) => nodes.paragraph.create(null, toTexts(line.replaceAll('\t', ' '))));
}
