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
import { usePageExperiments } from './use-page-experiments.ts';
import { VariantTable } from './variant-table.tsx';
import { isStale } from '../state/document/draft.ts';
import { AddressDialog } from '../save/address-dialog.tsx';
import { findOwnAddress } from '../state/translation/find-own-address.ts';

/** Pages have such names, and so have variants. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const MAX_CHARACTERS = 64;

const FIRST_LETTER = 'b'.charCodeAt(0);

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

/** Asks for the address of a new variant, which is its name as well. */
function NewVariantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, store } = usePlaygroundContext();
  const folder = usePlayground(({ playground }) => playground && findVariantFolder(playground));
  const isTaken = useTaken(folder ?? '');
  const own = usePlayground(({ playground }) => playground && findOwnAddress(playground)?.path);
  const [typed, setTyped] = useState<string>();
  const segment = typed ?? suggestSegment(own?.slice(own.lastIndexOf('/') + 1) ?? '', isTaken);
  const error = findError(segment, isTaken);
  return (
    <AddressDialog
      title={t('newVariant')}
      about={t('newVariantHint')}
      label={t('variantSegment')}
      hint={`/${folder ?? ''}${segment}`}
      value={segment}
      error={error && t(error)}
      onChange={setTyped}
      onMake={() => void store.getState().makeVariant(segment)}
      onClose={onClose}
    />
  );
}

/** Returns what tells whether there is a page of a name in a folder, be it a draft. */
function useTaken(folder: string): (segment: string) => boolean {
  const pages = usePlayground(({ content }) => content?.pages);
  const drafts = usePlayground((state) => state.drafts);
  return (segment) =>
    (pages?.includes(`/${folder}${segment}`) ?? false) ||
    drafts.some(({ variant }) => variant?.path === `${folder}${segment}`);
}

/** The name of the page with a letter, which says the order in which variants were made. */
function suggestSegment(name: string, isTaken: (segment: string) => boolean): string {
  for (let code = FIRST_LETTER; code <= 'z'.charCodeAt(0); code += 1) {
    const segment = `${name}-${String.fromCharCode(code)}`;
    if (!isTaken(segment)) return segment;
  }
  return name;
}

function findError(segment: string, isTaken: (segment: string) => boolean) {
  if (!SEGMENT.test(segment) || segment.length > MAX_CHARACTERS) return 'variantSegmentRule';
  return isTaken(segment) ? 'variantSegmentTaken' : undefined;
}
