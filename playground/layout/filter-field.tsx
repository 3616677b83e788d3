import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface FilterFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'placeholder'> {
  readonly 'aria-label': string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly icon?: IconName;
}

/** A field that narrows a list. Its name stands in it while it is empty. */
export function FilterField({ onText, icon = 'magnifying-glass', ...props }: FilterFieldProps) {
  return (
    <label className="filter">
      <Icon name={icon} />
      <input
        type="search"
        autoComplete="off"
        spellCheck={false}
        {...props}
        placeholder={props['aria-label']}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
