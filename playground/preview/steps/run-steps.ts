import { takeTurn } from '#renderer/take-turn';
import type { ScenarioStep } from '#schemas/generated/scenario.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import { failedStep } from '#schemas/problems/scenario-problems.ts';
import { findTarget, listNames, readStep } from './find-target.ts';

/** As many frames as ten seconds have, and more where the machine is busy. */
const MAX_FRAMES = 600;

/** A page may have hundreds of links, and nobody reads more names than these. */
const MAX_NAMES = 30;

/**
 * Takes the steps of a scenario on the page of a window, each as soon as the page has what it
 * names. Resolves with the problem of the first that it cannot take, and leaves out those behind.
 */
export async function runSteps(
  window: Window & typeof globalThis,
  steps: readonly ScenarioStep[] = [],
): Promise<Problem | undefined> {
  for (const [index, step] of steps.entries()) {
    const read = readStep(step);
    if (!read) continue;
    // oxlint-disable-next-line no-await-in-loop -- a visitor takes one step after the other.
    const target = await awaitTarget(window, () => findTarget(window.document, read));
    if (!target) {
      const present = listNames(window.document, read).slice(0, MAX_NAMES);
      return failedStep({ position: index + 1, member: read.action, name: read.name, present });
    }
    if (read.action !== 'see') takeStep(target, step.value);
    // oxlint-disable-next-line no-await-in-loop -- as above; what it has led to is rendered then.
    await takeTurn();
  }
  return undefined;
}

/**
 * Resolves with the element that a step is about, as soon as there is one: `find` is called after
 * each change of the document. Undefined where none has come in as many frames as nobody waits for.
 */
async function awaitTarget(
  window: Window & typeof globalThis,
  find: () => Element | undefined,
): Promise<Element | undefined> {
  const present = find();
  if (present) return present;
  const { promise, resolve } = Promise.withResolvers<Element | undefined>();
  let frames = 0;
  const look = () => {
    const target = find();
    if (target || frames >= MAX_FRAMES) resolve(target);
  };
  const observer = new window.MutationObserver(look);
  const { document } = window;
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const count = () => {
    frames += 1;
    if (frames >= MAX_FRAMES) look();
    else frame = window.requestAnimationFrame(count);
  };
  let frame = window.requestAnimationFrame(count);
  const target = await promise;
  observer.disconnect();
  window.cancelAnimationFrame(frame);
  return target;
}

/**
 * Does to an element what a visitor does. Each event is one that the page would get from a browser.
 * The focus stays where it is: a preview may stand in a window in which somebody types.
 */
function takeStep(element: Element, value: string | undefined): void {
  if (value !== undefined) fill(element, value);
  else if (element instanceof HTMLOptionElement) chooseOption(element);
  else if (element instanceof HTMLElement) click(element);
}

function fill(control: Element, value: string): void {
  const { prototype } =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // React takes an own property of the control for what it has written there itself.
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }),
  );
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function chooseOption(option: HTMLOptionElement): void {
  const list = option.closest('select');
  if (!list) return;
  list.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  Reflect.set(HTMLSelectElement.prototype, 'value', option.value, list);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A choice is left once it is made, as a field is. */
function click(element: HTMLElement): void {
  const isChoice = element instanceof HTMLInputElement;
  if (isChoice) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  element.click();
  if (isChoice) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
