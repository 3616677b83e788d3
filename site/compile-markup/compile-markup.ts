import { parseSync, type ESTree } from 'vite';
import { buildTemplate, RUN_TIME, type Value } from './build-template.ts';
import { attributeNameOf } from './is-compilable.ts';
import { findCompilable, type Node } from './find-compilable.ts';
import { constantSourceOf, plainComponentOf } from './constant-source-of.ts';
import { moduleNamesOf } from './module-names.ts';

const IMPORT = Object.entries(RUN_TIME).map(([name, own]) => `${name} as ${own}`);

/**
 * Compiles the source of components for a server: elements that stand inside each other become a template, of texts that
 * are the same each time and of values. What stands on a line of the source stays there. Gives nothing where there is
 * nothing to compile.
 */
export function compileMarkup(path: string, source: string): string | undefined {
  const { program } = parseSync(path, source);
  if (usesHook(program)) return undefined;

  const names = new Map<string, string>();
  const define = (expression: string): string => {
    const name = names.get(expression) ?? `$${names.size}`;
    names.set(expression, name);
    return name;
  };

  const moduleNames = moduleNamesOf(program);
  const nameOf = (element: ESTree.JSXElement): string | undefined => {
    const constant = constantSourceOf(element, moduleNames);
    return constant && define(`${RUN_TIME.constant}(() => ${constant})`);
  };

  const componentOf = (element: ESTree.JSXElement) => plainComponentOf(element, moduleNames);

  const print = (node: Node): string => {
    let text = '';
    let done = node.start;
    for (const { element, isAmongTags } of findCompilable(
      node,
      (each) => nameOf(each) !== undefined,
    )) {
      const name = nameOf(element);
      const lines = linesIn(source.slice(element.start, element.end)) - 1;
      const printed = name ? `${name}${'\n'.repeat(lines)}` : printElement(element);
      text += source.slice(done, element.start) + (isAmongTags ? `{${printed}}` : printed);
      done = element.end;
    }
    return text + source.slice(done, node.end);
  };

  const printElement = (element: ESTree.JSXElement): string => {
    const { write, react, values } = buildTemplate(element, { define, nameOf, componentOf });
    const template = define(
      `{ write: ($, made, scope) => { ${write} }, element: ($) => ${react} }`,
    );
    const key = keyOf(element);
    const isSame = values.length === 0 && !key;
    let text = isSame
      ? define(`${RUN_TIME.templated}(${template}, [])`)
      : `${RUN_TIME.templated}(${template}, [`;
    const toLineOf = (offset: number) => {
      text += '\n'.repeat(
        Math.max(0, linesIn(source.slice(element.start, offset)) - linesIn(text)),
      );
    };
    for (const value of values) {
      toLineOf(value.start);
      text += `${printValue(value)}, `;
    }
    if (!isSame) text += key ? `], ${print(key)})` : '])';
    toLineOf(element.end);
    return text;
  };

  const printValue = (value: Value): string => {
    if (!('attributes' in value)) return print(value);
    return `{ ${value.attributes.map(printAttribute).join(', ')} }`;
  };

  const printAttribute = (attribute: ESTree.JSXAttributeItem): string => {
    if (attribute.type === 'JSXSpreadAttribute') return `...${print(attribute.argument)}`;
    const { value } = attribute;
    const given = value?.type === 'JSXExpressionContainer' ? value.expression : value;
    return `"${attributeNameOf(attribute)}": ${given ? print(given) : true}`;
  };

  const compiled = print(program);
  if (names.size === 0) return undefined;
  const constants = [...names].map(([expression, name]) => `const ${name} = ${expression};`);
  const start = `import { ${IMPORT.join(', ')} } from '#renderer/markup'; ${constants.join(' ')}`;
  return `${start} ${source.slice(0, program.start)}${compiled}${source.slice(program.end)}`;
}

/** What uses a hook is rendered by React, which likes its own elements best. */
function usesHook({ body }: ESTree.Program): boolean {
  return body.some(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      statement.source.value === 'react' &&
      statement.specifiers.some(({ local }) => /^use(?:[A-Z]|$)/.test(local.name)),
  );
}

function keyOf({ openingElement: { attributes } }: ESTree.JSXElement): Node | undefined {
  for (const each of attributes) {
    if (each.type !== 'JSXAttribute' || attributeNameOf(each) !== 'key') continue;
    return each.value?.type === 'JSXExpressionContainer'
      ? each.value.expression
      : (each.value ?? undefined);
  }
  return undefined;
}

function linesIn(text: string): number {
  return text.split('\n').length;
}
