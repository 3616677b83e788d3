import {
  usePlayground,
  usePlaygroundContext,
  LanguageContext,
} from '../context/playground-context.ts';
import type { PageExperiment, PageVariant } from '../state/experiments/list-page-experiments.ts';
import { useContext, useState } from 'react';
import { MAX_SHARE, readShare, setShare } from '../state/experiments/change-experiment.ts';

interface VariantTableProps {
  readonly experiment: PageExperiment;
  /** True while the document of the experiments cannot be changed. */
  readonly isLocked: boolean;
}

/** The variants of an experiment: a press shows one, and leads to its text. */
export function VariantTable({ experiment, isLocked }: VariantTableProps) {
  const { t } = usePlaygroundContext();
  const { key, variants } = experiment;
  return (
    <table className="variants" aria-label={t('variantsOfExperiment', { key })}>
      <thead>
        <tr>
          <th scope="col">{t('variantName')}</th>
          <th scope="col">{t('variantShare')}</th>
          <th scope="col">{t('variantActions')}</th>
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <VariantRow
            key={`${variant.variant} ${variant.variantUrl}`}
            experiment={experiment}
            variant={variant}
            isLocked={isLocked}
          />
        ))}
      </tbody>
    </table>
  );
}

interface VariantRowProps extends VariantTableProps {
  readonly variant: PageVariant;
}

function VariantRow({ experiment, variant: row, isLocked }: VariantRowProps) {
  const { t, store } = usePlaygroundContext();
  const { variant, variantUrl, state, id } = row;
  const isOpen = state === 'open';
  const isControl = variantUrl === experiment.experimentUrl;
  const target = id === undefined ? undefined : { id, key: experiment.key, variant, isControl };
  return (
    <tr data-open={isOpen}>
      <th scope="row">
        <button
          type="button"
          className="button variants__show"
          aria-pressed={isOpen}
          title={t('showVariant', { variant })}
          disabled={!target}
          onClick={() => target && void store.getState().openVariant(target)}
        >
          {variant}
        </button>
        <span className="variants__address">{variantUrl}</span>
      </th>
      <td>
        <ShareField variant={row} isLocked={isLocked} />
      </td>
      <td>
        <State state={state} />
        {target && (
          <button
            type="button"
            className="button button--line"
            aria-label={`Page model: ${variant}`}
            onClick={() => void store.getState().openVariantText(target)}
          >
            Page model
          </button>
        )}
        {id !== undefined && !isOpen && <Compare address={variantUrl} variant={variant} />}
      </td>
    </tr>
  );
}

function State({ state }: Pick<PageVariant, 'state'>) {
  const { t } = usePlaygroundContext();
  if (state === 'draft') return <span className="pill">{t('versionDraft')}</span>;
  if (state === 'missing') return <span className="pill">{t('versionMissing')}</span>;
  return null;
}

/** Shows the page of a variant beside the one that is open, or that one alone again. */
function Compare({ address, variant }: { readonly address: string; readonly variant: string }) {
  const { t, store } = usePlaygroundContext();
  const isCompared = usePlayground((state) => state.isBeside && state.besidePage === address);
  return (
    <button
      type="button"
      className="button button--line"
      aria-pressed={isCompared}
      aria-label={`${t('sideBySide')}: ${variant}`}
      onClick={() => store.getState().compareWith(isCompared ? undefined : address)}
    >
      {t('sideBySide')}
    </button>
  );
}

interface ShareFieldProps {
  readonly variant: PageVariant;
  /** True while the document cannot be changed. */
  readonly isLocked: boolean;
}

/** Changes the share of a variant, and says how many percent of all visitors that makes. */
function ShareField({ variant: row, isLocked }: ShareFieldProps) {
  const { t, store } = usePlaygroundContext();
  const [typed, setTyped] = useState<string>();
  const { variant, pointer, share, percent } = row;
  // One that is only a draft is in no list yet.
  if (pointer === undefined || share === undefined || percent === undefined) return null;
  const change = (text: string) => {
    setTyped(text);
    const value = readShare(text);
    if (value === undefined || value === share) return;
    store.getState().changeValues('experiments', setShare(pointer, value));
  };
  return (
    <span className="variants__share">
      <input
        className="field__text field__text--number"
        type="number"
        min={0}
        max={MAX_SHARE}
        aria-label={t('shareOfVariant', { variant })}
        value={typed ?? share}
        disabled={isLocked}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <Percent value={percent} />
    </span>
  );
}

/** Two digits are as many as shares of ten variants need. */
function Percent({ value }: { readonly value: number }) {
  const language = useContext(LanguageContext);
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
    value / 100,
  );
}
