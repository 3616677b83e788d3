import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import { defineEntry } from '../../registry/entry.ts';
import type { WithMessages } from '../../registry/index.ts';
import { createExperience, type Experience } from './create-experience.ts';

const EXPERIENCE: ExperienceConfig = {
  name: 'test',
  appName: 'Test',
  locales: [
    { locale: 'en-GB', label: 'English' },
    { locale: 'fr-BE', label: 'Français' },
  ],
  flexPage: { endpoint: '/page-model' },
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
};

function Fragile({ broken }: { readonly broken?: boolean }) {
  if (broken) throw new Error('no render today');
  return <p>fragile</p>;
}

const registry = createRegistry([
  defineEntry<{ readonly broken?: boolean }>({
    kind: 'component',
    type: 'fragile',
    interactive: true,
    load: () => Promise.resolve(Fragile),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  }),
  defineEntry<WithMessages>({
    kind: 'component',
    type: 'greeting',
    interactive: false,
    load: () => Promise.resolve(({ messages }: WithMessages) => <p>{messages['hello']}</p>),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
    messages: (locale) => Promise.resolve({ default: { hello: `hello in ${locale}` } }),
  }),
]);

/** The flex components with which the content service answers. */
let flexComponents: object[] = [];
const hostAt = (path: string) =>
  createMemoryHost({
    url: `https://www.meridia.test${path}`,
    fetch: () => Promise.resolve(Response.json({ data: { flexZone: { flexComponents } } })),
  });

let experience: Experience | undefined;

beforeEach(() => {
  flexComponents = [{ componentType: 'greeting' }];
  document.body.innerHTML = '<div id="page"></div>';
});
afterEach(() => {
  experience?.dispose();
  experience = undefined;
  document.body.replaceChildren();
});

async function start(path: string): Promise<Experience> {
  const host = hostAt(path);
  experience = await createExperience(window, { registry, experience: EXPERIENCE, host });
  return experience;
}

test('where no server rendered the page it is made in the browser, in the language of its address', async () => {
  document.documentElement.lang = 'en-GB';

  await start('/fr/particuliers');

  expect(screen.getByText('hello in fr-BE')).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-status', 'ready');
});

test('BL-013 the html element names the device before anything is waited for, and no more at the end', async () => {
  const html = document.documentElement;
  const host = { ...hostAt('/en'), device: () => 'ios' as const };

  const starting = createExperience(window, { registry, experience: EXPERIENCE, host });
  expect(html).toHaveAttribute('data-device', 'ios');

  (await starting).dispose();
  expect(html).not.toHaveAttribute('data-device');
});

test('a plan that was cut on its way is made anew', async () => {
  document.body.innerHTML += '<script type="application/json" id="plan">{"slots":[{"name"</script>';

  await start('/en/individuals');

  expect(screen.getByText('hello in en-GB')).toBeVisible();
});

test('FP-008 the page model is loaded anew when the path changes, and not for query or fragment', async () => {
  let path = '/en/individuals';
  const asked: (string | null)[] = [];
  const open = async () => {
    experience?.dispose();
    experience = await createExperience(window, { registry, experience: EXPERIENCE, host });
  };
  const loaded: Promise<void>[] = [];
  const host = {
    ...createMemoryHost({
      fetch: ({ url }) => {
        const pageUrl = new URL(url).searchParams.get('pageUrl');
        asked.push(pageUrl);
        const component = { componentType: pageUrl?.startsWith('/fr') ? 'greeting' : 'fragile' };
        return Promise.resolve(
          Response.json({ data: { flexZone: { flexComponents: [component] } } }),
        );
      },
    }),
    url: () => new URL(path, 'https://www.meridia.test'),
    reload: () => void loaded.push(open()),
  };
  await open();

  for (const next of ['/en/individuals?q=1', '/en/individuals#top', '/fr/particuliers']) {
    path = next;
    window.dispatchEvent(new PopStateEvent('popstate'));
    await Promise.all(loaded);
  }

  expect(asked).toEqual(['/en/individuals', '/fr/particuliers']);
  expect(screen.getByRole('main')).toHaveTextContent('hello in fr-BE');
});

test('whoever stands between a page and its services sees each call, and a page that is made anew asks again', async () => {
  const asked: string[] = [];
  experience = await createExperience(window, {
    registry,
    experience: EXPERIENCE,
    host: hostAt('/en/individuals'),
    interceptors: {
      request: [
        (request) => {
          asked.push(new URL(request.url).pathname);
          return request;
        },
      ],
      response: [(response) => new Response(response.body, { headers: response.headers })],
    },
  });
  flexComponents = [{ componentType: 'fragile' }];

  await experience.rerender();

  expect(asked).toEqual(['/page-model', '/page-model']);
  expect(screen.getByText('fragile')).toBeVisible();
});

test('a document without a place for the page is a mistake that says what to do', async () => {
  document.body.replaceChildren();

  await expect(start('/en/individuals')).rejects.toThrow(
    'createExperience() needs an element with the id "page".',
  );
});

test('what nobody caught is reported once, until the experience ends', async () => {
  const { wake, dispose } = await start('/en/individuals');
  const platform = await wake();
  const reports: unknown[] = [];
  platform.events.on('fault', (problem) => reports.push(problem));

  window.dispatchEvent(new ErrorEvent('error', { message: 'oh' }));
  dispose();
  window.dispatchEvent(new ErrorEvent('error', { message: 'too late' }));

  expect(reports).toEqual([expect.objectContaining({ message: 'Unexpected error: oh' })]);
  expect(document.documentElement).not.toHaveAttribute('data-status');
});

test('RN-005 a component that throws on a page made in the browser costs itself only, until it is corrected', async () => {
  flexComponents = [{ componentType: 'greeting' }, { componentType: 'fragile', broken: true }];
  const { wake, rerender } = await start('/en/individuals');
  const platform = await wake();
  const displayedFirst = document.querySelector('main')?.textContent;
  const reports: unknown[] = [];
  platform.events.on('fault', (problem) => reports.push(problem));

  flexComponents = [{ componentType: 'greeting' }, { componentType: 'fragile' }];
  await rerender();
  const displayedCorrected = document.querySelector('main')?.textContent;
  flexComponents = [{ componentType: 'greeting' }, { componentType: 'fragile', broken: true }];
  await rerender();

  expect(displayedFirst).toBe('hello in en-GB');
  expect(displayedCorrected).toBe('hello in en-GBfragile');
  expect(screen.getByText('hello in en-GB')).toBeVisible();
  expect(screen.queryByText('fragile')).toBeNull();
  expect(reports).toEqual([
    expect.objectContaining({ message: 'Component fragile failed: no render today' }),
  ]);
});

test('FP-023 a component type that nobody knows is an error on the console, and the rest of the page shows', async () => {
  flexComponents = [{ componentType: 'greting' }, { componentType: 'greeting' }];
  const host = hostAt('/en/individuals');

  experience = await createExperience(window, { registry, experience: EXPERIENCE, host });

  expect(host.messages).toEqual([
    {
      level: 'error',
      text: expect.stringMatching(/^Unknown component: greting\. It is not registered\./),
    },
  ]);
  expect(screen.getByText('hello in en-GB')).toBeVisible();
});

test.each([5, null, true, ['greeting'], { type: 'greeting' }])(
  'FP-022 a component type that is no text is an error, and the rest of the page shows: %j',
  async (componentType) => {
    flexComponents = [{ componentType }, { componentType: 'greeting' }];
    const host = hostAt('/en/individuals');

    experience = await createExperience(window, { registry, experience: EXPERIENCE, host });

    expect(host.messages.map(({ level }) => level)).toEqual(['error']);
    expect(host.messages[0]?.text).toContain('/data/flexZone/flexComponents/0/componentType');
    expect(screen.getByText('hello in en-GB')).toBeVisible();
  },
);

test('FP-037 an unknown floating feature raises a definition-missing error, and the page shows', async () => {
  const host = hostAt('/en/individuals');
  const codes: string[] = [];

  experience = await createExperience(window, {
    registry,
    experience: { ...EXPERIENCE, floatingFeatures: [{ name: 'chat' }] },
    host,
    onProblem: ({ code }) => void codes.push(code),
  });

  expect(codes).toEqual(['definition-missing']);
  expect(host.messages).toEqual([
    { level: 'error', text: expect.stringMatching(/^Definition missing: chat\./) },
  ]);
  expect(screen.getByText('hello in en-GB')).toBeVisible();
});
