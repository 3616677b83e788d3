import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createRegistry } from '#renderer';
import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { authoredFixture, fixture } from '#tests/fixture.ts';
import { showOnPage } from '../../show-on-page.testing.ts';
import { paragraph } from './index.ts';
import { Paragraph } from './paragraph.tsx';

const full = await fixture<ParagraphProps>('blocks/paragraph/picture-right');
const left = await fixture<ParagraphProps>('blocks/paragraph/picture-left');
const top = await fixture<ParagraphProps>('blocks/paragraph/picture-top');
const bottom = await fixture<ParagraphProps>('blocks/paragraph/picture-bottom');

const everything = await authoredFixture('blocks/paragraph/full');

/** A paragraph as its author wrote it, on a page. */
async function show(component: object): Promise<Element> {
  await showOnPage({ registry: createRegistry([paragraph]), components: [{ ...component }] });
  return document.querySelector('.paragraph') ?? document.body;
}

/**
 * Each field that an author may fill, what is written there to say nothing, and where its markup
 * is.
 */
const FIELDS: readonly (readonly [string, unknown, string])[] = [
  ['title', '', '.paragraph__title'],
  ['richBody', { value: '' }, '.rich-text'],
  ['video', undefined, '.paragraph__video, video'],
  ['textLinks', [], '.text-links'],
  ['alignedImage', undefined, '.aligned-text img, .aligned-text .picture'],
];

describe('Paragraph', () => {
  test.each(FIELDS)('BL-001 an empty %s leaves no markup', async (field, empty, place) => {
    const root = await show(everything);
    expect(root.querySelector(place)).not.toBeNull();
    document.body.replaceChildren();

    const { [field]: _filled, ...without } = everything;
    const rest = await show({ ...without, ...(empty !== undefined && { [field]: empty }) });

    expect(rest.querySelector(place)).toBeNull();
  });

  test('shows its title, its text, its links and its picture', () => {
    render(<Paragraph {...full} />);

    expect(screen.getByRole('heading', { level: 2, name: 'Read the receipt first' })).toBeVisible();
    expect(screen.getByText('the mixed basket')).toBeVisible();
    expect(screen.getByRole('cell', { name: '0.22%' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All funds' })).toHaveAttribute(
      'href',
      '/en/individuals/saving/saver-plus',
    );
    expect(screen.getByRole('img', { name: 'A glass jar filling with coins' })).toBeVisible();
  });

  test('shows text that was cleaned, and no script', async () => {
    const strange = await fixture<ParagraphProps>('blocks/paragraph/markup-that-is-not-allowed');

    const { container } = render(<Paragraph {...strange} />);

    expect(container).toHaveTextContent('Before and after. A link that leads nowhere');
    expect(container.querySelectorAll('script, marquee, [onclick], [href]')).toHaveLength(0);
  });

  test.each([
    ['left', left],
    ['right', full],
  ])('MD-014 a picture at the %s is asked for at 480x480', (_, props) => {
    render(<Paragraph {...props} />);

    expect(screen.getByRole('img').getAttribute('src')).toContain('width:480,height:480');
  });

  test.each([
    ['top', top],
    ['bottom', bottom],
  ])('MD-017 a picture at the %s is asked for at 900x504, or 540x303', (_, props) => {
    const { container } = render(<Paragraph {...props} />);

    const small = container.querySelector('source');
    expect(small).toHaveAttribute('media', '(width < 600px)');
    expect(small?.getAttribute('srcset')).toContain('width:540,height:303');
    expect(screen.getByRole('img').getAttribute('src')).toContain('width:900,height:504');
  });

  test('with nothing to say it has nothing inside', async () => {
    const minimal = await fixture<ParagraphProps>('blocks/paragraph/minimal');

    const { container } = render(<Paragraph {...minimal} />);

    expect(container.firstElementChild).toBeEmptyDOMElement();
  });
});
