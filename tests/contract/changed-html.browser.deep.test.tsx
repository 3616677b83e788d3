import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRegistry } from '#renderer';
import { servePage, type LivingPage } from './served-page.ts';
import { quiet, testPart, works } from './test-component.tsx';

let living: LivingPage | undefined;

afterEach(() => {
  living?.experience.dispose();
  document.body.replaceChildren();
});

interface HolderProps {
  readonly children?: ReactNode;
}

/** An interactive component with a text of its own around items in slots of their own. */
const holder = testPart('holder', ({ children }: HolderProps) => <div>its own{children}</div>, {
  check: () =>
    Promise.resolve({
      check: () => [],
      shape: { properties: { inside: { items: { kind: 'component' } } } },
    }),
});

const HOLDER_WITH_TWO = {
  componentType: 'holder',
  inside: [{ componentType: 'quiet' }, { componentType: 'works' }],
};

const serve = () =>
  servePage({
    registry: createRegistry([holder, quiet, works]),
    components: [{ componentType: 'works', id: 'neighbour' }, HOLDER_WITH_TWO],
  });

const holderElement = () => document.querySelector('[data-type="holder"] > div');

test('a text that a translator changed costs the component it is in its state, and no other', async () => {
  const { hydrate } = await serve();
  const input = page.getByRole('textbox').first().element() as HTMLInputElement;
  await userEvent.type(input, 'Ada');
  holderElement()?.firstChild?.replaceWith('its translated own');

  living = await hydrate();

  expect(page.getByRole('textbox').first().element()).toBe(input);
  expect(input.value).toBe('Ada');
  expect(holderElement()?.textContent).toBe('its ownrendered by the servercount 0');
  expect(living.messages()).toEqual([expect.stringContaining('unexpected-error')]);
});

test('an element that something added to the page costs nothing that the server rendered', async () => {
  const { element, hydrate } = await serve();
  const before = element.textContent;
  element.querySelector('.zone')?.prepend(document.createElement('aside'));

  living = await hydrate();
  await page.getByRole('button', { name: 'count 0' }).last().click();

  expect(element.textContent).toBe(before.replace(/0$/, '1'));
  expect(living.messages()).toEqual([expect.stringContaining('unexpected-error')]);
});
