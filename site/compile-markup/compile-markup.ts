import { parseSync, type ESTree, type Plugin } from 'vite';
import { buildTemplate, RUN_TIME, type Module } from './build-template.ts';
import type { Value } from './parts.ts';
import { getAttributeName } from './is-compilable.ts';
import { findCompilable, type Node, listChildren, isNode } from './find-compilable.ts';
import { findConstantSource, findPlainComponent } from './find-constant.ts';

const IMPORT = Object.entries(RUN_TIME).map(([name, own]) => `${name} as ${own}`);

const COMPONENTS = /\/registry\/.*\.tsx$/;

/**
 * Compiles the source of components for a server: elements that stand inside each other become a
 * template, of texts that are the same each time and of values. Code stays on its line of the
 * source. Gives nothing where there is nothing to compile.
 */
export function compileMarkup(path: string, source: string): string | undefined {
  const { program } = parseSync(path, source);
  if (usesHook(program)) return undefined;

  const names = new Map<string, string>();
  const compiled = print(program, { source, module: moduleOf(program, names) });
  if (names.size === 0) return undefined;
  const constants = [...names].map(([expression, name]) => `const ${name} = ${expression};`);
  const start = `import { ${IMPORT.join(', ')} } from '#renderer/markup'; ${constants.join(' ')}`;
  return `${start} ${source.slice(0, program.start)}${compiled}${source.slice(program.end)}`;
}

/** Notes in `names` what each expression that is the same each time is called. */
function moduleOf(program: ESTree.Program, names: Map<string, string>): Module {
  const own = listModuleNames(program);
  const define = (expression: string): string => {
    const name = names.get(expression) ?? `$${names.size}`;
    names.set(expression, name);
    return name;
  };
  return {
    define,
    nameOf(element) {
      const constant = findConstantSource(element, own);
      return constant && define(`${RUN_TIME.constant}(() => ${constant})`);
    },
    componentOf: (element) => findPlainComponent(element, own),
  };
}

interface Printing {
  readonly source: string;
  readonly module: Module;
}

function print(node: Node, printing: Printing): string {
  const { source, module } = printing;
  let text = '';
  let done = node.start;
  const isConstant = (element: ESTree.JSXElement) => module.nameOf(element) !== undefined;
  for (const { element, isAmongTags } of findCompilable(node, isConstant)) {
    const printed = printConstant(element, printing) ?? printElement(element, printing);
    text += source.slice(done, element.start) + (isAmongTags ? `{${printed}}` : printed);
    done = element.end;
  }
  return text + source.slice(done, node.end);
}

function printConstant(element: ESTree.JSXElement, { source, module }: Printing) {
  const name = module.nameOf(element);
  return name && toLineOf(element.end, name, { source, from: element.start });
}

function printElement(element: ESTree.JSXElement, printing: Printing): string {
  const { source, module } = printing;
  const { write, react, values } = buildTemplate(element, module);
  const template = module.define(
    `{ write: ($, made, scope) => { ${write} }, element: ($) => ${react} }`,
  );
  const from = element.start;
  const key = keyOf(element);
  if (values.length === 0 && !key) {
    const same = module.define(`${RUN_TIME.templated}(${template}, [])`);
    return toLineOf(element.end, same, { source, from });
  }
  let text = `${RUN_TIME.templated}(${template}, [`;
  for (const value of values) {
    text = `${toLineOf(value.start, text, { source, from })}${printValue(value, printing)}, `;
  }
  text += key ? `], ${print(key, printing)})` : '])';
  return toLineOf(element.end, text, { source, from });
}

interface Span {
  readonly source: string;
  readonly from: number;
}

/**
 * Ends a text that begins where a part of the source does with as many lines as there are up to an
 * offset.
 */
function toLineOf(offset: number, text: string, { source, from }: Span): string {
  const missing = linesIn(source.slice(from, offset)) - linesIn(text);
  return `${text}${'\n'.repeat(Math.max(0, missing))}`;
}

function printValue(value: Value, printing: Printing): string {
  if (!('attributes' in value)) return print(value, printing);
  return `{ ${value.attributes.map((each) => printAttribute(each, printing)).join(', ')} }`;
}

function printAttribute(attribute: ESTree.JSXAttributeItem, printing: Printing): string {
  if (attribute.type === 'JSXSpreadAttribute') return `...${print(attribute.argument, printing)}`;
  const { value } = attribute;
  const inner = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return `"${getAttributeName(attribute)}": ${inner ? print(inner, printing) : true}`;
}

/**
 * Returns true if a source uses a hook. React renders such components, and does so best from its
 * own elements.
 */
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
    if (each.type !== 'JSXAttribute' || getAttributeName(each) !== 'key') continue;
    return each.value?.type === 'JSXExpressionContainer'
      ? each.value.expression
      : (each.value ?? undefined);
  }
  return undefined;
}

function linesIn(text: string): number {
  return text.split('\n').length;
}

/**
 * The names that mean the same everywhere in a module: of what it imports, and of its own functions
 * and constants.
 */
function listModuleNames({ body }: ESTree.Program): ReadonlySet<string> {
  const outermost = body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' && statement.declaration
      ? statement.declaration
      : statement,
  );
  const names = new Set(outermost.flatMap(namesDeclaredBy));
  for (const statement of outermost) {
    for (const name of namesInside(statement)) names.delete(name);
  }
  return names;
}

function namesDeclaredBy(node: ESTree.Statement | ESTree.Declaration): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name);
    case 'FunctionDeclaration':
      return node.id ? [node.id.name] : [];
    case 'VariableDeclaration':
      return node.kind === 'const' ? node.declarations.flatMap(({ id }) => identifiersIn(id)) : [];
    default:
      return [];
  }
}

/** The names of parameters, and of what is declared inside functions. */
function namesInside(node: Node, isOutermost = true): string[] {
  const own = isOutermost ? [] : declaredIn(node);
  const params =
    'params' in node && Array.isArray(node.params) ? node.params.flatMap(identifiersIn) : [];
  const isDeclaration = node.type === 'VariableDeclaration';
  return [
    ...own,
    ...params,
    ...listChildren(node).flatMap((child) => namesInside(child, isOutermost && isDeclaration)),
  ];
}

function declaredIn(node: Node): string[] {
  const declares = /^(?:VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type);
  return declares && 'id' in node ? identifiersIn(node.id) : [];
}

/**
 * Those in a pattern; and in what stands for what is missing, which are too many and do no harm.
 */
function identifiersIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier' && 'name' in pattern) return [String(pattern.name)];
  return listChildren(pattern).flatMap(identifiersIn);
}

/**
 * Compiles components for servers, so that static ones are written as texts and React is asked for
 * no element.
 */
export function compileComponents(): Plugin {
  return {
    name: 'vitrine:compile-markup',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: COMPONENTS },
      handler(source, id) {
        const code = compileMarkup(id, source);
        return code === undefined ? undefined : { code, map: null };
      },
    },
  };
}
