import { UNWRITTEN } from '#schemas/unwritten.ts';
import type { EntryName } from './entry-name.ts';
import { type Layout, IMAGE, LINK, LINK_WITHOUT_TEXT } from './layout.ts';

/** A card is rendered by the kit's, with all that cards have in common. */
export const cardLayout: Layout = {
  zones: ['flexZone', 'complementaryZone'],
  bases: ['../shared/card.schema.json'],
  required: ['title'],
  properties: {},
  minimal: (title) => ({ title }),
  full: (title) => ({
    cardSize: 'medium',
    title,
    intro: `${UNWRITTEN}one or two sentences.`,
    body: `<p>${UNWRITTEN}what needs more words.</p>`,
    checkMarkList: [`${UNWRITTEN}what visitors get`],
    promoText: `${UNWRITTEN}a rate or a price`,
    image: IMAGE,
    link: LINK,
    promotionalLabel: { body: `${UNWRITTEN}a word`, labelType: 'commercial' },
    highPrioCard: false,
  }),
  wrong: { link: LINK_WITHOUT_TEXT },
  wrongAt: '/link/text',
  component: componentText,
  hasText: true,
  test: testText,
};

function componentText({ id, pascal, spelled }: EntryName): string {
  return `import type { ${pascal}Props } from '#schemas/generated/cards/${id}.ts';
import { Card } from '../../kit/card/card.tsx';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

/** Shows a ${spelled}. */
export function ${pascal}({ messages, ...content }: ${pascal}Props & WithTextMessages) {
  const { link } = content;
  const foot = isShown(link) && <ArrowLink>{link.text}</ArrowLink>;
  return <Card className="${id}" content={content} messages={messages} foot={foot} />;
}
`;
}

function testText({ id, pascal }: EntryName): string {
  return `import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ${pascal}Props } from '#schemas/generated/cards/${id}.ts';
import { fixture } from '#tests/fixture.ts';
import { ${pascal} } from './${id}.tsx';

const full = await fixture<${pascal}Props>('cards/${id}/full');
const minimal = await fixture<${pascal}Props>('cards/${id}/minimal');

describe('${pascal}', () => {
  test('its title leads where its link does', () => {
    render(<${pascal} {...full} />);

    const link = screen.getByRole('link', { name: full.title });

    expect(link).toHaveAttribute('href', '/en/individuals');
  });

  test('shows its intro, its label and its invitation', () => {
    render(<${pascal} {...full} />);

    expect(screen.getByText(full.intro ?? '')).toBeVisible();
    expect(screen.getByText(full.promotionalLabel?.body ?? '')).toBeVisible();
    expect(screen.getByText(full.link?.text ?? '')).toBeVisible();
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<${pascal} {...minimal} />);

    expect(container.querySelectorAll('p, ul, a, img, .card__foot')).toHaveLength(0);
  });
});
`;
}
