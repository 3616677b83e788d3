import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { loadIcons } from '../assist/icons.ts';
import { loadPages } from '../assist/load-pages.ts';
import { loadPictures } from '../assist/load-pictures.ts';
import { inspector, openForm } from './open-form.testing.tsx';

// No test waits for fixtures to be loaded.
await Promise.all([loadPictures(), loadPages(), loadIcons()]);

const CARD = {
  componentType: 'product-card',
  title: 'Saver',
  image: {
    original: '/images/house-keys.svg',
    transformBaseUrl: '/images/house-keys.png',
    focalPoint: 'top',
    altTextEN: 'A house',
  },
};

const picker = (name: string) => screen.findByRole('dialog', { name });
const optionsOf = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const activeOf = (dialog: HTMLElement) =>
  within(dialog).getByRole('option', { selected: true }).textContent;

/** Opens the picker of a button, and waits until it has something to choose from. */
async function openPicker(button: string, name: string) {
  await userEvent.click(inspector().getByRole('button', { name: button }));
  const dialog = await picker(name);
  await within(dialog).findAllByRole('option');
  return dialog;
}

const openPictures = () => openPicker('Choose picture for Image', 'Choose picture');

describe('a picture', () => {
  test('PG-011 is found by a word in any language, and brings its size and texts along', async () => {
    const { component, steps, text, opened } = await openForm(CARD);
    const pictures = await loadPictures();
    const jar = pictures.find(({ name }) => name === 'savings-jar');
    const dialog = await openPictures();
    expect(within(dialog).getByRole('combobox')).toHaveFocus();
    expect(activeOf(dialog)).toContain('house keys');

    await userEvent.keyboard('münzen glas savings{Enter}');

    expect(component().image).toEqual({
      original: '/images/savings-jar.svg',
      transformBaseUrl: '/images/savings-jar.png',
      extension: 'png',
      width: 720,
      height: 480,
      focalPoint: 'top',
      ...jar?.alternativeTexts,
    });
    expect(Object.keys(jar?.alternativeTexts ?? {})).toHaveLength(4);
    expect(text().split('"image"')[0]).toBe(opened.split('"image"')[0]);
    expect(steps()).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inspector().getByRole('button', { name: 'Choose picture for Image' })).toHaveFocus();
  });

  test('takes the alternative texts of the one before it away, in whatever locale', async () => {
    const altText = { 'it-IT': 'Una casa' };
    const { component } = await openForm({ ...CARD, image: { ...CARD.image, altText } });
    await openPictures();

    await userEvent.paste('skyline');
    await userEvent.keyboard('{Enter}');

    expect(component().image).toMatchObject({ original: '/images/skyline.svg' });
    expect(component().image).not.toHaveProperty('altText');
  });

  test('is added where there was none', async () => {
    const { component, steps } = await openForm({ ...CARD, image: undefined });
    const dialog = await openPictures();
    await userEvent.paste('skyline');

    await userEvent.click(within(dialog).getByRole('option'));

    expect(component().image).toMatchObject({ original: '/images/skyline.svg', width: 720 });
    expect(component().image.altTextFR).toBeTypeOf('string');
    expect(steps()).toBe(1);
    expect(inspector().getByRole('button', { name: 'Choose picture for Image' })).toHaveFocus();
  });

  test('alone is written as its address', async () => {
    const { component } = await openForm({
      componentType: 'paragraph',
      video: { videoPreviewURLs: {}, thumbnails: { webimage: '/images/house-keys.png?io=a' } },
    });
    await openPicker('Choose picture for Webimage', 'Choose picture');

    await userEvent.paste('skyline');
    await userEvent.keyboard('{Enter}');

    expect(component().video.thumbnails.webimage).toBe('/images/skyline.svg');
  });

  test('is led to by keys, and Escape chooses none', async () => {
    const { text, opened } = await openForm(CARD);
    const dialog = await openPictures();
    const all = optionsOf(dialog);

    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}{ArrowUp}');
    expect(activeOf(dialog)).toBe(all[1]);
    await userEvent.keyboard('{End}{ArrowDown}');
    expect(activeOf(dialog)).toBe(all.at(-1));
    expect(within(dialog).getByRole('combobox')).toHaveAttribute(
      'aria-activedescendant',
      within(dialog).getByRole('option', { selected: true }).id,
    );
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(inspector().getByRole('button', { name: 'Choose picture for Image' })).toHaveFocus();
    expect(text()).toBe(opened);
  });

  test('that no word finds is said', async () => {
    await openForm(CARD);
    const dialog = await openPictures();

    await userEvent.paste('zebra');

    expect(within(dialog).queryAllByRole('option')).toEqual([]);
    expect(within(dialog).getByText('Nothing matches “zebra”. Try a shorter word.')).toBeVisible();
    expect(within(dialog).getByRole('status')).toHaveTextContent('Found: 0');
  });

  test('shows its name, its size and its alternative texts', async () => {
    await openForm({ ...CARD, image: { ...CARD.image, width: 720, height: 480 } });
    const image = within(inspector().getByRole('group', { name: 'Image' }));

    expect(image.getByText('house-keys.svg, 720 × 480')).toBeVisible();
    expect(image.getByText('A house', { selector: 'dd' })).toHaveAttribute('lang', 'en');
  });

  test('shows its alternative texts by locale, which are edited beside the others', async () => {
    const altText = { 'it-IT': 'Una casa' };
    const { component } = await openForm({ ...CARD, image: { ...CARD.image, altText } });
    const image = within(inspector().getByRole('group', { name: 'Image' }));
    const texts = within(image.getByRole('group', { name: 'Alt text' }));
    expect(image.getByText('Una casa', { selector: 'dd' })).toHaveAttribute('lang', 'it-it');

    await userEvent.type(texts.getByRole('textbox', { name: 'it-IT' }), ' bianca');

    expect(component().image.altText).toEqual({ 'it-IT': 'Una casa bianca' });
  });
});

const openLinks = () => openPicker('Choose link for Url', 'Choose link');
const LINK_LIST = (url: string, text = '') => ({
  componentType: 'link-list',
  textLinks: [{ text, url }],
});
/** A list of links whose first is open. */
async function openLinkList(url: string, text?: string) {
  const form = await openForm(LINK_LIST(url, text));
  await userEvent.click(inspector().getByRole('button', { name: /^Text links 1/ }));
  return { ...form, link: () => form.component().textLinks[0] };
}

describe('a link', () => {
  test('is found by the title of its page, in the page’s locale first, and proposes it as its text', async () => {
    const { link, steps, text, opened } = await openLinkList('');
    const dialog = await openLinks();
    // The sample page is in French.
    const [, first] = within(dialog).getAllByRole('option');
    expect(first).toHaveTextContent('/fr/');

    await userEvent.paste('home loan individuals');
    const found = within(dialog).getAllByRole('option', { selected: true })[0];
    expect(found).toHaveTextContent('Individuals · en-GB');
    await userEvent.keyboard('{Enter}');

    expect(link()).toEqual({ text: 'Home loan', url: '/en/individuals/borrowing/home-loan' });
    expect(text().split('"textLinks"')[0]).toBe(opened.split('"textLinks"')[0]);
    expect(steps()).toBe(1);
    expect(inspector().getByRole('button', { name: 'Choose link for Url' })).toHaveFocus();
    expect(await inspector().findByText('Leads to: Home loan')).toBeVisible();
  });

  test('to a heading of the page keeps the text that is there', async () => {
    const { link } = await openLinkList('', 'Read on');
    await openLinks();

    await userEvent.keyboard('beside{Enter}');

    expect(link()).toEqual({ text: 'Read on', url: '#beside' });
  });

  test('that is typed is offered as what it is', async () => {
    const typed = [
      ['+32 2 123 45 67', 'tel:+3221234567  Telephone', 'tel:+3221234567'],
      ['help@meridia.example', 'mailto:help@meridia.example  Mail', 'mailto:help@meridia.example'],
      ['www.nbb.be', 'https://www.nbb.be  Another site', 'https://www.nbb.be'],
      ['/en/nowhere', '/en/nowhere  There is no page at this address yet', '/en/nowhere'],
    ];
    const { link } = await openLinkList('/x', 'Read on');
    const written: unknown[] = [];

    for (const [address = ''] of typed) {
      // One window has one picker, and opens it again.
      /* oxlint-disable no-await-in-loop */
      const dialog = await openLinks();
      await userEvent.paste(address);
      const offer = activeOf(dialog);
      await userEvent.keyboard('{Enter}');
      written.push([address, offer, link().url]);
      /* oxlint-enable no-await-in-loop */
    }

    expect(written).toEqual(typed);
  });
});

describe('an icon', () => {
  const BOX = { componentType: 'highlight-box', icon: 'vitrine:regular:key', title: 'Saver' };

  test('is found by what it stands for, in the way it is to be drawn', async () => {
    const { component, steps, text, opened } = await openForm(BOX);
    expect(await inspector().findByText('key')).toBeVisible();
    const dialog = await openPicker('Choose icon for Icon', 'Choose icon');
    expect(activeOf(dialog)).toBe('key Outline');

    await userEvent.click(within(dialog).getByRole('radio', { name: 'Filled' }));
    await userEvent.type(within(dialog).getByRole('combobox'), 'sparschwein{Enter}');

    expect(component().icon).toBe('vitrine:fill:piggy-bank');
    expect(text()).toBe(opened.replace('regular:key', 'fill:piggy-bank'));
    expect(steps()).toBe(1);
    expect(inspector().getByRole('button', { name: 'Choose icon for Icon' })).toHaveFocus();
  });
});
