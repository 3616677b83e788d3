import { useState } from 'react';
import type { Environment } from '../environment/environment.ts';

export type Theme = 'light' | 'dark';

const NAME = 'theme';

/**
 * The theme that was chosen before, else the one that the system prefers; and the switch to the
 * other.
 */
export function useTheme(environment: Environment): [Theme, () => void] {
  const [theme, setTheme] = useState(() => startTheme(environment));
  const switchTheme = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    setTheme(other);
    environment.storeSetting(NAME, other);
  };
  return [theme, switchTheme];
}

function startTheme({ readSetting, matches }: Environment): Theme {
  const stored = readSetting(NAME);
  if (stored === 'light' || stored === 'dark') return stored;
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
