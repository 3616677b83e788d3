import type { ComponentType, ReactNode } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { LoadFailure } from './load-failure.tsx';
import { useLoaded } from './use-loaded.ts';

interface LatePartProps<Props> {
  /** Loads the component; it stays the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
  /** Stands there until the part does. */
  readonly waiting?: ReactNode;
}

/** A part of the window whose files come once it is wanted, and that says so where they do not. */
export function LatePart<Props>({ load, children, waiting }: LatePartProps<Props>) {
  const { t } = usePlaygroundContext();
  const { data: Part, hasFailed } = useLoaded(load);
  if (hasFailed) return <LoadFailure text={t('partNotLoaded')} />;
  return Part ? children(Part) : waiting;
}
