import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** A text that is no rich text holds tags: visitors read them as they are written. */
export function markupInPlainText(tag: string, pointer: string): Problem {
  return {
    code: 'markup-in-plain-text',
    severity: 'warning',
    pointer,
    message: `Markup in plain text: ${cut(tag)}. Visitors read it as it is written.`,
    fix: 'Remove the tags. What has to look otherwise belongs into a rich text.',
    found: describeFoundValue(tag),
  };
}

/** A text that is no rich text holds an entity. `character` is what it stands for, where known. */
export function entityInPlainText(
  entity: string,
  pointer: string,
  character: string | undefined,
): Problem {
  return {
    code: 'entity-in-plain-text',
    severity: 'warning',
    pointer,
    message: `Entity in plain text: ${cut(entity)}. Visitors read it as it is written.`,
    fix: 'Write the character itself.',
    found: describeFoundValue(entity),
    ...(character !== undefined && { suggestion: character, part: entity }),
  };
}

/** A text holds a macro as other systems write them. `right` is what was probably meant. */
export function foreignMacro(macro: string, pointer: string, right: string | undefined): Problem {
  return {
    code: 'foreign-macro',
    severity: 'warning',
    pointer,
    message: `Foreign macro: ${cut(macro)}. No value takes its place, and visitors read it as it is written.`,
    fix: 'Write a macro as %{group:key}%, or the words themselves.',
    expected: '%{group:key}%',
    found: describeFoundValue(macro),
    ...(right !== undefined && { suggestion: right, part: macro }),
  };
}

/** A text of blanks alone. A page shows the place of a title all the same. */
export function blankText(pointer: string, isTitle: boolean): Problem {
  return {
    code: 'blank-text',
    severity: isTitle ? 'error' : 'warning',
    pointer,
    message: 'Blank text: nothing but blanks stands here.',
    fix: 'Write the text, or leave the property out where it may be.',
  };
}

/** A page says nothing of its name. */
export function pageWithoutTitle(pointer: string): Problem {
  return {
    code: 'page-without-title',
    severity: 'warning',
    pointer,
    message: 'Page without a title: tabs, bookmarks and search results name the site alone.',
    fix: 'Write "title" in "meta", unless its route has a "pageTitle".',
    expected: '"title"',
  };
}

/** A text only keeps the place of one that nobody has written yet. */
export function unwrittenText(words: string, pointer: string): Problem {
  return {
    code: 'unwritten-text',
    severity: 'warning',
    pointer,
    message: `Unwritten text: ${cut(words)} only keeps its place, and visitors would read it.`,
    fix: 'Write what is to stand here.',
    found: describeFoundValue(words),
  };
}
