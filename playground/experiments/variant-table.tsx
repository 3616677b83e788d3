import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { PageExperiment, PageVariant } from '../state/experiments/list-page-experiments.ts';
import { ShareField } from './share-field.tsx';

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
