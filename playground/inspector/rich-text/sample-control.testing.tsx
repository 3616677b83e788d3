import { useState } from 'react';
import { PlaygroundContext } from '../../context/playground-context.ts';
import { sampleEnvironment } from '../../environment/sample-environment.testing.ts';
import { translatorFor } from '../../environment/messages.ts';
import { sampleScenario } from '../../state/sample-scenario.testing.ts';
import { createPlaygroundStore } from '../../state/store.ts';
import type { ControlProps } from '../fields/control-props.ts';
import { WrittenControl } from '../fields/controls.tsx';
import { FormContext, type FormContextValue } from '../fields/form-context.ts';
import { forms } from '../form/sample-forms.testing.ts';
import { toField } from '../form/field.ts';

const CONTROL: Omit<ControlProps, 'value' | 'onFill'> = {
  id: 'body',
  label: 'Body',
  field: toField('body', { type: 'string' }, { kind: 'rich-text' }),
  pointer: '/body',
  isRequired: false,
  isLocked: false,
  isInvalid: false,
  describedBy: 'help',
};

const FORM: FormContextValue = {
  forms,
  showComponent: () => ({ value: undefined, isBroken: false }),
  root: '',
  isLocked: false,
  Members: () => null,
  onEnter: () => {},
};

/** For tests: a field with a rich text, which holds what is filled in. */
export function SampleControl({
  first,
  onFill,
  onReady,
}: {
  readonly first: string;
  readonly onFill: (value: unknown) => void;
  /** Gives a function that writes another value from outside. */
  readonly onReady?: (write: (value: unknown) => void) => void;
}) {
  const [value, setValue] = useState<unknown>(first);
  const [context] = useState(createContext);
  onReady?.(setValue);
  return (
    <PlaygroundContext value={context}>
      <FormContext value={FORM}>
        <main className="app" data-theme="light">
          <label htmlFor="body" id="body-label">
            Body
          </label>
          <WrittenControl
            {...CONTROL}
            value={value}
            onFill={(filled) => {
              onFill(filled);
              setValue(filled);
            }}
          />
          <p id="help">Some help</p>
        </main>
      </FormContext>
    </PlaygroundContext>
  );
}

function createContext() {
  const store = createPlaygroundStore({
    source: { list: async () => [sampleScenario], load: async () => sampleScenario },
    loadChecks: () => new Promise(() => {}),
    now: () => 0,
  });
  return { store, environment: sampleEnvironment(), t: translatorFor('en-GB') };
}
