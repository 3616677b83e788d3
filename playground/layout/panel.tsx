import { useContext, type ReactNode } from 'react';
import { FoldingContext, useFold } from './folding.ts';
import { RegionHead, type RegionName } from './region.tsx';

interface PanelProps {
  readonly name: RegionName;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * A region that folds in a narrow window only. Its content stays mounted: an editor, a page that is
 * shown.
 */
export function Panel({ name, className, children }: PanelProps) {
  const { isNarrow } = useContext(FoldingContext);
  const [isFoldedOpen, toggle] = useFold(name, true);
  const isOpen = isFoldedOpen || !isNarrow;
  const bodyId = `panel-${name}`;
  return (
    <section className={className} aria-label={name} data-open={isOpen}>
      {isNarrow ? (
        <RegionHead name={name} isOpen={isOpen} onToggle={toggle} bodyId={bodyId} />
      ) : (
        <h2 className="off">{name}</h2>
      )}
      <div className="panel__body" id={bodyId} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
