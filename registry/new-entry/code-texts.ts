import type { EntryName, Family } from './entry-name.ts';

/** The element and the heading that a component of each family begins with. */
const MARKUP: Readonly<Record<Family, { readonly root: string; readonly heading: string }>> = {
  headers: { root: 'div', heading: 'h1' },
  cards: { root: 'article', heading: 'h3' },
  blocks: { root: 'div', heading: 'h2' },
};

/** The four files of a component's folder, by path. */
export function codeTexts(name: EntryName): [path: string, text: string][] {
  const folder = `registry/${name.family}/${name.id}`;
  return [
    [`${folder}/index.ts`, entryText(name)],
    [`${folder}/${name.id}.tsx`, componentText(name)],
    [`${folder}/${name.id}.css`, styleText(name)],
    [`${folder}/${name.id}.test.tsx`, testText(name)],
  ];
}

function entryText({ family, id, camel, pascal }: EntryName): string {
  return `import { defineEntry } from '#renderer';
import type { ${pascal}Props } from '#schemas/generated/${family}/${id}.ts';

export const ${camel} = defineEntry<${pascal}Props>({
  kind: 'component',
  id: '${id}',
  family: '${family}',
  interactive: false,
  load: () => import('./${id}.tsx').then((module) => module.${pascal}),
  check: () => import('#schemas/generated/${family}/${id}.check.ts'),
});
`;
}

function componentText({ family, id, pascal }: EntryName): string {
  const { root, heading } = MARKUP[family];
  return `import type { ${pascal}Props } from '#schemas/generated/${family}/${id}.ts';
import './${id}.css';

export function ${pascal}({ title, link }: ${pascal}Props) {
  return (
    <${root} className="${id}">
      <${heading} className="${id}__title">{title}</${heading}>
      {link && (
        <a className="${id}__link" href={link.url}>
          {link.text}
        </a>
      )}
    </${root}>
  );
}
`;
}

function styleText({ id }: EntryName): string {
  return `.${id} {
  container-type: inline-size;
  display: grid;
  gap: var(--space-3);
}

@container (width > 550px) {
  .${id}__link {
    justify-self: end;
  }
}
`;
}

function testText({ family, id, pascal }: EntryName): string {
  return `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ${pascal}Props } from '#schemas/generated/${family}/${id}.ts';
import { fixture } from '#tests/fixture.ts';
import { ${pascal} } from './${id}.tsx';

test('links by its visible text', async () => {
  const full = await fixture<${pascal}Props>('${family}/${id}/full');

  render(<${pascal} {...full} />);

  expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/en/more');
});
`;
}
