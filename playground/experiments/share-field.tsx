import { useContext, useState } from 'react';
import { LanguageContext, usePlaygroundContext } from '../context/playground-context.ts';
import { MAX_SHARE, readShare, setShare } from '../state/experiments/change-experiment.ts';
import type { PageVariant } from '../state/experiments/list-page-experiments.ts';

interface ShareFieldProps {
  readonly variant: PageVariant;
  /** True while the document cannot be changed. */
  readonly isLocked: boolean;
}

/** Changes the share of a variant, and says how many percent of all visitors that makes. */
export function ShareField({ variant: row, isLocked }: ShareFieldProps) {
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
