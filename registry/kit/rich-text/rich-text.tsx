import { createElement, Fragment, type ReactNode } from 'react';
import type { Messages } from '#renderer';
import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import type { RichTextElement, RichTextNode, RichText as Tree } from '#schemas/prepared.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { fillMessage } from '../messages/fill-message.ts';
import './rich-text.css';

interface RichTextOptions {
  readonly value: Tree | undefined;
  /** The messages that `TEXT_MESSAGES` names. */
  readonly messages?: Messages | undefined;
  /**
   * The subject of the text, such as its title: the name of a table that has no heading above it.
   * Without either, a table is named by its columns.
   */
  readonly about?: string | undefined;
}

/**
 * Running text as an author wrote it, with the look of text. Nothing to say leaves no markup.
 *
 * @example <RichText value={richBody?.value} messages={messages} about={title} />
 */
export function RichText(props: PartProps<'div', RichTextOptions>) {
  const { value = [], messages, about, className, ...rest } = props;
  if (value.length === 0) return null;
  return (
    <div className={joinClassNames('rich-text', className)} {...rest}>
      {toElements(value, messages, about)}
    </div>
  );
}

/** The elements of a rich text alone, for a place that has a look of its own. */
export function toElements(nodes: Tree, messages: Messages = {}, about?: string): ReactNode {
  let name = about;
  const elements = nodes.map((node) => {
    if (typeof node !== 'string' && HEADINGS.has(node.tag)) name = getNodeText(node) || name;
    return elementOf(node, { messages, name });
  });
  // As arguments the children need no keys, and the text of an author has none to give.
  return createElement(Fragment, undefined, ...elements);
}

interface TextContext {
  readonly messages: Messages;
  /** The text of the nearest heading, or what the text is about. */
  readonly name: string | undefined;
}

function elementOf(node: RichTextNode, context: TextContext): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'note-mark') return <NoteMark attributes={node.attributes} {...context} />;
  if (node.tag === 'note-back') return <NoteBack attributes={node.attributes} {...context} />;

  const children = (node.children ?? []).map((child) => elementOf(child, context));
  if (!TAGS.has(node.tag)) return createElement(Fragment, undefined, ...children);
  const element = createElement(node.tag, attributesOf(node), ...children);
  if (node.tag !== 'table') return element;
  const name = context.name || getColumnNames(node) || context.messages['text_table'];
  return <TableRegion name={name}>{element}</TableRegion>;
}

/** The heads of the columns of a table, which tell it from others. */
function getColumnNames(node: RichTextNode): string {
  const [first] = findElements(node, 'tr');
  if (!first || findElements(first, 'td').length > 0) return '';
  return findElements(first, 'th').map(getNodeText).filter(Boolean).join(', ');
}

function findElements(node: RichTextNode, tag: string): readonly RichTextElement[] {
  if (typeof node === 'string') return [];
  return node.tag === tag
    ? [node]
    : (node.children ?? []).flatMap((child) => findElements(child, tag));
}

interface TableRegionProps {
  readonly name: string | undefined;
  readonly children: ReactNode;
}

/**
 * Lets a table that is wider than the page scroll by itself. Nobody knows how wide it is before it
 * is laid out.
 */
function TableRegion({ name = '', children }: TableRegionProps) {
  const label = removeSoftHyphens(name);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <section className="rich-text__table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}

function attributesOf({ attributes = {} }: RichTextElement): Record<string, string> {
  const known = Object.entries(attributes).flatMap(([name, value]) => {
    const reactName = ATTRIBUTES.get(name.toLowerCase());
    return reactName ? [[reactName, value] as const] : [];
  });
  return Object.fromEntries(known);
}

const HEADINGS = new Set('h2 h3 h4 h5 h6'.split(' '));

// The tree has passed the renderer's own list; this second look keeps a mistake there from reaching
// a page.
const TAGS = new Set(
  (
    'a b strong i em u s br p span div ul ol li h2 h3 h4 h5 h6 sub sup blockquote ' +
    'table thead tbody tr th td'
  ).split(' '),
);

const ATTRIBUTES = new Map([
  ['href', 'href'],
  ['id', 'id'],
  ['target', 'target'],
  ['rel', 'rel'],
  ['title', 'title'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
]);

/** The text of a node of a rich text, without its markup. */
function getNodeText(node: RichTextNode): string {
  return typeof node === 'string' ? node : (node.children ?? []).map(getNodeText).join('');
}

interface NoteProps {
  readonly attributes: Readonly<Record<string, string>> | undefined;
  readonly messages: Messages;
}

/** The mark of a footnote in the text, which leads to the note. */
function NoteMark({ attributes: { note = '', id, href } = {}, messages }: NoteProps) {
  return (
    <sup>
      <a
        className="rich-text__mark"
        id={id}
        href={href}
        aria-label={fillMessage(messages['text_note'], { note })}
      >
        {note}
      </a>
    </sup>
  );
}

/** The way from a footnote back to the text that it belongs to. */
function NoteBack({ attributes: { note = '', href } = {}, messages }: NoteProps) {
  return (
    <>
      {'\u00A0'}
      <a
        className="rich-text__back"
        href={href}
        aria-label={fillMessage(messages['text_note_back'], { note })}
      >
        ↑
      </a>
    </>
  );
}
