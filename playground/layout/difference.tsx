import { useMemo } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { formatDifference, type DisplayedLine } from './format-difference.ts';

interface DifferenceProps {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** The most lines that are shown. */
  readonly maxLines?: number;
}

/** The lines in which a document differs, in a list that scrolls. */
export function Difference({ name, before, after, maxLines = 60 }: DifferenceProps) {
  const { t } = usePlaygroundContext();
  const { lines, inserted, removed, hidden } = useMemo(
    () => formatDifference(before, after, maxLines),
    [before, after, maxLines],
  );
  return (
    <section className="difference" aria-label={name}>
      <h3 className="difference__heading">
        <b>{name}</b> {t('linesChanged', { inserted, removed })}
      </h3>
      {/* Keys can only scroll what has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className="difference__lines" tabIndex={0} aria-label={name}>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.number}`} line={line} />
        ))}
      </ol>
      {hidden > 0 && <p className="difference__more">{t('moreLines', { count: hidden })}</p>}
    </section>
  );
}

const ELEMENTS = { same: 'span', removed: 'del', inserted: 'ins' } as const;
const SIGNS = { same: ' ', removed: '−', inserted: '+' };

function Line({ line: { kind, number, text } }: { readonly line: DisplayedLine }) {
  const Text = ELEMENTS[kind];
  return (
    <li className="difference__line" data-kind={kind}>
      <span className="difference__number" aria-hidden="true">
        {number}
      </span>
      <span aria-hidden="true">{SIGNS[kind]}</span>
      <Text>{text === '' ? ' ' : text}</Text>
    </li>
  );
}
