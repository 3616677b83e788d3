import type { EntryName } from './entry-name.ts';
import type { Layout } from './layout.ts';
import { LAYOUTS } from './layouts.ts';

/**
 * The files of a component's folder, by path: the entry, the component, its test, and styles of its
 * own if it has any.
 */
export function generateCodeFiles(name: EntryName): [path: string, text: string][] {
  const { component, styles, test } = LAYOUTS[name.family];
  const folder = `registry/${name.family}/${name.id}`;
  const files: [path: string, text: string][] = [
    [`${folder}/index.ts`, entryText(name)],
    [`${folder}/${name.id}.tsx`, component(name)],
    [`${folder}/${name.id}.dom.test.tsx`, test(name)],
  ];
  return styles ? [...files, [`${folder}/${name.id}.css`, styles(name)]] : files;
}

function entryText({ family, id, camel, pascal }: EntryName): string {
  const { imports, messages } = messagesText(LAYOUTS[family]);
  return `import { defineEntry } from '#renderer';
import type { ${pascal}Props } from '#schemas/generated/${family}/${id}.ts';
${imports}
export const ${camel} = defineEntry<${pascal}Props>({
  kind: 'component',
  type: '${id}',
  family: '${family}',
  interactive: false,
  load: () => import('./${id}.tsx').then((module) => module.${pascal}),
  check: () => import('#schemas/generated/${family}/${id}.check.ts'),
${messages}});
`;
}

/** Returns what an entry imports for the messages of the kit, and how it names them. */
function messagesText({ hasText = false, isHeader = false }: Layout) {
  if (!hasText) return { imports: '', messages: '' };
  return isHeader
    ? {
        imports: `${HEADER_IMPORTS}${kitImport('addKitMessages')}`,
        messages: '  messages: addKitMessages(featureMessages, HEADER_MESSAGES),\n',
      }
    : {
        imports: `${TEXT_IMPORT}${kitImport('loadOnlyKitMessages')}`,
        messages: '  messages: loadOnlyKitMessages(TEXT_MESSAGES),\n',
      };
}

const HEADER_IMPORTS = `import { featureMessages } from '../../kit/feature-place/feature-messages.ts';
import { HEADER_MESSAGES } from '../../kit/hero/header-messages.ts';
`;
const TEXT_IMPORT = `import { TEXT_MESSAGES } from '../../kit/rich-text/text-messages.ts';
`;

function kitImport(helper: string): string {
  return `import { ${helper} } from '../../kit/messages/add-kit-messages.ts';
`;
}
