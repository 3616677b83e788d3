import { useId, useMemo } from 'react';
import { isJson } from '#schemas/validate/json/is-json.ts';
import { joinMerge, type MergePart, type Side } from '../json-text/merge-lines.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Difference } from '../layout/difference.tsx';
import { joinDocumentNames } from '../state/document/names.ts';
import { DialogChoice } from './dialog-field.tsx';
import type { DocumentMerge } from './merge.ts';

type Disputed = Extract<MergePart, { readonly kind: 'disputed' }>;
type Sides = readonly (Side | undefined)[];

interface MergeSectionProps {
  readonly merge: DocumentMerge;
  readonly taken: Sides;
  readonly onTake: (taken: Sides) => void;
}

/** The merge of one document: the places to decide, what it comes to, and the two sides of it. */
export function MergeSection({ merge, taken, onTake }: MergeSectionProps) {
  const { t } = usePlaygroundContext();
  const { document, before, mine, theirs, parts } = merge;
  const disputed = parts.filter((part) => part.kind === 'disputed');
  const result = useMemo(() => joinMerge(parts, taken), [parts, taken]);
  const name = joinDocumentNames([document]);
  const differences = [
    { title: t('mergeResult'), from: mine, to: result },
    { title: t('mergeMine'), from: before, to: mine },
    { title: t('mergeTheirs'), from: before, to: theirs },
  ];
  return (
    <section>
      {disputed.map((part, index) => (
        <Place
          // Places do not change while they are shown.
          key={`${document} ${String(index)}`}
          title={`${name}: ${t('mergePlace', { number: index + 1, count: disputed.length })}`}
          part={part}
          side={taken[index]}
          onTake={(side) =>
            onTake(disputed.map((_, each) => (each === index ? side : taken[each])))
          }
        />
      ))}
      {result !== undefined && !isJson(result) && <p className="refused">{t('mergeBroken')}</p>}
      {differences.map(({ title, from, to }) =>
        to === undefined ? null : (
          <Difference key={title} name={`${name}: ${title}`} before={from} after={to} />
        ),
      )}
    </section>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly part: Disputed;
  readonly side: Side | undefined;
  readonly onTake: (side: Side) => void;
}

/** A place that both have changed: the text that they began with, and a choice between the two. */
function Place({ title, part, side, onTake }: PlaceProps) {
  const { t } = usePlaygroundContext();
  const id = useId();
  const sides = [
    { each: 'mine', label: t('mergeKeepMine') },
    { each: 'theirs', label: t('mergeKeepTheirs') },
  ] as const;
  return (
    <fieldset className="dialog__choices merge__place" data-open={side === undefined}>
      <legend className="dialog__label">{title}</legend>
      <span className="dialog__hint">{t('mergeBefore')}</span>
      <Lines lines={part.before} />
      {sides.map(({ each, label }) => (
        <div key={each} className="merge__side" data-taken={side === each}>
          <DialogChoice
            type="radio"
            name={id}
            label={label}
            isChosen={side === each}
            onChange={() => onTake(each)}
          />
          <Lines lines={part[each]} />
        </div>
      ))}
    </fieldset>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = usePlaygroundContext();
  return (
    <pre className="merge__lines">
      {lines.length > 0 ? lines.join('').trimEnd() : <i>{t('mergeNothing')}</i>}
    </pre>
  );
}
