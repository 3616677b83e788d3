import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finish } from '#schemas/finish.ts';
import type { Problem } from '../../errors/index.ts';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { createPlan } from '../../create-plan/index.ts';
import {
  answering,
  sampleEntries,
  sampleExperience,
  samplePlatform,
  textEntry,
} from '../../create-plan/sample-site.testing.ts';
import { toClientPlan } from '../../plan/index.ts';
import { createRegistry } from '../../registry/create-registry.ts';
import type { Entry, Registry } from '../../registry/index.ts';
import { escapeJson } from '../../server/document.ts';
import { renderPlan } from '../../server/render-plan.ts';
import { createExperience, type Experience } from '../start/create-experience.ts';
import type { ExperienceOptions } from '../start/experience-options.ts';

const URL_OF_PAGE = 'https://www.sample.test/en/individuals';
const PAGE_MODEL = 'https://www.sample.test/page-model';
/** Records what breaks or happens in a browser only. */
const browser = { isHere: false, loads: [] as string[], effects: 0 };
let experience: Experience | undefined;

function Counter({ text, messages }: { text: string; messages?: { hello?: string } }) {
  const [count, setCount] = useState(0);
  useEffect(() => void (browser.effects += 1), []);
  return (
    <button onClick={() => setCount(count + 1)}>{`${text} ${messages?.hello} ${count}`}</button>
  );
}

function Fragile({ text }: { readonly text: string }) {
  if (browser.isHere) throw new Error('no render today');
  return <p>{text}</p>;
}

/**
 * An entry whose loads are counted; what is memoized would be there from the time of the server.
 */
function counted(type: string, Component: Entry['load'], changes: Partial<Entry> = {}): Entry {
  return textEntry(type, {
    interactive: true,
    load: () => {
      browser.loads.push(type);
      return Component();
    },
    ...changes,
  });
}

const asEntry = (Component: unknown) => () => Promise.resolve(Component as () => null);

const registry = createRegistry([
  ...sampleEntries,
  counted(
    'quiet',
    asEntry(({ text }: { text: string }) => <p>{text}</p>),
    { interactive: false },
  ),
  counted('counter', asEntry(Counter), {
    messages: (locale) => {
      browser.loads.push(`messages in ${locale}`);
      return Promise.resolve({ hello: `hello in ${locale}` });
    },
  }),
  counted('fragile', asEntry(Fragile)),
  counted('gone', () =>
    browser.isHere ? Promise.reject(new Error('404')) : Promise.resolve(() => <p>to be read</p>),
  ),
]);

beforeEach(() => {
  Object.assign(browser, { isHere: false, loads: [], effects: 0 });
});
afterEach(() => {
  experience?.dispose();
  experience = undefined;
  document.body.replaceChildren();
});

/** Puts a page into this document as a server renders it. */
async function serve(...types: readonly string[]): Promise<void> {
  const flexComponents = types.map((componentType) => ({ componentType, text: componentType }));
  const fetch = answering({ '/page-model': { data: { flexZone: { flexComponents } } } });
  const { platform } = samplePlatform({ url: URL_OF_PAGE, fetch });
  const { signal } = new AbortController();
  const outcome = await createPlan({ platform, registry, signal });
  if (outcome.status !== 'page') throw new Error('The sample site has a page there.');
  const { plan, html } = finish(renderPlan(outcome.plan, outcome.code, { platform }));
  const data = escapeJson(toClientPlan(plan, outcome.code));
  document.body.innerHTML = `<div id="page">${html}</div><script type="application/json" id="plan">${data}</script>`;
  Object.assign(browser, { isHere: true, loads: [] });
}

const asksNothing = () => Promise.reject(new Error('Nothing is asked for.'));

/** Starts the page, and gives what is reported and asked for from then on. */
async function start(
  fetch: () => Promise<Response> = asksNothing,
  registries: Pick<ExperienceOptions, 'registry' | 'loadRegistry'> = { registry },
) {
  const problems: Problem[] = [];
  let asked = 0;
  const host = createMemoryHost({
    url: URL_OF_PAGE,
    fetch: () => {
      asked += 1;
      return fetch();
    },
  });
  experience = await createExperience(window, {
    ...registries,
    experience: sampleExperience,
    host,
    onProblem: (problem) => void problems.push(problem),
  });
  await experience.wake();
  return { experience, problems, asked: () => asked };
}

const placeOf = (type: string) => document.querySelector(`[data-type="${type}"]`);

describe('a page that a server rendered', () => {
  test('is hydrated in place, from what came with it', async () => {
    await serve('quiet', 'counter');
    const before = [...document.querySelectorAll('#page *')];
    const text = document.querySelector('#page')?.textContent;

    const { experience: started, problems, asked } = await start();

    expect([...document.querySelectorAll('#page *')]).toEqual(before);
    expect(document.querySelector('#page')).toHaveTextContent(text ?? '');
    expect(screen.getByText('counter hello in en-GB 0')).toBeVisible();
    expect([problems, asked(), started.rendered]).toEqual([[], 0, undefined]);
  });

  test('has no response that a patch could be made on before it was made in the browser once', async () => {
    await serve('quiet', 'counter');
    const fetch = answering({
      '/page-model': {
        data: { flexZone: { flexComponents: [{ componentType: 'quiet', text: 'from here' }] } },
      },
    });
    const { experience: started } = await start(() => fetch(new Request(PAGE_MODEL)));
    const text = '/data/flexZone/flexComponents/0/text';
    const patch = [{ op: 'replace', path: text, value: 'patched' }] as const;

    await expect(started.update({ patch })).rejects.toMatchObject({
      name: 'RefusedPatch',
      refusal: 'no-model',
    });
    expect(screen.getByText('counter hello in en-GB 0')).toBeVisible();

    await started.rerender();
    await started.update({ patch });
    expect(screen.getByText('patched')).toBeVisible();
  });

  test('loads the code of what has something to do, and no messages a second time', async () => {
    await serve('quiet', 'counter', 'counter');

    await start();

    expect(browser.loads).toEqual(['counter']);
  });

  test('asks for the whole registry only where a type is in no list of those that are interactive', async () => {
    const loadRegistry = vi.fn<() => Promise<Registry>>().mockResolvedValue(registry);
    const withoutQuiet = createRegistry(registry.entries.filter(({ type }) => type !== 'quiet'));

    await serve('quiet', 'counter');
    await start(asksNothing, { registry: withoutQuiet, loadRegistry });
    const first = loadRegistry.mock.calls.length;
    experience?.dispose();
    await serve('quiet', 'counter');
    const { problems } = await start(asksNothing, { registry: createRegistry([]), loadRegistry });

    expect([first, loadRegistry.mock.calls.length, problems]).toEqual([0, 1, []]);
    expect(screen.getByText('counter hello in en-GB 0')).toBeVisible();
  });

  test('is ready once each of its items responds', async () => {
    await serve('counter', 'counter');
    expect(document.documentElement).not.toHaveAttribute('data-status');

    await start();

    expect(document.documentElement).toHaveAttribute('data-status', 'ready');
    expect(browser.effects).toBe(2);
    act(() => screen.getAllByRole('button')[0]?.click());
    expect(screen.getByText('counter hello in en-GB 1')).toBeVisible();
    expect(screen.getByText('counter hello in en-GB 0')).toBeVisible();
  });

  test('RN-005 loses a component that throws, with one report that names it', async () => {
    await serve('quiet', 'fragile', 'counter');

    const { problems } = await start();

    expect(placeOf('fragile')).toBeEmptyDOMElement();
    expect(screen.getByText('quiet')).toBeVisible();
    expect(screen.getByRole('button')).toBeVisible();
    expect(problems.map(({ code, message }) => [code, message])).toEqual([
      ['component-threw', 'Component fragile failed: no render today'],
    ]);
  });

  test('RN-005 keeps a component to be read whose code does not arrive, with one report', async () => {
    await serve('gone', 'counter', 'gone');

    const { problems } = await start();

    expect(screen.getAllByText('to be read')).toHaveLength(2);
    expect(screen.getByRole('button')).toBeVisible();
    expect(problems.map(({ message }) => message)).toEqual([
      'The code of gone could not be loaded: 404',
    ]);
  });

  test('says what was wrong where something had changed its HTML', async () => {
    await serve('quiet', 'counter');
    const button = screen.getByRole('button');
    button.textContent = 'translated';

    const { problems } = await start();

    expect(screen.getByText('counter hello in en-GB 0')).toBeVisible();
    expect(problems.map(({ code }) => code)).toEqual(['unexpected-error']);
  });

  test('leaves the document as it found it once it ends', async () => {
    await serve('counter');
    const { experience: started, problems } = await start();

    started.dispose();
    document.documentElement.lang = 'nl';
    await Promise.resolve();
    window.dispatchEvent(new ErrorEvent('error', { message: 'too late' }));
    (await started.wake()).report({
      code: 'c',
      severity: 'error',
      pointer: '',
      message: '',
      fix: '',
    });

    expect(document.querySelector('#page')).toBeEmptyDOMElement();
    expect(document.documentElement).not.toHaveAttribute('data-localize-lang');
    expect(problems.map(({ code }) => code)).toEqual(['c']);
  });
});

const answer = (text: string) => ({
  data: { flexZone: { flexComponents: [{ componentType: 'counter', text }] } },
});

describe('a page that is made anew', () => {
  test('leaves its place to a later call, which alone is rendered', async () => {
    await serve('quiet');
    let text = 'first';
    const { experience: started } = await start(() => Promise.resolve(Response.json(answer(text))));

    const first = started.rerender();
    text = 'second';
    const second = started.rerender();

    const pages = await act(() => Promise.all([first, second]));
    expect(pages.map((page) => page?.plan.status)).toEqual([undefined, 200]);
    expect(pages[1]?.steps.at(-1)).toMatchObject({ step: 'load-code', decision: '2 loaded' });
    expect(screen.getByText('second hello in en-GB 0')).toBeVisible();
    expect(placeOf('quiet')).toBeNull();
  });

  test('keeps the state of what did not change', async () => {
    await serve('quiet');
    const { experience: started } = await start(() =>
      Promise.resolve(Response.json(answer('one'))),
    );
    await act(() => started.rerender());
    act(() => screen.getByRole('button').click());

    await act(() => started.rerender());

    expect(screen.getByText('one hello in en-GB 1')).toBeVisible();
  });
});
