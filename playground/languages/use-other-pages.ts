import { usePlayground } from '../context/playground-context.ts';
import { usePageExperiments } from '../experiments/use-page-experiments.ts';
import { getLanguageCode } from './language-name.ts';
import { useVersions } from './use-versions.ts';

/** A page that can stand beside the open one. */
interface OtherPage {
  /** The locale of a version, or the address of a variant. */
  readonly name: string;
  readonly id: string;
  readonly locale: string;
  readonly label: string;
  /** True for a variant of the page, false for a version in another language. */
  readonly isVariant: boolean;
}

/** Returns the versions of the open page in other languages, and its variants. */
export function useOtherPages(): readonly OtherPage[] {
  const locale = usePlayground(({ playground }) => playground?.selects.locale) ?? '';
  const versions = useVersions().flatMap(({ id, state, locale: own }): OtherPage[] => {
    if (id === undefined || (state !== 'there' && state !== 'draft')) return [];
    return [{ name: own, id, locale: own, label: getLanguageCode(own), isVariant: false }];
  });
  const variants = usePageExperiments().flatMap(({ variants: all }) =>
    all.flatMap(({ id, state, variant, variantUrl: name }): OtherPage[] =>
      id === undefined || state === 'open'
        ? []
        : [{ name, id, locale, label: variant, isVariant: true }],
    ),
  );
  return [...versions, ...variants];
}
