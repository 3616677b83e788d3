import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import { fixture } from '#tests/fixture.ts';
import { linksIn } from '../../seen.testing.ts';
import { Accordion } from './accordion.tsx';

const full = await fixture<AccordionProps>('blocks/accordion/full');
const several = await fixture<AccordionProps>('blocks/accordion/several-may-be-open');

const BLOCK = 'How do I block my card?';
const OPEN_ACCOUNT = 'Can I open an account without coming to a branch?';
const header = (name: string) => screen.getByRole('button', { name });
const openAnswers = () =>
  screen.queryAllByRole('region').map((panel) => panel.getAttribute('aria-labelledby'));

describe('Accordion', () => {
  test('BL-008 shows its title, and in each item a text, links and a picture', async () => {
    render(<Accordion {...full} exclusive={false} />);
    const opened = full.items.map(({ title }) => header(title));

    for (const question of opened) await userEvent.click(question);

    expect(
      screen.getByRole('heading', { level: 2, name: 'What people ask us most' }),
    ).toBeVisible();
    const answers = full.items.map(({ title }) => screen.getByRole('region', { name: title }));
    expect(answers.map((answer) => answer.querySelector('.rich-text')?.textContent)).toEqual([
      'In the app, open the card and choose Block. No phone at hand? Call +32\u00A02\u00A0555\u00A001\u00A070, day and night.',
      'Yes, in the app, with your identity card.',
      'Three pay slips and the agreement of sale.',
    ]);
    expect(answers.map((answer) => linksIn(answer, 'li'))).toEqual(
      full.items.map(({ textLinks = [] }) => textLinks.map(({ text, url }) => [text, url])),
    );
    const pictures = answers.map((answer) => within(answer).queryAllByRole('img'));
    expect(pictures.map((images) => images.map((image) => image.getAttribute('alt')))).toEqual([
      ['A glass jar filling with coins'],
      [],
      [],
    ]);
  });

  test('CO-005 CO-006 a click opens an answer, the next one closes it', async () => {
    render(<Accordion {...several} />);
    expect(header(BLOCK)).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(header(BLOCK));
    expect(header(BLOCK)).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: BLOCK })).toBeVisible();

    await userEvent.click(header(BLOCK));
    expect(header(BLOCK)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('CO-007 in exclusive mode opening one item closes the others', async () => {
    render(<Accordion {...full} />);

    await userEvent.click(header(BLOCK));
    await userEvent.click(header(OPEN_ACCOUNT));

    expect(openAnswers()).toEqual([header(OPEN_ACCOUNT).id]);
  });

  test('in exclusive mode a click on the open item closes it', async () => {
    render(<Accordion {...full} />);

    await userEvent.click(header(BLOCK));
    await userEvent.click(header(BLOCK));

    expect(openAnswers()).toEqual([]);
  });

  test('CO-008 without exclusive mode several items may be open', async () => {
    render(<Accordion {...several} />);

    await userEvent.click(header(BLOCK));
    await userEvent.click(header(OPEN_ACCOUNT));

    expect(openAnswers()).toEqual([header(BLOCK).id, header(OPEN_ACCOUNT).id]);
  });

  test('CO-016 an answer stays open where a question is put before it, moved or edited', async () => {
    const { items } = several;
    const edited = items.map((item) =>
      item.title === BLOCK ? { ...item, title: 'How do I block one?' } : item,
    );
    const { rerender } = render(<Accordion {...several} />);
    await userEvent.click(header(BLOCK));

    rerender(<Accordion {...several} items={[{ title: 'New' }, ...items]} />);
    expect(openAnswers()).toEqual([header(BLOCK).id]);

    rerender(<Accordion {...several} items={items.toReversed()} />);
    expect(openAnswers()).toEqual([header(BLOCK).id]);

    rerender(<Accordion {...several} items={edited.toReversed()} />);
    expect(openAnswers()).toEqual([header('How do I block one?').id]);
  });

  test('each header names the panel it opens, and each panel its header', async () => {
    const twice = await fixture<AccordionProps>('blocks/accordion/the-same-question-twice');
    const { container } = render(<Accordion {...twice} />);

    const panels = [...container.querySelectorAll('[aria-labelledby]')];

    const [first, second] = screen.getAllByRole('button');
    expect(panels.map((panel) => panel.id)).toEqual([
      first?.getAttribute('aria-controls'),
      second?.getAttribute('aria-controls'),
    ]);
    expect(new Set([first?.id, second?.id, ...panels.map((panel) => panel.id)]).size).toBe(4);
  });

  test.each(['top', 'right', 'bottom', 'left'] as const)(
    'CO-014 the picture of an answer may stand at the %s',
    (position) => {
      const { container } = render(<Accordion {...withPicture({ position })} />);

      expect(container.querySelector('[data-position]')).toHaveAttribute('data-position', position);
    },
  );

  test('CO-014 the picture of an answer stands at the right by default', () => {
    const { container } = render(<Accordion {...withPicture({})} />);

    expect(container.querySelector('[data-position]')).toHaveAttribute('data-position', 'right');
  });

  test('an introduction stands between the title and the questions', () => {
    const { container } = render(<Accordion {...full} />);

    const introduction = screen.getByText(/Short answers to what we hear most/);
    const link = screen.getByRole('link', { name: 'Ask us' });
    const order = [...container.querySelectorAll('h2, p, [role="button"]')];
    expect(order.slice(0, 3)).toEqual([
      screen.getByRole('heading', { level: 2 }),
      introduction,
      header(BLOCK),
    ]);
    expect(introduction).toContainElement(link);
  });

  test('an introduction needs no title', async () => {
    const untitled = await fixture<AccordionProps>('blocks/accordion/introduction-without-title');

    render(<Accordion {...untitled} />);

    expect(screen.getByText(/Three questions, three short answers/)).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });

  test('a title is left out where there is none', () => {
    render(<Accordion {...several} />);

    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

function withPicture(place: { position?: 'top' | 'right' | 'bottom' | 'left' }): AccordionProps {
  const image = { original: '/images/skyline.svg', alt: '' };
  const item = { title: 'A question', alignedImage: { image, ...place } };
  return { componentType: 'accordion', items: [item] };
}
