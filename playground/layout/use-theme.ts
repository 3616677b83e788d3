import { useState } from 'react';
import type { Surroundings } from '../environment.ts';

export type Theme = 'light' | 'dark';

const NAME = 'theme';

/** The theme that was chosen before, else the one that the system prefers; and the switch to the other. */
export function useTheme(surroundings: Surroundings): [Theme, () => void] {
  const [theme, setTheme] = useState(() => startTheme(surroundings));
  const switchTheme = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    setTheme(other);
    surroundings.remember(NAME, other);
  };
  return [theme, switchTheme];
}

function startTheme({ recall, matches }: Surroundings): Theme {
  const remembered = recall(NAME);
  if (remembered === 'light' || remembered === 'dark') return remembered;
  return matches('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}
