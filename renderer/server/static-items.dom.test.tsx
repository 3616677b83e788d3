import {
  Component,
  createContext,
  useContext,
  useId,
  type ComponentType,
  type ReactNode,
} from 'react';
import { renderToString } from 'react-dom/server.edge';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { finish } from '#schemas/finish.ts';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import type { Plan, PlannedItem } from '../plan/index.ts';
import { createPlatform } from '../platform/index.ts';
import type { LoadedCode } from '../registry/index.ts';
import { WithFailureText } from '../view/failure-text.tsx';
import { Page } from '../view/index.ts';
import { renderPlan } from './render-plan.ts';
import { withoutRuns } from '#tests/without-runs.ts';
import { createItemWriter } from './static-items.ts';

const experience = {
  name: 'sample',
  appName: 'Sample',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [],
};
const site = { locale: 'en-GB', segment: '', session: 'anonymous' } as const;

interface NoteProps {
  readonly text: string;
  readonly children?: ReactNode;
}

function Note({ text, children }: NoteProps) {
  if (text === 'throws') throw new Error('It fell over.');
  return (
    <p>
      {text}
      {children}
    </p>
  );
}

const codeOf = (others: Readonly<Record<string, unknown>> = {}): LoadedCode =>
  new Map(
    Object.entries({ note: Note, ...others }).map(([type, each]) => [
      `component:${type}`,
      { Component: each as ComponentType<object> },
    ]),
  );

function item(key: string, text: string, more: Partial<PlannedItem> = {}): PlannedItem {
  const place = { kind: 'component', type: 'note', key, pointer: `/${key}` } as const;
  return { state: 'static', ...place, props: { text }, ...more } as PlannedItem;
}

function planOf(...items: readonly PlannedItem[]): Plan {
  return {
    status: 200,
    isLarge: false,
    layout: 'default',
    head: { title: '', canonical: '', alternates: [] },
    page: {} as Plan['page'],
    decisions: {} as Plan['decisions'],
    slots: [{ name: 'main', items: [], zones: [{ name: 'flexZone', items }] }],
  };
}

function render(plan: Plan, code: LoadedCode) {
  const { messages, ...host } = createMemoryHost();
  const platform = createPlatform({ experience, site }, host);
  const byReact = () => renderToString(<Page plan={plan} code={code} platform={platform} />);
  return { ...finish(renderPlan(plan, code, { platform })), messages, byReact };
}

/** The keys of the items that can be written. */
function writtenOf(code: LoadedCode, ...items: readonly PlannedItem[]): string[] {
  const writer = createItemWriter(code);
  finish(writer.write(items));
  return [...writer.items.keys()];
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => vi.restoreAllMocks());

const Shade = createContext('light');

function ShadeInside() {
  return <i>{useContext(Shade)}</i>;
}

function Hooked({ text, children }: NoteProps) {
  return (
    <p id={useId()}>
      {text}
      {children}
    </p>
  );
}

function Around({ children }: NoteProps) {
  return <WithFailureText text={<b>Not today.</b>}>{children}</WithFailureText>;
}

/** Components that a consumer may bring, of which nobody here knows anything. */
const FOR_REACT_ALONE: readonly [string, ComponentType<NoteProps>][] = [
  ['a hook', Hooked],
  [
    'a context of its own',
    ({ text }) => (
      <Shade value={text}>
        <ShadeInside />
      </Shade>
    ),
  ],
  [
    'a class',
    class Old extends Component<NoteProps> {
      override render() {
        return <p>{this.props.text}</p>;
      }
    },
  ],
  ['a form', ({ text }) => <input defaultValue={text} />],
  ['a picture with a hint', ({ text }) => <img src={`/${text}.png`} alt="" />],
  // oxlint-disable-next-line react/no-danger -- a consumer may have it.
  ['HTML', ({ text }) => <p dangerouslySetInnerHTML={{ __html: text }} />],
];

describe('a static item whose component needs React', () => {
  test.each(FOR_REACT_ALONE)('QK-004 RN-019 for %s is rendered by it, as ever', (_, own) => {
    const code = codeOf({ own });
    const plan = planOf(
      item('1', 'one'),
      item('2', 'two', { type: 'own' }),
      item('3', 'three', { type: 'own' }),
      item('4', 'four', { state: 'interactive', children: [item('5', 'five', { type: 'own' })] }),
    );

    const { html, messages, byReact } = render(plan, code);

    expect(withoutRuns(html)).toBe(withoutRuns(byReact()));
    expect(messages).toEqual([]);
  });

  test('is not tried again, and one that has only thrown is', () => {
    const code = codeOf({ own: Hooked });
    const calls = vi.spyOn(
      code.get('component:own') as { Component: () => ReactNode },
      'Component',
    );

    render(planOf(item('1', 'throws'), item('2', 'two', { type: 'own' })), code);
    calls.mockClear();

    expect(writtenOf(code, item('3', 'fine'), item('4', 'four', { type: 'own' }))).toEqual(['3']);
    expect(calls).not.toHaveBeenCalled();
  });

  test('costs the items around it no more than themselves', () => {
    const code = codeOf({ own: Hooked });
    const own = item('2', 'two', { type: 'own' });

    render(planOf(item('1', 'around', { children: [own] })), code);

    expect(writtenOf(code, item('3', 'around', { children: [own] }))).toEqual([]);
    expect(writtenOf(code, item('3', 'around', { children: [item('4', 'four')] }))).toEqual(['3']);
  });
});

describe('a static item that throws on a server', () => {
  test('QK-004 is a problem in its place, and its neighbours stay', () => {
    const { html, messages, plan } = render(
      planOf(item('1', 'one'), item('2', 'throws'), item('3', 'three')),
      codeOf(),
    );

    expect(html).toContain('<p>one</p></div></div><div class="run"><div class="slot"><p>three</p>');
    expect(messages).toHaveLength(1);
    expect(plan.slots[0]?.zones?.[0]?.items[1]?.state).toBe('faulty');
  });

  test('leaves what the component around it has for that', () => {
    const around = item('1', '', { type: 'around', children: [item('2', 'throws')] });

    const { html, messages } = render(planOf(around), codeOf({ around: Around }));

    expect(html).toContain('<div class="slot"><b>Not today.</b></div>');
    expect(messages).toHaveLength(1);
  });

  test('is the only one that is tried again', () => {
    const rendered: string[] = [];
    const Counted = (props: NoteProps) => {
      rendered.push(props.text);
      return Note(props);
    };

    render(planOf(item('1', 'one'), item('2', 'throws')), codeOf({ note: Counted }));

    expect(rendered.filter((text) => text === 'one')).toHaveLength(1);
  });
});

describe('static neighbours in a zone', () => {
  const live = item('9', 'live', { state: 'interactive' });

  test('are one element, in which slots have no names', () => {
    const { html } = render(planOf(item('1', 'one'), item('2', 'two')), codeOf());

    expect(html).toContain(
      '<div class="run"><div class="slot"><p>one</p></div><div class="slot"><p>two</p></div></div>',
    );
  });

  test.each([
    ['is interactive', live],
    ['needs React', item('9', 'own', { type: 'own' })],
  ])('are parted by one that %s', (_, other) => {
    const plan = planOf(item('1', 'one'), other, item('2', 'two'));

    const { html } = render(plan, codeOf({ own: Hooked }));

    expect(html.split('<div class="run">')).toHaveLength(3);
    expect(html).toContain('data-key="9"');
  });
});

test('a page of static items alone is written with pauses', () => {
  const items = Array.from({ length: 50 }, (_, index) => item(`${index}`, 'text'.repeat(1_000)));
  const pausing = vi.fn<() => void>();

  const work = createItemWriter(codeOf()).write(items);
  for (let step = work.next(); !step.done; step = work.next()) pausing();

  expect(pausing).toHaveBeenCalledTimes(items.length);
});

test('an item without code leaves no markup', () => {
  const { html } = render(planOf(item('1', 'one', { type: 'unknown' })), codeOf());

  expect(html).not.toContain('slot"');
});
