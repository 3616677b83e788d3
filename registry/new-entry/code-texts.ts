import type { EntryName } from './entry-name.ts';
import { LAYOUTS } from './layouts.ts';

/** The files of a component's folder, by path: the entry, the component, its test, and styles of its own if it has any. */
export function codeTexts(name: EntryName): [path: string, text: string][] {
  const { component, styles, test } = LAYOUTS[name.family];
  const folder = `registry/${name.family}/${name.id}`;
  const files: [path: string, text: string][] = [
    [`${folder}/index.ts`, entryText(name)],
    [`${folder}/${name.id}.tsx`, component(name)],
    [`${folder}/${name.id}.test.tsx`, test(name)],
  ];
  return styles ? [...files, [`${folder}/${name.id}.css`, styles(name)]] : files;
}

function entryText({ family, id, camel, pascal }: EntryName): string {
  const { hasText = false } = LAYOUTS[family];
  return `import { defineEntry } from '#renderer';
import type { ${pascal}Props } from '#schemas/generated/${family}/${id}.ts';
${hasText ? TEXT_IMPORTS : ''}
export const ${camel} = defineEntry<${pascal}Props>({
  kind: 'component',
  type: '${id}',
  family: '${family}',
  interactive: false,
  load: () => import('./${id}.tsx').then((module) => module.${pascal}),
  check: () => import('#schemas/generated/${family}/${id}.check.ts'),
${hasText ? '  messages: kitMessagesOnly(TEXT_MESSAGES),\n' : ''}});
`;
}

const TEXT_IMPORTS = `import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
import { kitMessagesOnly } from '../../kit/messages/with-kit-messages.ts';
`;
