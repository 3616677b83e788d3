import { LionForm } from '@lion/ui/form.js';
import { MinLength, Required } from '@lion/ui/form-core.js';
import { LionInput } from '@lion/ui/input.js';
import {
  countRender,
  labelField,
  LENGTH_MESSAGE,
  LONG_TEXT,
  MIN_LENGTH,
  nameField,
  REQUIRED_MESSAGE,
  type Contestant,
} from './contestant.ts';

/** Elements render their own markup, so this one alone is not that of our fields. */
export const lion: Contestant = {
  name: 'Lion',
  async mount(container, count) {
    defineElements();
    const form = new LionForm();
    const inner = document.createElement('form');
    form.append(inner);
    const fields = Array.from({ length: count }, (_, index) => createLionField(index));
    inner.append(...fields);
    container.append(form);
    await Promise.all(fields.map(async (field) => field.updateComplete));
    await Promise.all(fields.map(async (field) => field.feedbackComplete));
    const findField = (index: number) => {
      const field = fields[index];
      if (!field) throw new Error(`The form has no field ${index}.`);
      return field;
    };
    return {
      findInput(index) {
        const input = findField(index).querySelector('input');
        if (!input) throw new Error(`Field ${index} has no input.`);
        return input;
      },
      showsMessage: (index) => readFeedback(findField(index)).includes(LENGTH_MESSAGE),
      unmount: () => form.remove(),
    };
  },
};

class CountedInput extends LionInput {
  updated(changes: unknown): void {
    countRender();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Its types are not installed.
    const { updated } = LionInput.prototype as unknown as { updated: (changes: unknown) => void };
    updated.call(this, changes);
  }
}

function defineElements(): void {
  if (customElements.get('lion-form')) return;
  customElements.define('lion-form', LionForm);
  customElements.define('lion-input', CountedInput);
}

function createLionField(index: number): LionInput {
  const field = new CountedInput();
  field.setAttribute('name', nameField(index));
  field.label = labelField(index);
  field.validators = [
    new Required(undefined, { getMessage: () => REQUIRED_MESSAGE }),
    new MinLength(MIN_LENGTH, { getMessage: () => LENGTH_MESSAGE }),
  ];
  field.modelValue = LONG_TEXT;
  return field;
}

function readFeedback(field: LionInput): string {
  return field.querySelector('[slot="feedback"]')?.shadowRoot?.textContent ?? '';
}
