import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { inspector, openForm } from '../inspector/open-form.testing.tsx';
import { openSampleWindow, region, type SampleWindowOptions } from '../open-window.testing.tsx';

const page = (component: object) =>
  JSON.stringify({ data: { flexZone: { flexComponents: [component] } } });
const MISSPELT = page({ componentType: 'section-titel' });
const WITHOUT_TITLE = page({ componentType: 'section-title' });

const problem = () => region('Problems').getByRole('listitem');
const speak = (language: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), language);

async function openIn(language: string, options?: SampleWindowOptions) {
  const window = await openSampleWindow(options);
  await speak(language);
  return window;
}

async function refuseToLoad(): Promise<never> {
  throw new TypeError('Failed to fetch');
}

/** The texts that are read out in another language than the tool's. */
const foreign = () =>
  [...problem().querySelectorAll('[lang]')].map((part) => [
    part.getAttribute('lang'),
    part.textContent,
  ]);

test('an author who writes in French reads a problem and its quick fix in French', async () => {
  const { doing } = await openIn('Français');

  await doing(({ edit }) => edit('page', MISSPELT));

  expect(document.documentElement).toHaveAttribute('lang', 'fr-BE');
  await region('Problems').findByText(/^Composant inconnu/);
  expect(problem()).toHaveTextContent(
    'Erreur :Composant inconnu : section-titel. Il n’est pas enregistré.Écrivez "componentType": "section-title".',
  );
  expect(within(problem()).getByRole('button', { name: 'Utiliser section-title' })).toBeVisible();
  expect(foreign()).toEqual([]);
});

test('a problem is in another language as soon as the tool is', async () => {
  const { doing } = await openIn('Français');
  await doing(({ edit }) => edit('page', MISSPELT));

  await speak('Deutsch');
  await region('Problems').findByText(/^Unbekannte Komponente: section-titel\./);
  await speak('Nederlands');
  await region('Problems').findByText(/^Onbekende component: section-titel\./);
  await speak('English');
  expect(problem()).toHaveTextContent('Unknown component: section-titel. It is not registered.');
  expect(foreign()).toEqual([]);
});

test('what a schema says of a property is in French within a French problem', async () => {
  const { doing } = await openIn('Français');

  await doing(({ edit }) => edit('page', WITHOUT_TITLE));

  await region('Problems').findByText(/Le titre\.$/);
  expect(problem()).toHaveTextContent('Propriété manquante : title.Ajoutez "title". Le titre.');
  expect(foreign()).toEqual([]);
});

test('the first problem stands in French in the line of results', async () => {
  const { doing } = await openIn('Français');
  await userEvent.click(region('Problems').getByRole('button', { name: 'Problems' }));

  await doing(({ edit }) => edit('page', MISSPELT));

  const line = await region('Problems').findByRole('button', {
    name: /^Erreur\s:Composant inconnu/,
  });
  expect(line).toHaveAttribute('title', expect.stringMatching(/^Composant inconnu.* Écrivez /));
});

test('a problem beside its field is in French, with a quick fix in French', async () => {
  await openForm({ componentType: 'service-card', title: 'x', cardSize: 'lrage' });

  await speak('Français');

  await inspector().findByText(/^Valeur incorrecte/, { exact: false });
  const field = inspector().getByRole('listitem');
  expect(field).toHaveTextContent(
    'Erreur : Valeur incorrecte : "lrage". Écrivez plutôt "large". Valeurs autorisées : "small", "medium", "large". Utiliser large',
  );
  expect(field.querySelector('[lang]')).toBeNull();
});

test('the preview’s problems are in French where it is explained how the page came', async () => {
  const { doing } = await openIn('Français');
  const message = 'No route fits the path /en.';
  const step = { step: 'route', decision: 'not-found', reason: message, durationMs: 1 };
  const fix = 'Add a route with a pattern that fits, or a last one with the pattern /*.';
  const problems = [
    { code: 'route-not-found', severity: 'warning', pointer: '/routes', message, fix } as const,
  ];

  await doing(({ noteShown }) => noteShown({ problems, steps: [{ ...step, end: 'done' }] }));
  await userEvent.click(inspector().getByRole('button', { name: 'Inspector' }));
  await userEvent.click(inspector().getByRole('tab', { name: 'Explain' }));

  expect(await inspector().findAllByText(/^Aucune route ne correspond au chemin/)).toHaveLength(2);
  expect(inspector().getByText(/^Ajoutez une route/)).toBeVisible();
});

test('where the sentences cannot be loaded, problems are read out in English', async () => {
  const log = vi.spyOn(console, 'error');
  const { doing } = await openIn('Français', { sentenceLoaders: () => refuseToLoad });

  await doing(({ edit }) => edit('page', MISSPELT));

  expect(problem()).toHaveTextContent('Unknown component: section-titel.');
  expect(foreign()).toEqual([
    ['en', 'Unknown component: section-titel. It is not registered.'],
    ['en', expect.stringMatching(/^Write "componentType"/)],
  ]);
  expect(log).not.toHaveBeenCalled();
});
