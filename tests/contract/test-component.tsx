import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { defineEntry, type Entry } from '#renderer';

/** An entry made for a test. It accepts whatever its author writes. */
export function testPart(
  id: string,
  Component: ComponentType<{ readonly children?: ReactNode }>,
  options: Partial<Pick<Entry, 'interactive' | 'check' | 'load'>> = {},
): Entry {
  return defineEntry<{ readonly children?: ReactNode }>({
    kind: 'component',
    type: id,
    interactive: true,
    load: () => Promise.resolve(Component),
    check: () => Promise.resolve({ check: () => [], shape: {} }),
    ...options,
  });
}

/** A part in which a visitor can type and click. */
export const works = testPart('works', () => {
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="your name" />
      <button onClick={() => setCount(count + 1)}>count {count}</button>
    </>
  );
});

/** A static component. */
export const quiet = testPart('quiet', () => <p>rendered by the server</p>, { interactive: false });
