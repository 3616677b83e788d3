import { UNWRITTEN } from '#schemas/unwritten.ts';
import { cardLayout } from './card-layout.ts';
import type { Family, EntryName } from './entry-name.ts';
import { headerLayout } from './header-layout.ts';
import { LINK, LINK_WITHOUT_TEXT, type Layout } from './layout.ts';

/** A block has a heading, a text and links, all rendered by the kit. */
const blockLayout: Layout = {
  zones: ['flexZone', 'complementaryZone'],
  bases: [],
  required: ['title'],
  properties: {
    title: {
      type: 'string',
      minLength: 1,
      maxLength: 300,
      description: 'A heading above the text.',
    },
    richBody: { $ref: '../shared/rich-body.schema.json' },
    textLinks: { $ref: '../shared/text-links.schema.json' },
  },
  minimal: (title) => ({ title }),
  full: (title) => ({
    title,
    richBody: { value: `<p>${UNWRITTEN}one or two <strong>sentences</strong>.</p>` },
    textLinks: [LINK],
  }),
  wrong: { textLinks: [LINK_WITHOUT_TEXT] },
  wrongAt: '/textLinks/0/text',
  hasText: true,
  component: componentText,
  styles: styleText,
  test: testText,
};

/** The layout of each family. */
export const LAYOUTS: Readonly<Record<Family, Layout>> = {
  headers: headerLayout,
  cards: cardLayout,
  blocks: blockLayout,
};

function componentText({ id, pascal, spelled }: EntryName): string {
  return `import type { ${pascal}Props } from '#schemas/generated/blocks/${id}.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { addIds } from '../../kit/props/add-ids.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import './${id}.css';

/** Shows a ${spelled}. */
export function ${pascal}(props: ${pascal}Props & WithTextMessages) {
  const { title, richBody, textLinks, messages } = props;
  return (
    <section className="${id}">
      <Heading>{title}</Heading>
      <RichText value={richBody?.value} messages={messages} about={title} />
      <TextLinks items={addIds(textLinks)} />
    </section>
  );
}
`;
}

function styleText({ id }: EntryName): string {
  return `.${id} {
  display: grid;
  gap: var(--space-4);
}

.${id} > * {
  min-inline-size: 0;
}
`;
}

function testText({ id, pascal }: EntryName): string {
  return `import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ${pascal}Props } from '#schemas/generated/blocks/${id}.ts';
import { fixture } from '#tests/fixture.ts';
import { ${pascal} } from './${id}.tsx';

const full = await fixture<${pascal}Props>('blocks/${id}/full');
const minimal = await fixture<${pascal}Props>('blocks/${id}/minimal');

describe('${pascal}', () => {
  test('shows its heading, its text and its links', () => {
    render(<${pascal} {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: full.title })).toBeVisible();
    expect(screen.getByText('sentences')).toBeVisible();
    expect(screen.getByRole('link', { name: full.textLinks?.[0]?.text ?? '' })).toHaveAttribute('href', '/en/individuals');
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<${pascal} {...minimal} />);

    expect(container.querySelectorAll('p, a, ul')).toHaveLength(0);
  });
});
`;
}
