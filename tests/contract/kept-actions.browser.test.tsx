import { useEffect, useRef, useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRegistry, defineEntry } from '#renderer';
import { servePage, type LivingPage } from './served-page.ts';

/** Lists what the form below was told, oldest first. */
let told: string[] = [];
let living: LivingPage | undefined;

/** One of each thing that a visitor can do something to. */
function Form() {
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const found = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const place = found.current;
    const tell = () => told.push('found');
    place?.addEventListener('beforematch', tell);
    return () => place?.removeEventListener('beforematch', tell);
  }, []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        told.push(`sent ${text}`);
      }}
    >
      <input aria-label="Name" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea aria-label="Note" onChange={({ target }) => told.push(`note ${target.value}`)} />
      <input
        type="checkbox"
        aria-label="Yes"
        checked={isChosen}
        onChange={({ target }) => setChosen(target.checked)}
      />
      <select aria-label="Colour" onChange={({ target }) => told.push(`colour ${target.value}`)}>
        <option>red</option>
        <option>blue</option>
      </select>
      <button type="button" onClick={() => told.push('clicked')}>
        <span>Do</span>
      </button>
      <button type="submit">Send</button>
      <div role="toolbar" aria-label="Tools">
        <button type="button" onKeyDown={({ key }) => told.push(`key ${key}`)}>
          Tool
        </button>
      </div>
      <p ref={found}>to be found</p>
      <output>{`${text} ${isChosen}`}</output>
    </form>
  );
}

const registry = createRegistry([
  defineEntry<object>({
    kind: 'component',
    type: 'form',
    interactive: true,
    load: () => Promise.resolve(Form),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  }),
  defineEntry<object>({
    kind: 'component',
    type: 'quiet',
    interactive: false,
    load: () => Promise.resolve(() => <button type="button">Quiet</button>),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  }),
]);

afterEach(() => {
  living?.experience.dispose();
  document.body.replaceChildren();
  told = [];
});

/** A page in front of a visitor, whose code comes when it is told to. */
async function asleep() {
  const components = [{ componentType: 'form' }, { componentType: 'quiet' }];
  const served = await servePage({ registry, components });
  const { promise, resolve } = Promise.withResolvers<void>();
  living = await served.sleep(promise);
  const { experience, messages } = living;
  const wake = async () => {
    resolve();
    await experience.wake();
  };
  return { wake, messages, elements: [...served.element.querySelectorAll('*')] };
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
}

const output = () => element('output').textContent;

describe('what a visitor does before the code is there', () => {
  test(
    'a click is done once the code has come, and once, whatever part of a button it hit',
    { tags: ['deep'] },
    async () => {
      const { wake, messages, elements } = await asleep();

      element('button span').click();
      element('button').click();
      expect(told).toEqual([]);
      await wake();

      expect(told).toEqual(['clicked']);
      expect([...element('#page').querySelectorAll('*')]).toEqual(elements);
      expect(messages()).toEqual([]);
    },
  );

  test(
    'what was typed and chosen stays, and the component knows it',
    { tags: ['deep'] },
    async () => {
      const { wake, messages } = await asleep();

      await userEvent.type(element('[aria-label="Name"]'), 'Ada');
      await userEvent.type(element('textarea'), 'hi');
      await userEvent.click(element('[type="checkbox"]'));
      await userEvent.selectOptions(element('select'), 'blue');
      await wake();

      await expect.poll(output).toBe('Ada true');
      expect(document.querySelector<HTMLInputElement>('[aria-label="Name"]')?.value).toBe('Ada');
      expect(document.querySelector<HTMLInputElement>('[type="checkbox"]')?.checked).toBe(true);
      expect(told).toEqual(['note hi', 'colour blue']);
      expect(messages()).toEqual([]);
    },
  );

  test(
    'a form is sent by its component, with what was typed, in the order in which it was done',
    { tags: ['deep'] },
    async () => {
      const { wake } = await asleep();
      const { href } = window.location;

      await userEvent.type(element('[aria-label="Name"]'), 'Ada');
      await userEvent.click(element('[type="submit"]'));
      element('p').dispatchEvent(new Event('beforematch', { bubbles: true }));
      await wake();

      expect(told).toEqual(['sent Ada', 'found']);
      expect(window.location.href).toBe(href);
    },
  );

  test(
    'keys that a control knows are pressed in their order, and those of a field stay its own',
    { tags: ['deep'] },
    async () => {
      const { wake } = await asleep();

      element('[aria-label="Name"]').focus();
      await userEvent.keyboard('{Home}');
      element('[role="toolbar"] button').focus();
      await userEvent.keyboard('{ArrowRight}{End}');
      await wake();

      expect(told).toEqual(['key ArrowRight', 'key End']);
    },
  );

  test('focus stays where it is', async () => {
    const { wake } = await asleep();

    element('[aria-label="Name"]').focus();
    await wake();

    expect(document.activeElement).toBe(element('[aria-label="Name"]'));
  });

  test(
    'a click with a key of the browser, and one on what is static, are not kept',
    { tags: ['deep'] },
    async () => {
      const { wake } = await asleep();
      let heard = 0;
      element('.run button').addEventListener('click', () => (heard += 1));

      element('button').dispatchEvent(new MouseEvent('click', { ctrlKey: true, bubbles: true }));
      element('.run button').click();
      await wake();

      expect([told, heard]).toEqual([[], 1]);
    },
  );

  test('is forgotten with the page', async () => {
    const { wake } = await asleep();

    element('button').click();
    living?.experience.dispose();

    await expect(wake()).rejects.toThrow('The page has ended.');
    expect(told).toEqual([]);
  });
});
