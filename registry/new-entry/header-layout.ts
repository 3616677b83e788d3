import { UNWRITTEN } from '#schemas/unwritten.ts';
import type { EntryName } from './entry-name.ts';
import { IMAGE, LINK, LINK_WITHOUT_TEXT, type Layout } from './layout.ts';

/** A header has what every header may carry, texts, a picture and one call to action. */
export const headerLayout: Layout = {
  zones: ['mainHeaderZone'],
  bases: ['../shared/header-base.schema.json'],
  required: ['coreHeader'],
  properties: {
    coreHeader: { $ref: '../shared/core-header.schema.json' },
    cta: { $ref: '../shared/call-to-action.schema.json' },
  },
  minimal: (title) => ({ coreHeader: { title } }),
  full: (title) => ({
    coreHeader: {
      title,
      subtitle: `${UNWRITTEN}a line above the text`,
      body: `<p>${UNWRITTEN}one or two <strong>sentences</strong>.</p>`,
      headerImage: IMAGE,
    },
    cta: { textLink: LINK, microCopy: `${UNWRITTEN}what a visitor has to know before` },
    headerNotification: { body: `<p>${UNWRITTEN}what matters for a few days.</p>` },
    featureComponent: {
      name: 'branch-opening-hours',
      properties: { branch: 'ghent-korenmarkt' },
    },
  }),
  wrong: { cta: { textLink: LINK_WITHOUT_TEXT } },
  wrongAt: '/cta/textLink/text',
  hasText: true,
  isHeader: true,
  component: componentText,
  styles: styleText,
  test: testText,
};

function componentText({ id, pascal, spelled }: EntryName): string {
  return `import type { ${pascal}Props } from '#schemas/generated/headers/${id}.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { HeaderFeature, type WithHeaderFeature } from '../../kit/hero/header-feature.tsx';
import { HeaderNotification } from '../../kit/hero/header-notification.tsx';
import { PageTitle, type HeaderPlace } from '../../kit/hero/page-title.tsx';
import { canShow, Picture } from '../../kit/picture/picture.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import './${id}.css';

const IMAGE_SIZES = [
  { media: '(width < 600px)', width: 600, height: 360 },
  { width: 900, height: 450 },
];

type Props = ${pascal}Props & WithTextMessages & HeaderPlace & WithHeaderFeature;

/** Opens a page with a ${spelled}. Holds the page's only h1. */
export function ${pascal}(props: Props) {
  const { coreHeader, cta, messages, isSecondHeader } = props;
  const { title, subtitle, body, headerImage } = coreHeader;
  return (
    <header className="${id}">
      <HeaderNotification value={props.headerNotification} messages={messages} />
      <PageTitle isSecondHeader={isSecondHeader}>{title}</PageTitle>
      {subtitle && <p className="${id}__subtitle">{subtitle}</p>}
      <RichText value={body} messages={messages} about={title} />
      <CallToActions cta={cta} />
      {canShow(headerImage) && <Picture image={headerImage} sizes={IMAGE_SIZES} isEager />}
      <HeaderFeature value={props.featureComponent} messages={messages}>
        {props.children}
      </HeaderFeature>
    </header>
  );
}
`;
}

function styleText({ id }: EntryName): string {
  return `.${id} {
  display: grid;
  justify-items: start;
  gap: var(--space-4);
}

.${id} > * {
  min-inline-size: 0;
  max-inline-size: 100%;
}

.${id}__subtitle {
  color: var(--color-heading);
  font-size: var(--type-lead);
  font-weight: var(--weight-strong);
}
`;
}

function testText({ id, pascal }: EntryName): string {
  return `import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ${pascal}Props } from '#schemas/generated/headers/${id}.ts';
import { fixture } from '#tests/fixture.ts';
import { ${pascal} } from './${id}.tsx';

const full = await fixture<${pascal}Props>('headers/${id}/full');
const minimal = await fixture<${pascal}Props>('headers/${id}/minimal');

describe('${pascal}', () => {
  test('its title is the only h1', () => {
    render(<${pascal} {...full} />);

    const headings = screen.getAllByRole('heading', { level: 1 });

    expect(headings.map((heading) => heading.textContent)).toEqual([full.coreHeader.title]);
  });

  test('shows its subtitle, its text, its picture and what to do next', () => {
    render(<${pascal} {...full} />);

    expect(screen.getByText(full.coreHeader.subtitle ?? '')).toBeVisible();
    expect(screen.getByText('sentences')).toBeVisible();
    expect(screen.getByRole('img', { name: 'A house and its keys' })).toBeVisible();
    expect(screen.getByRole('link', { name: full.cta?.textLink?.text ?? '' })).toHaveAttribute('href', '/en/individuals');
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<${pascal} {...minimal} />);

    expect(container.querySelectorAll('a, p, img')).toHaveLength(0);
  });
});
`;
}
