import { useShallow } from 'zustand/react/shallow';
import { usePlayground } from '../context/playground-context.ts';
import { listVersions, type Version } from '../state/translation/list-versions.ts';

/**
 * Returns the versions of the page that is open. They are compared by what they say, so that typing
 * in the page renders nothing.
 */
export function useVersions(): readonly Version[] {
  const lines = usePlayground(useShallow((state) => listVersions(state).map(toLine)));
  return lines.map(fromLine);
}

function toLine({ locale, state, isBroken, id = '' }: Version): string {
  return [locale, state, isBroken === true, id].join(' ');
}

function fromLine(line: string): Version {
  const [locale = '', state, broken, id] = line.split(' ');
  const known = STATES.find((each) => each === state) ?? 'missing';
  return {
    locale,
    state: known,
    ...(broken === 'true' && { isBroken: true }),
    ...(id !== undefined && { id }),
  };
}

const STATES = ['open', 'there', 'draft', 'missing'] as const;
