import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ServiceCardProps } from '#schemas/generated/cards/service-card.ts';
import { fixture } from '#tests/fixture.ts';
import { ServiceCard } from './service-card.tsx';

const full = await fixture<ServiceCardProps>('cards/service-card/full');
const minimal = await fixture<ServiceCardProps>('cards/service-card/minimal');
const small = await fixture<ServiceCardProps>('cards/service-card/small');
const unknownKind = await fixture<ServiceCardProps>('cards/service-card/image-of-unknown-kind');
const large = await fixture<ServiceCardProps>('cards/service-card/large');

describe('ServiceCard', () => {
  test('its title leads to the service', () => {
    render(<ServiceCard {...full} />);

    const link = screen.getByRole('link', { name: 'Saver Plus, for money you leave alone' });

    expect(link).toHaveAttribute('href', '/en/individuals/saving/saver-plus');
  });

  test('the button is drawn only, so the card is one stop for the keyboard', () => {
    render(<ServiceCard {...small} />);

    expect(screen.getByText('See what is covered')).toBeVisible();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('shows the intro and the body', () => {
    render(<ServiceCard {...full} />);

    expect(screen.getByText(/pays more the longer it rests/)).toBeVisible();
    expect(screen.getByText('four times a year')).toBeVisible();
  });

  test('BL-028 shows what the visitor gets, a check mark before each', () => {
    render(<ServiceCard {...full} />);

    const items = screen.getAllByRole('listitem');

    expect(items.map((item) => item.textContent)).toEqual(full.checkMarkList);
    expect(items[0]?.querySelector('svg')).toBeInTheDocument();
  });

  test('BL-029 sets the figure of the promotional text apart from its words', () => {
    render(<ServiceCard {...full} />);

    const figure = screen.getByText('2.35%');

    expect(figure.tagName).toBe('STRONG');
    expect(figure.parentElement).toHaveTextContent('2.35% a year, of which 1.40% fidelity premium');
  });

  test.each<[string, ServiceCardProps['promoText'], string, string]>([
    ['a word without a figure', ['Free'], 'none', 'Free'],
    ['a figure that is held together', ['€\u00A03,50 a month'], '€ 3,50', '€ 3,50 a month'],
    [
      'a word of its own look after the figure',
      ['2.35% a ', { tag: 'em', children: ['year'] }],
      '2.35%',
      '2.35% a year',
    ],
    [
      'a look from its beginning on',
      [{ tag: 'em', children: ['Free'] }, ' for a year'],
      'none',
      'Free for a year',
    ],
  ])('BL-029 a promotional text may be %s', (...[, promoText, figure, text]) => {
    const { container } = render(<ServiceCard {...full} {...(promoText && { promoText })} />);

    const textOf = (name: string) =>
      container.querySelector(`.${name}`)?.textContent.replaceAll('\u00A0', ' ').trim();
    expect([textOf('promo-text__figure') ?? 'none', textOf('promo-text')]).toEqual([figure, text]);
  });

  test.each([
    [full, 'Until 31 December', 'commercial'],
    [small, 'Planned work 29 Nov', 'operational'],
  ])('BL-027 shows its promotional label %#', (props, body, labelType) => {
    render(<ServiceCard {...props} />);

    expect(screen.getByText(body)).toHaveAttribute('data-label-type', labelType);
  });

  test('a card without a size is of medium size', () => {
    render(<ServiceCard {...minimal} />);

    expect(screen.getByRole('article')).toHaveAttribute('data-size', 'medium');
  });

  test('without a link that counts its title is text', async () => {
    const props = await fixture<ServiceCardProps>('cards/service-card/link-without-text');

    render(<ServiceCard {...props} />);

    expect(screen.getByRole('heading', { level: 3, name: props.title })).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('empty fields leave no markup', () => {
    const { container } = render(<ServiceCard {...minimal} />);

    expect(container.querySelectorAll('p, ul, a, img, .card__foot')).toHaveLength(0);
  });

  test.each([
    ['no image', minimal],
    ['an unknown kind of image', unknownKind],
  ])('with %s the pale mark stands in its place', (_, props) => {
    const { container } = render(<ServiceCard {...props} />);

    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('.logo')).toHaveAttribute('data-look', 'quiet');
  });

  test.each([
    ['CD-011 a small', small, { width: '200', height: '200' }],
    ['CD-012 a medium', full, { width: '560', height: '304' }],
    ['CD-013 a large', large, { width: '720', height: '391' }],
  ])("%s card's image is asked for at its size", (_, props, { width, height }) => {
    render(<ServiceCard {...props} />);

    const image = screen.getByRole('img');

    expect(image).toHaveAttribute('width', width);
    expect(image).toHaveAttribute('height', height);
    expect(image.getAttribute('src')).toContain(`width:${width},height:${height}`);
  });

  test("CD-016 on small screens a large card's image is asked for at 420x228", () => {
    const { container } = render(<ServiceCard {...large} />);

    const source = container.querySelector('source');

    expect(source).toHaveAttribute('media', '(width < 600px)');
    expect(source?.getAttribute('srcset')).toContain('width:420,height:228');
  });

  test('the alternative text is in the language of the page', async () => {
    const dutch = await fixture<ServiceCardProps>('cards/service-card/full', 'nl-BE');

    render(<ServiceCard {...dutch} />);

    expect(screen.getByRole('img')).toHaveAccessibleName('Een glazen pot die zich met munten vult');
  });
});
