import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadSchemaWords } from '../environment/schema-words.ts';
import { languages } from '../environment/messages.ts';
import { region } from '../open-window.testing.tsx';
import { inspector, openForm } from './open-form.testing.tsx';

const CARD = {
  componentType: 'news-card',
  link: { url: '/en/individuals', text: 'News' },
  checkMarkList: ['One'],
  promotionalLabel: { body: 'New', labelType: 'operational' },
};

/** Words that are the same in English and in another language. */
const SHARED =
  /^(?:Taxonomies|Introduction|Image|Position|Type|Date|Link|Text|Filter|Intro|Name)\b/;

/** The labels of fields and parts, and the words of choices, in the order of the form. */
function labels(): readonly string[] {
  const container = screen.getByRole('region', { name: 'Inspector' });
  return [...container.querySelectorAll('label, legend, .section__toggle > span:first-of-type')]
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== '');
}

async function chooseLanguage(name: string) {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), name);
}

test('a form is in the language of the tool, and changes with it at once', async () => {
  await Promise.all(languages.map(({ locale }) => loadSchemaWords(locale)));
  await openForm(CARD);
  const english = labels();

  for (const { locale, name } of languages.filter((each) => each.locale !== 'en-GB')) {
    await chooseLanguage(name);
    await inspector().findByText((await loadSchemaWords(locale)).nameMember('cardSize'));

    const left = labels().filter((label) => english.includes(label) && !SHARED.test(label));
    expect([locale, left]).toEqual([locale, []]);
    expect(labels()).toHaveLength(english.length);
  }
  await chooseLanguage('English');
  expect(labels()).toEqual(english);
});

test('component, choice, help and default are in the language of the tool', async () => {
  await openForm(CARD);
  await chooseLanguage('Deutsch');
  const size = await inspector().findByRole('radiogroup', { name: 'Kartengröße' });

  expect(inspector().getByText('Meldungskarte')).toBeVisible();
  expect(region('Outline').getByRole('treeitem', { name: /^Meldungskarte/ })).toBeVisible();
  expect(size).toHaveTextContent('kleinmittelgroß');
  expect(size).toHaveAccessibleDescription(
    /^Klein \(small\) hat das Bild an der Seite.*Wird es weggelassen, gilt mittel\.$/,
  );
  expect(inspector().getByRole('radio', { name: 'Service' })).toBeChecked();
});
