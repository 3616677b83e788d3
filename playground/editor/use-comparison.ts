import { useMemo, useState, type RefObject } from 'react';
import { TABS, type DocumentName } from '../state/names.ts';
import { usePlayground, usePlaygroundContext } from '../playground-context.ts';
import type { Comparison } from './editor-props.ts';

/**
 * Whether a document is compared with its saved text. The focus goes back to the button when that
 * ends.
 */
export function useComparison(document: DocumentName, host: RefObject<HTMLElement | null>) {
  const { t } = usePlaygroundContext();
  const saved = usePlayground(({ playground }) => playground?.original[document]) ?? '';
  const [isComparing, compare] = useState(false);
  const comparison = useMemo<Comparison | undefined>(() => {
    const tab = TABS.find(({ id }) => id === document)?.name ?? '';
    if (!isComparing) return undefined;
    return {
      saved,
      label: t('savedText', { tab }),
      sameLabel: t('nothingDiffers'),
      onClose() {
        compare(false);
        host.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus();
      },
    };
  }, [isComparing, saved, document, host, t]);
  return { isComparing, compare, comparison };
}
