import './experiments.css';
import { useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { Icon } from '../layout/icon.tsx';
import { setEnded } from '../state/experiments/change-experiment.ts';
import { findVariantFolder } from '../state/experiments/create-variant.ts';
import type { PageExperiment } from '../state/experiments/list-page-experiments.ts';
import { findShownVariant } from '../state/experiments/shown-variant.ts';
import type { Playground } from '../state/playground.ts';
import { NewVariantDialog } from './new-variant-dialog.tsx';
import { usePageExperiments } from './use-page-experiments.ts';
import { VariantTable } from './variant-table.tsx';
import { isStale } from '../state/document/draft.ts';

/**
 * The experiments that the open page is part of: which variants there are, for how many visitors,
 * and which of them the preview shows. A page that is in none can begin one.
 */
export function PageExperiments() {
  const { t } = usePlaygroundContext();
  const experiments = usePageExperiments();
  const obstacle = usePlayground(({ playground }) => playground && findObstacle(playground));
  const isEmpty = experiments.length === 0;
  return (
    <div className="experiments">
      {experiments.map((experiment) => (
        <Experiment key={experiment.key} experiment={experiment} />
      ))}
      {isEmpty && <EmptyState>{t(obstacle ?? 'noExperiment')}</EmptyState>}
      <div className="experiments__new">
        <NewVariant isPossible={obstacle === undefined} />
        {!isEmpty && obstacle && <span className="experiments__hint">{t(obstacle)}</span>}
      </div>
    </div>
  );
}

/** Finds why no variant can be made of the open page; undefined where one can. */
function findObstacle(playground: Playground): MessageKey | undefined {
  const { page, experiments } = playground.documents;
  if (findVariantFolder(playground) === undefined) return 'noVariantHere';
  return isStale(page) || isStale(experiments) ? 'variantsNotReadable' : undefined;
}

function Experiment({ experiment }: { readonly experiment: PageExperiment }) {
  const { t } = usePlaygroundContext();
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const isBroken = usePlayground(
    ({ playground }) => !playground || isStale(playground.documents.experiments),
  );
  const isLocked = isBroken || isElsewhere;
  const { key, experimentUrl, isEnded } = experiment;
  return (
    <section className="experiment" aria-label={key}>
      <h3 className="experiment__head">
        {key}
        <span className="pill" data-running={!isEnded}>
          {t(isEnded ? 'experimentEnded' : 'experimentRunning')}
        </span>
        <span className="experiment__address">{t('experimentOn', { address: experimentUrl })}</span>
        <EndOrResume experiment={experiment} isLocked={isLocked} />
      </h3>
      <Shown experiment={experiment} />
      <VariantTable experiment={experiment} isLocked={isLocked} />
    </section>
  );
}

interface EndOrResumeProps {
  readonly experiment: PageExperiment;
  /** True while the document cannot be changed. */
  readonly isLocked: boolean;
}

/** Ends an experiment, so that everybody sees the page as it is, or lets it run again. */
function EndOrResume({ experiment: { key, pointer, isEnded }, isLocked }: EndOrResumeProps) {
  const { t, store } = usePlaygroundContext();
  if (pointer === undefined) return null;
  const toggle = () => store.getState().changeValues('experiments', setEnded(pointer, !isEnded));
  return (
    <button
      type="button"
      className="button button--line"
      aria-label={t(isEnded ? 'resumeExperiment' : 'endExperiment', { key })}
      disabled={isLocked}
      onClick={toggle}
    >
      {t(isEnded ? 'experimentResume' : 'experimentEnd')}
    </button>
  );
}

/** Says at which address the preview shows the page, which both a variant and a page can be. */
function Shown({ experiment: { key, experimentUrl, variants } }: { experiment: PageExperiment }) {
  const { t } = usePlaygroundContext();
  const shown = usePlayground(({ playground }) => {
    const { experiment, variant } = (playground && findShownVariant(playground)) ?? {};
    return experiment?.key === key ? variant?.variant : undefined;
  });
  const open = variants.find(({ state }) => state === 'open');
  const isControl = open?.variantUrl === experimentUrl;
  const variant = shown ?? (isControl ? open.variant : undefined);
  const address = experimentUrl;
  return (
    <output className="experiments__hint">
      {variant === undefined
        ? t('shownAtOwnAddress', { address })
        : t('shownAsVariant', { variant, address })}
    </output>
  );
}

function NewVariant({ isPossible }: { readonly isPossible: boolean }) {
  const { t } = usePlaygroundContext();
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <CommandButton
        of={COMMANDS.newVariant}
        hint={false}
        className="button button--line"
        aria-haspopup="dialog"
        refusal={isElsewhere ? 'commandElsewhere' : isPossible ? undefined : 'commandNotNow'}
        run={() => setAsking(true)}
      >
        <Icon name="plus" />
        {t('newVariant')}
      </CommandButton>
      {isAsking && <NewVariantDialog onClose={() => setAsking(false)} />}
    </>
  );
}
