import { useId, type ReactNode } from 'react';
import { getCondition, NO_CONDITIONS } from '../conditions/conditions.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';

/** Returns the value of a condition, and a function that chooses another. */
export function useCondition(name: string): readonly [string, (text: string) => void] {
  const { store } = usePlaygroundContext();
  const text = usePlayground(({ playground }) =>
    playground
      ? getCondition(playground.scenario, playground.selects.conditions ?? NO_CONDITIONS, name)
      : '',
  );
  return [text, (next) => store.getState().setCondition(name, next)];
}

interface FieldProps {
  /** Its name, in every language. */
  readonly label: string;
  readonly isHeeded?: boolean;
  readonly children: (describedBy: string | undefined) => ReactNode;
  /** Content that stands beside the control and is no part of its name. */
  readonly aside?: ReactNode;
}

/** A control with its name, and with a line that says so where nothing heeds it yet. */
export function ConditionField({ label, isHeeded = true, children, aside }: FieldProps) {
  const { t } = usePlaygroundContext();
  const id = useId();
  return (
    <div className="condition">
      <div className="condition__row">
        <label className="condition__control">
          <span className="condition__name">{label}</span>
          {children(isHeeded ? undefined : id)}
        </label>
        {aside}
      </div>
      {!isHeeded && (
        <p className="condition__note" id={id}>
          {t('notHeededYet')}
        </p>
      )}
    </div>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly choices: readonly string[];
  /** The label of the empty choice. */
  readonly none: string;
  readonly describedBy: string | undefined;
  readonly onChoose: (choice: string) => void;
}

/** A select of words as the schema has them. */
export function Choice({ value, choices, none, describedBy, onChoose }: ChoiceProps) {
  return (
    <select
      value={value}
      aria-describedby={describedBy}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choice || none}
        </option>
      ))}
    </select>
  );
}
