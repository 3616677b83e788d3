import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { inspector, LIST, openForm } from './open-form.testing.tsx';

const CARD = {
  componentType: 'product-card',
  title: 'Saver',
  intro: 'One sentence.',
  cardSize: 'medium',
  checkMarkList: ['One', 'Two', 'Three'],
  image: { original: '/images/house-keys.svg', width: 720 },
  promotionalLabel: { body: 'Until May', labelType: 'comercial' },
};
/** The first field of that name; parts have fields of the same names further down. */
const textbox = (name: string) => {
  const [first] = inspector().getAllByRole<HTMLInputElement>('textbox', { name });
  if (!first) throw new Error(`There is no field ${name}.`);
  return first;
};
const group = (name: string) => within(inspector().getByRole('group', { name }));
const button = (name: string) => inspector().getByRole('button', { name });

describe('a text', () => {
  test('PG-011 is written into the document key by key, and all other lines stay as they were', async () => {
    const { text, opened, steps } = await openForm(CARD, {
      // A list in one line, and a member that is not indented: nothing but the field is formatted.
      format: (page) =>
        page.replace(/\[\s*"One",\s*"Two",\s*/, '["One","Two", ').replace(/^ +"intro"/m, '"intro"'),
    });

    await userEvent.type(textbox('Title'), ' "P');

    expect(text()).toBe(opened.replace('"Saver"', String.raw`"Saver \"P"`));
    expect(textbox('Title')).toHaveValue('Saver "P');
    expect(steps()).toBe(1);
  });

  test('that may be left out goes when it is emptied, and comes back when something is typed', async () => {
    const { component } = await openForm(CARD);

    await userEvent.clear(textbox('Intro'));
    const { intro: _intro, ...rest } = CARD;
    expect(component()).toEqual(rest);

    await userEvent.type(textbox('Intro'), 'N');
    expect(component()).toEqual({ ...rest, intro: 'N' });
  });

  test('that has to be there stays, empty, with the problem at its field', async () => {
    const { component, page } = await openForm(CARD);

    await userEvent.clear(textbox('Title'));

    expect(component().title).toBe('');
    expect(textbox('Title')).toBeRequired();
    expect(textbox('Title')).toBeInvalid();
    expect(inspector().getAllByTitle('Required')[0]).toHaveTextContent('*');
    const problem = page()?.problems.find(({ pointer }) => pointer === `${LIST}/0/title`);
    expect(textbox('Title')).toHaveAccessibleDescription(
      expect.stringContaining(`${problem?.message} ${problem?.fix}`),
    );
  });

  test('stands on one line, except for markup', async () => {
    const { component } = await openForm(CARD);

    await userEvent.click(textbox('Title'));
    await userEvent.paste('\n and more');
    await userEvent.type(textbox('Body'), '1{Enter}2');

    expect(component()).toMatchObject({ title: 'Saver and more', body: '1\n2' });
  });

  test('says how long it is where it comes near its limit', async () => {
    await openForm({ ...CARD, title: '🏡'.repeat(239) });

    expect(inspector().queryByText('239 of 300 characters')).toBeNull();
    await userEvent.type(textbox('Title'), 'x');

    expect(inspector().getAllByText('240 of 300 characters')).toHaveLength(2);
  });

  test('says what may stand in it', async () => {
    await openForm(CARD);

    expect(textbox('Body')).toHaveAccessibleDescription(/These elements are kept.*strong, i, em/);
    expect(textbox('Title')).toHaveAccessibleDescription(/%\{group:key\}% stands for the value/);
  });

  test('goes back and forth with the undo of everything', async () => {
    const { text, opened } = await openForm(CARD);

    await userEvent.type(textbox('Title'), 's{Control>}z{/Control}');
    expect(text()).toBe(opened);
    expect(textbox('Title')).toHaveFocus();

    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(textbox('Title')).toHaveValue('Savers');
  });
});

test('a problem stands at its field in our words, and one press mends it', async () => {
  const { component, page } = await openForm(CARD);
  const problem = page()?.problems[0];
  const label = group('Promotional label');

  await userEvent.click(button('Promotional label'));
  await userEvent.click(button('Promotional label Problems: 1'));
  expect(label.getByRole('listitem')).toHaveTextContent(
    `Error: ${problem?.message} ${problem?.fix} Use commercial`,
  );
  expect(label.getByRole('combobox', { name: 'Label type' })).toHaveDisplayValue('comercial');
  await userEvent.click(label.getByRole('button', { name: 'Use commercial' }));

  expect(component().promotionalLabel.labelType).toBe('commercial');
  expect(label.queryByRole('listitem')).toBeNull();
});

describe('a choice', () => {
  test('of a few words is made by one press, and taken back by another', async () => {
    const { component } = await openForm(CARD);
    const sizes = within(inspector().getByRole('radiogroup', { name: 'Card size' }));

    await userEvent.click(sizes.getByRole('radio', { name: 'large' }));
    expect(component().cardSize).toBe('large');

    await userEvent.click(button('Leave out Card size'));
    expect(component()).not.toHaveProperty('cardSize');
    expect(sizes.getByRole('radio', { name: 'small' })).toHaveFocus();
  });

  test('of yes or no is written as true or false', async () => {
    const { component } = await openForm(CARD);
    const choice = within(inspector().getByRole('radiogroup', { name: 'High prio card' }));

    await userEvent.click(choice.getByRole('radio', { name: 'yes' }));

    expect(component().highPrioCard).toBe(true);
  });

  test('of many words is a list, with what holds where it is left out', async () => {
    const { component } = await openForm(CARD);
    const focalPoint = group('Image').getByRole('combobox', { name: 'Focal point' });
    expect(focalPoint).toHaveDisplayValue('Left out: center');

    await userEvent.selectOptions(focalPoint, 'top-right');
    expect(component().image.focalPoint).toBe('top-right');

    await userEvent.selectOptions(focalPoint, 'Left out: center');
    expect(component().image).not.toHaveProperty('focalPoint');
  });

  test('of a text, yes or no keeps to what was chosen', async () => {
    const criteria = { title: 'Rate', values: ['3%', true] };
    const { component } = await openForm({
      componentType: 'comparison-cards',
      criteria: ['Rate', 'Online'],
      cards: [criteria],
    });
    await userEvent.click(button('Cards 1: Rate'));

    const kinds = inspector().getAllByRole('combobox', { name: /^Values \d/ });
    await userEvent.selectOptions(kinds[0] ?? kinds[1]!, 'no');

    expect(component().cards[0].values).toEqual([false, true]);
  });
});

describe('a number', () => {
  test('is typed as people type it', async () => {
    const { component } = await openForm(CARD);
    const width = group('Image').getByRole('textbox', { name: 'Width' });

    await userEvent.clear(width);
    expect(component().image).not.toHaveProperty('width');
    await userEvent.type(width, '1.05');

    expect(width).toHaveValue('1.05');
    expect(component().image.width).toBe(1.05);
  });

  test('that is none is written as it is typed, and its problem stands there', async () => {
    const { component } = await openForm(CARD);
    const width = group('Image').getByRole('textbox', { name: 'Width' });

    await userEvent.type(width, 'px');

    expect(component().image.width).toBe('720px');
    expect(width).toBeInvalid();
  });
});

const item = (number: number) => textbox(`Check mark list ${number}`);
const handle = (number: number) =>
  button(`Move Check mark list ${number} with the up and down arrow keys, or drag it`);

describe('a list', () => {
  test('takes another item, and the next key goes into it', async () => {
    const { component } = await openForm(CARD);

    await userEvent.click(button('Add to Check mark list'));
    await userEvent.keyboard('4');

    expect(component().checkMarkList).toEqual(['One', 'Two', 'Three', '4']);
  });

  test('gives an item away, and goes itself with the last one', async () => {
    const { component } = await openForm(CARD);

    await userEvent.click(button('Remove Check mark list 2'));
    expect(component().checkMarkList).toEqual(['One', 'Three']);
    expect(
      button('Move Check mark list 2 with the up and down arrow keys, or drag it'),
    ).toHaveFocus();

    await userEvent.click(button('Remove Check mark list 1'));
    await userEvent.click(button('Remove Check mark list 1'));
    expect(component()).not.toHaveProperty('checkMarkList');
    expect(button('Add to Check mark list')).toHaveFocus();
  });

  test('moves an item by arrow keys, which stay with it', async () => {
    const { component, announced, opened, text } = await openForm(CARD);

    handle(1).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');

    expect(component().checkMarkList).toEqual(['Two', 'Three', 'One']);
    expect(handle(3)).toHaveFocus();
    expect(item(3)).toHaveValue('One');
    expect(announced()).toContain('Check mark list: now 3 of 3');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(text()).toBe(opened);
  });

  test('of objects has a part for each, by its first text', async () => {
    const { component } = await openForm({
      componentType: 'link-list',
      textLinks: [{ text: 'Compare', url: '/x' }],
    });

    await userEvent.click(button('Text links 1: Compare'));
    await userEvent.type(textbox('Url'), 'y');

    expect(component().textLinks[0].url).toBe('/xy');
  });

  test('of components leads to the form of each', async () => {
    const inner = { componentType: 'service-card', title: 'Inside', link: { text: 'x', url: '/' } };
    const { component } = await openForm({ componentType: 'cards', cards: [inner] });

    await userEvent.click(inspector().getByRole('button', { name: 'Inside Service card' }));
    await userEvent.type(textbox('Title'), 's');

    expect(component().cards[0].title).toBe('Insides');
    expect(inspector().getByText(`${LIST}/0/cards/0`)).toBeVisible();
  });
});

describe('a part that may be left out', () => {
  test('is added with what it has to have, and the next key goes into it', async () => {
    const { component } = await openForm(CARD);

    await userEvent.click(button('Add Link'));
    await userEvent.keyboard('O');

    expect(component().link).toEqual({ text: 'O', url: '' });
  });

  test('goes by one press, and the focus stays in its place', async () => {
    const { component } = await openForm(CARD);

    await userEvent.click(button('Leave out Image'));

    expect(component()).not.toHaveProperty('image');
    expect(button('Add Image')).toHaveFocus();
  });
});

describe('a member of no field', () => {
  test('is shown as it is written, and waits while it is no JSON', async () => {
    const { component } = await openForm({ ...CARD, titel: { a: 1 } });
    expect(textbox('Titel')).toHaveValue('{\n  "a": 1\n}');

    await userEvent.clear(textbox('Titel'));
    expect(component()).not.toHaveProperty('titel');
  });

  test('is written once it is JSON', async () => {
    const { component } = await openForm({ ...CARD, title: [] });

    await userEvent.clear(textbox('Title'));
    await userEvent.type(textbox('Title'), '"x');
    expect(component().title).toEqual([]);
    await userEvent.type(textbox('Title'), '"');

    expect(component().title).toBe('x');
  });
});
