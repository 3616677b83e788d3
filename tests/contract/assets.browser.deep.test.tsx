import { afterEach, expect, test } from 'vitest';
import { createRegistry } from '#renderer';
import { vitrineEntries } from '#registry';
import { isElementMember } from '#schemas/content/element-members.ts';
import { mountPage, servePage, type LivingPage, type ServedPageOptions } from './served-page.ts';

const FEATURE = { componentType: 'feature', name: 'simulator', properties: { amount: 5 } };
const registry = createRegistry([...vitrineEntries]);

let living: LivingPage | undefined;
/** A tag is taken for as long as there is a window. */
let tags = 0;

afterEach(() => {
  living?.experience.dispose();
  document.body.replaceChildren();
});

function pageOf(importModule: ServedPageOptions['importModule']) {
  tags += 1;
  const tag = `sample-simulator-${tags}`;
  const asset = { package: 'simulator', version: '1.0.0', file: 'index.js', tag };
  const element = { height: 120, narrowHeight: 240, properties: ['amount'] };
  const options: ServedPageOptions = {
    registry,
    components: [FEATURE],
    features: [{ name: 'simulator', asset, element }],
    ...(importModule && { importModule }),
  };
  return { tag, options };
}

/** An element that fills itself as soon as it is there, and not only its shadow. */
function filling() {
  return class extends HTMLElement {
    amount: unknown;

    connectedCallback() {
      this.setAttribute('role', 'group');
      this.append('filled');
    }
  };
}

test('an element that was defined before its page hydrates stays as it has made itself', async () => {
  const Element = filling();
  const { tag, options } = pageOf(async () => ({ default: Element }));
  const { element, hydrate, serverMessages } = await servePage(options);
  const own = element.querySelector(tag);
  expect(own?.childNodes).toHaveLength(0);

  customElements.define(tag, Element);
  living = await hydrate();

  await expect.poll(() => own && Reflect.get(own, 'amount')).toBe(5);
  expect(element.querySelector(tag)).toBe(own);
  expect(own?.textContent).toBe('filled');
  expect(own?.getAttribute('role')).toBe('group');
  expect([...serverMessages, ...living.messages()]).toEqual([]);
});

test('its place is as high as is said for the width it has, from the server on', async () => {
  const { options } = pageOf(async () => ({ default: class extends HTMLElement {} }));
  const { element } = await servePage(options);
  const heightAt = (width: string) => {
    element.style.inlineSize = width;
    return element.querySelector<HTMLElement>('.custom-element')?.offsetHeight;
  };

  living = await mountPage(options);
  const mounted = document.querySelector('.custom-element__place')?.innerHTML;

  expect(mounted).toBe(element.querySelector('.custom-element__place')?.innerHTML);
  document.body.append(element);
  expect(heightAt('700px')).toBe(120);
  expect(heightAt('400px')).toBe(240);
});

test('every name that an element of this browser has is refused as a property of ours', () => {
  const names: string[] = [];
  for (let each: unknown = HTMLElement.prototype; each; each = Object.getPrototypeOf(each)) {
    names.push(...Object.getOwnPropertyNames(each));
  }
  const possible = names.filter((name) => /^[a-z][A-Za-z0-9]*$/.test(name));

  expect(possible.length).toBeGreaterThan(200);
  expect(possible.filter((name) => !isElementMember(name))).toEqual([]);
});
