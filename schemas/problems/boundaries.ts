import { cut, describeFoundValue } from './phrases.ts';
import type { Problem } from './problem.ts';

/** Lists and objects within each other deeper than any page needs. */
export function tooDeep(limit: number, pointer: string): Problem {
  return {
    code: 'too-deep',
    severity: 'error',
    pointer,
    message: `Too deep: more than ${limit} lists and objects within each other.`,
    fix: `Nest at most ${limit} of them. What stands deeper was not checked.`,
    expected: `at most ${limit} levels`,
  };
}

/** One text that is longer than any page needs, whatever its schema says. */
export function textTooLong(limit: number, pointer: string, length: number): Problem {
  return {
    code: 'text-too-long',
    severity: 'error',
    pointer,
    message: `Text too long: ${length} characters where ${limit} are allowed.`,
    fix: `Cut it to at most ${limit} characters, or spread it over several components.`,
    expected: `at most ${limit} characters`,
    found: `${length} characters`,
  };
}

/** A file or a response that is larger than any page needs. */
export function documentTooLarge(limit: number, size: number): Problem {
  return {
    code: 'document-too-large',
    severity: 'error',
    pointer: '',
    message: `Document too large: ${size} bytes where ${limit} are allowed.`,
    fix: `Split the document, or shorten it to at most ${limit} bytes. It was not checked.`,
    expected: `at most ${limit} bytes`,
    found: `${size} bytes`,
  };
}

/** A page with more components than it can show. */
export function tooManyComponents(limit: number, pointer: string): Problem {
  return {
    code: 'too-many-components',
    severity: 'error',
    pointer,
    message: `Too many components: this one is beyond the ${limit} that a page may hold.`,
    fix: `Keep at most ${limit} components on a page, those inside others included.`,
    expected: `at most ${limit} components`,
  };
}

/** A page whose lists hold more entries together than a page can show. */
export function tooManyItems(limit: number, pointer: string): Problem {
  return {
    code: 'too-many-items',
    severity: 'error',
    pointer,
    message: `Too many list items: with this component the lists of the page hold more than ${limit} together.`,
    fix: `Keep at most ${limit} items in all lists of a page, lists within lists included.`,
    expected: `at most ${limit} list items on a page`,
  };
}

/** A page with more text than anybody reads. */
export function tooMuchText(limit: number, pointer: string): Problem {
  return {
    code: 'too-much-text',
    severity: 'error',
    pointer,
    message: `Too much text: with this component the page holds more than ${limit} characters.`,
    fix: `Shorten the texts of the page to at most ${limit} characters together, or make two pages of it.`,
    expected: `at most ${limit} characters on a page`,
  };
}

/** A component whose texts are longer together than a component can show. */
export function componentTooLong(limit: number): Problem {
  return {
    code: 'component-too-long',
    severity: 'error',
    pointer: '',
    message: `Component too long: its texts have more than ${limit} characters together.`,
    fix: `Cut them to at most ${limit} characters, or spread them over several components.`,
    expected: `at most ${limit} characters in a component`,
  };
}

/** An object with more properties than any schema knows. */
export function tooManyMembers(limit: number, pointer: string): Problem {
  return {
    code: 'too-many-members',
    severity: 'error',
    pointer,
    message: `Too many properties: more than ${limit} in one object.`,
    fix: `Keep at most ${limit} properties in an object. What stands inside it was not checked.`,
    expected: `at most ${limit} properties`,
  };
}

/** A property name with a meaning of its own in JavaScript. */
export function forbiddenKey(name: string, pointer: string): Problem {
  return {
    code: 'forbidden-key',
    severity: 'error',
    pointer,
    message: `Forbidden property name: ${cut(name)}.`,
    fix: 'Rename or remove it. This name could change how programs treat the whole document.',
    found: describeFoundValue(name),
  };
}
