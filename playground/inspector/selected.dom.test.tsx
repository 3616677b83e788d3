import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Field } from './form/field.ts';
import { loadForms } from './form/load-forms.ts';
import { inspector, LIST, openForm, pageWith, BESIDE } from './open-form.testing.tsx';

const CARD = {
  componentType: 'service-card',
  title: 'Saver',
  link: { text: 'Open', url: '/open' },
};
const title = () => inspector().getByRole('textbox', { name: 'Title' });
const note = (text: RegExp) => inspector().getByText(text);

const SHOWN = { steps: [], problems: [] };

/** Opens a page of which nothing is selected, once the preview has shown it. */
async function openPage(page: object) {
  await loadForms();
  const text = JSON.stringify({ data: page }, undefined, 2);
  const form = await openForm(CARD, { format: () => text });
  await form.doing(({ noteCaret }) => noteCaret({ line: 1, column: 1, offset: 0 }));
  await form.doing(({ noteShown }) => noteShown(SHOWN));
  return { ...form, meta: () => JSON.parse(form.text()).data.meta };
}

describe('where nothing is selected', () => {
  const META = { title: 'Saving', alternates: [{ locale: 'fr-BE', url: '/fr/epargner' }] };

  test('a page has the fields of what it says of itself, which stay while they are filled in', async () => {
    const { meta, text, opened, steps } = await openPage({ meta: META });
    expect(inspector().getByText('This page')).toBeVisible();

    await userEvent.type(title(), '!');

    expect(title()).toHaveFocus();
    expect(text()).toBe(opened.replace('"Saving"', '"Saving!"'));
    expect(steps()).toBe(1);
    await userEvent.type(inspector().getByRole('textbox', { name: 'Description' }), 'D');
    expect(meta()).toEqual({ ...META, title: 'Saving!', description: 'D' });
    await userEvent.click(inspector().getByRole('button', { name: /^Alternates 1/ }));
    await userEvent.type(inspector().getByRole('textbox', { name: 'Url' }), 's');
    expect(meta().alternates[0].url).toBe('/fr/epargners');
  });

  test('a page that says nothing of itself begins to', async () => {
    const { meta } = await openPage({ flexZone: { flexComponents: [] } });

    await userEvent.click(inspector().getByRole('button', { name: 'Add Meta' }));
    await userEvent.keyboard('N');

    expect(meta()).toEqual({ title: 'N' });
    expect(title()).toHaveFocus();
  });
});

describe('what is selected', () => {
  test('is shown by its type and its place', async () => {
    await openForm(CARD);

    expect(inspector().getByText('Service card')).toBeVisible();
    expect(inspector().getByText(`${LIST}/0`)).toBeVisible();
  });

  test('is another component with fields of its own', async () => {
    const { doing } = await openForm(CARD);

    await doing(({ select }) => select(`${LIST}/1`));

    expect(inspector().getByText('Section title')).toBeVisible();
    expect(title()).toHaveValue('Beside');
  });

  test('is a zone, which has no fields', async () => {
    await openForm(CARD, { selection: '/data/flexZone' });

    expect(note(/^This is a zone\. Select one of its components/)).toBeVisible();
  });

  test('is not on the page any more', async () => {
    await openForm(CARD, { selection: `${LIST}/7` });

    expect(note(/^Select a component/)).toBeVisible();
  });

  test('has a type that nobody knows, with the problem and its fix', async () => {
    const { component } = await openForm({ ...CARD, componentType: 'servise-card' });

    expect(note(/^There are no fields for a type that is not known/)).toBeVisible();
    expect(note(/Unknown component: servise-card/)).toBeVisible();
    await userEvent.click(inspector().getByRole('button', { name: 'Use service-card' }));

    expect(component().componentType).toBe('service-card');
    expect(title()).toHaveValue('Saver');
  });

  test('follows what is typed elsewhere', async () => {
    const { doing, opened } = await openForm(CARD);

    await doing(({ edit }) => edit('page', opened.replace('"Saver"', '"Saver Plus"')));

    expect(title()).toHaveValue('Saver Plus');
  });
});

const broken = (text: string) => text.replace('"link":', '"link"');

describe('a text that cannot be read', () => {
  test('leaves the values from before, to be read, and leads to the place to mend', async () => {
    const { doing, opened, text, page, field } = await openForm(CARD);

    await doing(({ edit }) => edit('page', broken(opened)));
    const [problem] = page()?.problems ?? [];

    expect(note(/^The page model cannot be read/)).toHaveTextContent(problem?.message ?? '?');
    expect(title()).toHaveValue('Saver');
    expect(title()).toHaveAttribute('readonly');
    await userEvent.type(title(), 'x');
    expect(text()).toBe(broken(opened));
    const line = problem?.place.line;
    await userEvent.click(inspector().getByRole('button', { name: `Go to line ${line}` }));
    expect(field()).toHaveFocus();
  });

  test('can be filled in again once it is mended', async () => {
    const { doing, opened, component } = await openForm(CARD);

    await doing(({ edit }) => edit('page', broken(opened)));
    await doing(({ edit }) => edit('page', opened));
    await userEvent.type(title(), ' Plus');

    expect(component().title).toBe('Saver Plus');
  });

  test('is another one than a text with mistakes, which can be filled in', async () => {
    const { component, doing } = await openForm(CARD);

    const mistaken = pageWith({ ...CARD, title: 7, cardSize: 'x' }, BESIDE);
    await doing(({ edit }) => edit('page', mistaken));
    await userEvent.type(title(), ' days');

    expect(component()).toMatchObject({ title: '7 days', cardSize: 'x' });
  });
});

test('a scenario of another window can be read, and not filled in', async () => {
  const { store, text, opened } = await openForm(CARD);

  act(() => store.setState({ isElsewhere: true }));
  await userEvent.type(title(), 'x');
  const { fill } = store.getState();
  act(() => fill({ component: `${LIST}/0`, changes: [{ op: 'remove', path: `${LIST}/0/title` }] }));

  expect(text()).toBe(opened);
  expect(note(/^This scenario is open in another window/)).toBeVisible();
  expect(inspector().getByRole('button', { name: 'Leave out Link' })).toBeDisabled();
});

test('one key press renders one field', async () => {
  const { fieldsOf, formOf } = await loadForms();
  await openForm(CARD);
  const rendered: string[] = [];
  const watch = (field: Field) => {
    const { help } = field;
    // Each field reads it whenever it is rendered.
    Object.defineProperty(field, 'help', { get: () => (rendered.push(field.name), help) });
    return () => void Object.defineProperty(field, 'help', { value: help, writable: true });
  };
  const form = formOf('service-card');
  const members = form ? fieldsOf(form, CARD) : [];
  const unwatch = members.map(watch);

  await userEvent.type(title(), ' Plus');
  unwatch.forEach((stop) => stop());

  expect(members.length).toBeGreaterThan(10);
  expect(new Set(rendered)).toEqual(new Set(['title']));
  expect(screen.getByRole('region', { name: 'Inspector' })).toBeVisible();
});
