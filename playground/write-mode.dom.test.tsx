import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { loadPaletteItems } from './outline/palette-items.ts';
import { openSampleWindow, region } from './open-window.testing.tsx';
import { sampleEnvironment } from './environment/sample-environment.testing.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample';

const modes = () =>
  within(screen.getByRole('group', { name: 'Mode' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const names = () =>
  screen.getAllByRole('region').map((element) => element.getAttribute('aria-label'));

const press = (name: string) =>
  userEvent.click(
    within(screen.getByRole('toolbar', { name: /Actions for/ })).getByRole('button', { name }),
  );

function openInWrite(address = ADDRESS) {
  const environment = sampleEnvironment(address, { mode: '' });
  return openSampleWindow({ environment });
}

test('a window opens for writing: structure, page and forms, without an editor', async () => {
  await openInWrite();

  expect(modes()).toEqual(['Write']);
  expect(names()).toEqual([
    'Outline',
    'Preview',
    'Problems',
    'Macros',
    'Variants',
    'Offers',
    'History',
    'Inspector',
  ]);
  expect(region('Inspector').getByRole('tab', { name: 'Fields' })).toBeVisible();
  expect(region('Outline').getByRole('treeitem', { name: /^Content/ })).toHaveAttribute(
    'title',
    'flexZone',
  );
});

test('a zone is named for authors in its form too, with its own name as a tip', async () => {
  const { doing } = await openInWrite();

  await doing(({ select }) => select('/data/flexZone'));

  const name = await region('Inspector').findByText('Content');
  expect(name).toHaveAttribute('title', 'flexZone');
  expect(region('Inspector').queryByText(/flexZone/)).toBeNull();
});

test('a mode that is chosen is kept, and is part of the address and of a copied link', async () => {
  const { environment, container } = await openInWrite();

  await userEvent.click(screen.getByRole('button', { name: 'Code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));

  expect(modes()).toEqual(['Code']);
  expect(container.querySelector('[data-mode="code"]')).not.toBeNull();
  expect(names()).toContain('Editor');
  expect(environment.settings.get('mode')).toBe('code');
  expect(environment.address().href).toBe(`${ADDRESS}&mode=code`);
  expect(environment.copied).toEqual([`${ADDRESS}&mode=code`]);
});

test('a link opens in its own mode, whatever its reader usually works in', async () => {
  const { environment } = await openInWrite(`${ADDRESS}&mode=code`);

  expect(modes()).toEqual(['Code']);
  expect(environment.settings.get('mode')).toBe('');
});

test('arrow keys lead along the tabs, and a tab stays as it was left', async () => {
  await openInWrite();

  await userEvent.click(screen.getByRole('tab', { name: 'Page' }));
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.type(region('Scenarios').getByRole('searchbox'), 'card');
  await userEvent.click(screen.getByRole('tab', { name: 'Page' }));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');

  expect(screen.getByRole('tab', { name: 'Scenarios' })).toHaveFocus();
  expect(region('Scenarios').getByRole('searchbox')).toHaveValue('card');
  expect(names()).not.toContain('Outline');
});

test('a component is added behind the selected one, and its first text is led into', async () => {
  const { page, doing } = await openInWrite();
  await doing(({ select }) => select('/data/flexZone/flexComponents/0'));

  await userEvent.click(screen.getByRole('tab', { name: 'Components' }));
  const components = region('Components');
  await userEvent.type(components.getByRole('searchbox'), 'faq');
  // It takes longer to load from the sources than a query waits.
  await doing(async () => loadPaletteItems([], await loadKnownChecks()));
  await userEvent.click(await components.findByRole('button', { name: 'Accordion' }));

  expect(components.getByRole('status')).toHaveTextContent('Added');
  expect(JSON.parse(page()?.text ?? '')).toMatchObject({
    data: { flexZone: { flexComponents: [{}, { componentType: 'accordion' }] } },
  });
  const form = await screen.findByText('Accordion', { selector: '.inspector__name' });
  expect(form).toBeVisible();
});

test('the bar over the page moves, doubles and deletes what is selected', async () => {
  const { page, doing } = await openInWrite();
  const noBar = screen.queryByRole('toolbar', { name: /Actions for/ });
  await doing(({ select }) => select('/data/flexZone/flexComponents/0'));
  const titles = () =>
    JSON.parse(page()?.text ?? '').data.flexZone?.flexComponents.map(
      ({ title }: { title?: string }) => title,
    );
  const before = titles();

  await press('Duplicate');
  const doubled = titles();
  await press('Move up');
  const said = screen.getByText(/^Moved .* to Content, 1 of 2\.$/);
  await press('Delete');

  expect(noBar).toBeNull();
  expect(said).toHaveClass('action-bar__said');
  expect(doubled).toEqual([...before, ...before]);
  expect(titles()).toEqual(before);
});

test('a caret that is led into a document other than the page opens Code, and is no choice', async () => {
  const { environment, doing } = await openInWrite();
  const place = { line: 1, column: 1, offset: 0, length: 1, isQuoted: false };

  await doing(({ goTo }) => goTo({ document: 'macros', place }));

  expect(modes()).toEqual(['Code']);
  expect(environment.settings.get('mode')).toBe('');
});
