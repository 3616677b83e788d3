import type { ESTree } from 'vite';
import type { Node } from './find-compilable.ts';
import {
  getAttributeName,
  isSaying,
  isValueCompilable,
  normalizeJsxText,
} from './is-compilable.ts';

/** Returns the value that a part of the source has each time; undefined where that may differ. */
export function findConstant(node: Node): string | number | boolean | undefined {
  if (node.type !== 'Literal' || !('value' in node)) return undefined;
  const { value } = node;
  const isPlain =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  // Characters by their names stay with who knows the names.
  return isPlain && !(typeof value === 'string' && value.includes('&')) ? value : undefined;
}

/**
 * The source of a component's element that is the same each time, since all that it is given is;
 * undefined where that is not so. `names` are those that never mean anything else.
 */
export function findConstantSource(
  { openingElement, children }: ESTree.JSXElement,
  names: ReadonlySet<string>,
): string | undefined {
  const { name, attributes } = openingElement;
  if (name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(name.name) || !names.has(name.name))
    return undefined;

  const sources = attributes.map((each) => attributeSource(each, names));
  const said = children.filter(isSaying).map(childSource);
  if (sources.includes(undefined) || said.includes(undefined)) return undefined;
  return `<${[name.name, ...sources].join(' ')}>${said.join('')}</${name.name}>`;
}

function attributeSource(
  attribute: ESTree.JSXAttributeItem,
  names: ReadonlySet<string>,
): string | undefined {
  if (attribute.type !== 'JSXAttribute') return undefined;
  const name = getAttributeName(attribute);
  if (name === '' || name === 'key') return undefined;
  const { value } = attribute;
  if (value === null) return name;
  const node = value.type === 'JSXExpressionContainer' ? value.expression : value;
  if (node.type === 'Identifier')
    return names.has(node.name) ? `${name}={${node.name}}` : undefined;
  const constant = findConstant(node);
  return constant === undefined ? undefined : `${name}={${JSON.stringify(constant)}}`;
}

function childSource(child: ESTree.JSXChild): string | undefined {
  const node = child.type === 'JSXExpressionContainer' ? child.expression : child;
  const said = node.type === 'JSXText' ? normalizeJsxText(node.value) : findConstant(node);
  return typeof said === 'string' && !said.includes('&') ? `{${JSON.stringify(said)}}` : undefined;
}

/**
 * The name of a component with nothing inside and nothing but attributes with a name, if it never
 * means anything else.
 */
export function findPlainComponent(
  { openingElement: { name, attributes }, children }: ESTree.JSXElement,
  names: ReadonlySet<string>,
): string | undefined {
  if (name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(name.name) || !names.has(name.name))
    return undefined;
  const areNamed = attributes.every(
    (each) =>
      each.type === 'JSXAttribute' &&
      !['', 'key'].includes(getAttributeName(each)) &&
      isValueCompilable(each),
  );
  return areNamed && !children.some(isSaying) ? name.name : undefined;
}
