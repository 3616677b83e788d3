import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openSampleWindow } from './open-window.testing.tsx';
import { sampleEnvironment } from './environment/sample-environment.testing.ts';
import { iconIn } from './layout/icon.testing.ts';

const stops = () =>
  within(toolbar())
    .getAllByRole('button')
    .filter((button) => button.tabIndex === 0 && !button.hasAttribute('disabled'));

const linkButton = () => screen.getByRole('button', { name: /link|address bar/i });

const crumbs = () => screen.getByText('A title', { selector: 'b' }).parentElement;

const tool = (name: string) => screen.getByRole('button', { name });
const toolbar = () => screen.getByRole('toolbar', { name: 'Tools' });
const GERMAN_TOOLS = [
  'Zurück zu den Texten des Szenarios',
  'Rückgängig',
  'Wiederholen',
  'Dunkles Design verwenden',
];

describe('the title bar', () => {
  test('says what is open, and whether it was changed', async () => {
    const { doing } = await openSampleWindow();
    const before = crumbs()?.textContent;

    await doing(({ edit }) => edit('macros', '{}'));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Vitrine playground');
    expect([before, crumbs()?.textContent]).toEqual(['A title', 'A titleChanged']);
  });

  test('offers to undo, to redo and to go back only where there is something', async () => {
    const { doing, page } = await openSampleWindow();
    const names = ['Undo', 'Redo', 'Back to the scenario’s own texts'];
    const open = () => names.filter((name) => !tool(name).hasAttribute('disabled'));
    const own = page()?.text;
    const offered = [open()];

    await doing(({ edit }) => edit('page', '{}'));
    offered.push(open());
    await userEvent.click(tool('Undo'));
    offered.push(open());
    const undone = page()?.text;
    await userEvent.click(tool('Redo'));
    const redone = page()?.text;
    await userEvent.click(tool('Back to the scenario’s own texts'));
    offered.push(open());

    const [undo, redo, back] = names;
    expect(offered).toEqual([[], [undo, back], [redo], [undo]]);
    expect([undone, redone, page()?.text]).toEqual([own, '{}', own]);
  });

  test('offers none of it for a scenario that is changed in another window', async () => {
    const { doing, store } = await openSampleWindow();
    await doing(({ edit }) => edit('page', '{}'));
    await doing(({ edit }) => edit('page', '{"data": {}}'));
    await doing(({ undo }) => undo());

    await doing(() => store.setState({ isElsewhere: true }));

    for (const name of ['Undo', 'Redo', 'Back to the scenario’s own texts']) {
      expect(tool(name)).toBeDisabled();
    }
  });

  test('explains each of its pictures to whoever points at it, with its key where it has one', async () => {
    await openSampleWindow();

    const titles = within(toolbar())
      .getAllByRole('button')
      .map((button) => [button.getAttribute('title'), iconIn(button)]);

    expect(titles).toEqual([
      ['Commands (F4)', 'list-checks'],
      ['Back to the scenario’s own texts', 'arrow-clockwise'],
      ['Undo (Ctrl Z)', 'arrow-u-up-left'],
      ['Redo (Ctrl Shift Z)', 'arrow-u-up-right'],
      ['Use the dark theme', 'moon'],
      ['Copy link', 'link'],
    ]);
  });

  test('has the buttons of commands, and the one that lists them', async () => {
    await openSampleWindow();

    const others = within(screen.getByRole('banner'))
      .getAllByRole('button')
      .filter((button) => !button.hasAttribute('data-command'));

    expect(others).toEqual([tool('Commands')]);
  });

  test('is one stop of the Tab key, with arrow keys inside', async () => {
    const { doing } = await openSampleWindow();
    await doing(({ edit }) => edit('page', '{}'));
    tool('Undo').focus();

    await userEvent.keyboard('{ArrowRight}');

    expect(tool('Use the dark theme')).toHaveFocus();
    expect(stops()).toEqual([tool('Use the dark theme')]);
  });
});

describe('the theme', () => {
  test('is the one that the system prefers until another is chosen, which is kept', async () => {
    const environment = sampleEnvironment();
    environment.matching.add('(prefers-color-scheme: dark)');
    const { container } = await openSampleWindow({ environment });
    const theme = () => container.querySelector('.app')?.getAttribute('data-theme');
    const first = theme();

    await userEvent.click(tool('Use the light theme'));
    const chosen = [theme(), environment.settings.get('theme')];
    await userEvent.click(tool('Use the dark theme'));

    expect(first).toBe('dark');
    expect(chosen).toEqual(['light', 'light']);
    expect([theme(), environment.settings.get('theme')]).toEqual(['dark', 'dark']);
    expect(iconIn(tool('Use the light theme'))).toBe('sun');
  });

  test.each(['light', 'dark'])('that was chosen before is %s again', async (theme) => {
    const environment = sampleEnvironment();
    environment.settings.set('theme', theme);
    if (theme === 'light') environment.matching.add('(prefers-color-scheme: dark)');

    const { container } = await openSampleWindow({ environment });

    expect(container.querySelector('.app')).toHaveAttribute('data-theme', theme);
  });

  test('is light where nothing is known of it', async () => {
    const environment = sampleEnvironment();
    environment.settings.set('theme', 'sepia');

    const { container } = await openSampleWindow({ environment });

    expect(container.querySelector('.app')).toHaveAttribute('data-theme', 'light');
  });
});

describe('the language', () => {
  test('is chosen by the name that it has in itself, is kept, and is that of the document', async () => {
    const { environment } = await openSampleWindow();
    const select = screen.getByRole('combobox', { name: 'Language' });
    const offered = within(select)
      .getAllByRole('option')
      .map((option) => [option.textContent, option.getAttribute('lang')]);
    const first = [document.documentElement.lang, (select as HTMLSelectElement).value];

    await userEvent.selectOptions(select, 'Deutsch');

    expect(offered).toEqual([
      ['English', 'en-GB'],
      ['Français', 'fr-BE'],
      ['Nederlands', 'nl-BE'],
      ['Deutsch', 'de-DE'],
    ]);
    expect(first).toEqual(['en-GB', 'en-GB']);
    expect(environment.settings.get('language')).toBe('de-DE');
    expect(document.documentElement.lang).toBe('de-DE');
    expect(GERMAN_TOOLS.filter((name) => screen.queryByRole('button', { name }) === null)).toEqual(
      [],
    );
  });

  test('that was chosen before is there again', async () => {
    const environment = sampleEnvironment();
    environment.settings.set('language', 'nl-BE');

    await openSampleWindow({ environment });

    expect(document.documentElement.lang).toBe('nl-BE');
  });
});

describe('a link to what is on the screen', () => {
  test('is copied, and the button says so until another scenario is open', async () => {
    const { environment, doing } = await openSampleWindow();
    await doing(({ showTab }) => showTab('macros'));
    const before = [linkButton().textContent, iconIn(linkButton())];

    await userEvent.click(linkButton());

    expect(environment.copied).toEqual([
      'https://www.meridia.test/playground/?scenario=section-title/sample&mode=code&tab=macros',
    ]);
    expect(before).toEqual(['Copy link', 'link']);
    expect(linkButton()).toHaveTextContent('Link copied, 87 characters');
    expect(linkButton().querySelector('[aria-live]')).not.toBeNull();
    expect(iconIn(linkButton())).toBe('check');

    await doing(({ openScenario }) => openScenario('card/full'));
    expect(linkButton()).toHaveTextContent('Copy link');
  });

  test('stands in the address bar where the browser lets nobody copy it', async () => {
    const href = 'https://www.meridia.test/playground/';
    await openSampleWindow({ environment: sampleEnvironment(href, { refusesToCopy: true }) });

    await userEvent.click(linkButton());

    expect(await screen.findByText('Copy it from the address bar')).toBeVisible();
    expect(iconIn(linkButton())).toBe('link');
  });

  test('is none where the texts are too long for one, and a notice says so', async () => {
    const { environment, doing } = await openSampleWindow();
    await doing(({ edit }) => edit('page', JSON.stringify({ data: 'x'.repeat(1_000_001) })));

    await userEvent.click(linkButton());

    expect(await screen.findByText(/^The edited texts are too long for a link\./)).toBeVisible();
    expect(environment.copied).toEqual([]);
  });

  test('is none before anything is open', async () => {
    const { environment } = await openSampleWindow({ scenarios: [] });

    await userEvent.click(linkButton());

    expect(environment.copied).toEqual([]);
    expect(linkButton()).toHaveTextContent('Copy link');
    expect(screen.getByText('Opening…', { selector: 'b' })).toBeVisible();
  });
});
