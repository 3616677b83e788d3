import type { ESTree } from 'vite';
import { RequiresReact, getTag, getWriting } from '#renderer/markup';

/** The tag of an element; empty for a component, and for what has a name of another kind. */
export function getTagName({ openingElement: { name } }: ESTree.JSXElement): string {
  return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name) ? name.name : '';
}

/** The name of an attribute; empty where it is of another kind. */
export function getAttributeName({ name }: ESTree.JSXAttribute): string {
  return name.type === 'JSXIdentifier' ? name.name : '';
}

/**
 * Returns true if an element may become part of a template. All others stay as they are in the
 * source.
 */
export function isCompilable(element: ESTree.JSXElement, isOutermost: boolean): boolean {
  const tag = getTagName(element);
  const { attributes } = element.openingElement;
  return (
    tag !== '' &&
    areAttributesCompilable(tag, attributes, isOutermost) &&
    element.children.every(isChildCompilable) &&
    isKnown(() => getTag(tag).end !== '' || !element.children.some(isSaying))
  );
}

function areAttributesCompilable(
  tag: string,
  attributes: readonly ESTree.JSXAttributeItem[],
  isOutermost: boolean,
): boolean {
  const named = attributes.filter((each) => each.type === 'JSXAttribute');
  const names = named.map(getAttributeName);
  if (new Set(names).size < names.length) return false;
  // A key among other properties may be one of theirs.
  const mayHaveKey = isOutermost && named.length === attributes.length;
  return named.every((attribute, index) => {
    const name = names[index] ?? '';
    if (name === 'key') return mayHaveKey && isValueCompilable(attribute);
    if (name === '' || name === 'children' || (tag === 'button' && name === 'name')) return false;
    return isValueCompilable(attribute) && isKnown(() => getWriting(tag, name) !== undefined);
  });
}

/** Returns true if the value of an attribute is one that a template knows. */
export function isValueCompilable({ value }: ESTree.JSXAttribute): boolean {
  if (value === null) return true;
  if (value.type === 'Literal') return !/[&\r\n]/.test(value.raw ?? '&');
  return value.type === 'JSXExpressionContainer' && value.expression.type !== 'JSXEmptyExpression';
}

function isChildCompilable(child: ESTree.JSXChild): boolean {
  // Characters by their names stay with who knows the names.
  return child.type === 'JSXText' ? !child.raw?.includes('&') : child.type !== 'JSXSpreadChild';
}

/** Returns true if a child is more than the white space or an empty expression of a source. */
export function isSaying(child: ESTree.JSXChild): boolean {
  if (child.type === 'JSXText') return normalizeJsxText(child.value) !== '';
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isKnown(ask: () => boolean): boolean {
  try {
    return ask();
  } catch (error) {
    if (error instanceof RequiresReact) return false;
    throw error;
  }
}

/**
 * Returns the text that JSX reads between tags: lines are put together, without the white space
 * around them.
 */
export function normalizeJsxText(raw: string): string {
  const lines = raw.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const started = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? started : started.replace(/[ \t]+$/, '');
    })
    .filter(Boolean)
    .join(' ');
}
