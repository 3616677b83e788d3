import { useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { AddressDialog } from '../save/address-dialog.tsx';
import { findVariantFolder } from '../state/experiments/create-variant.ts';
import { findOwnAddress } from '../state/translation/find-own-address.ts';

/** Pages have such names, and so have variants. */
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_CHARACTERS = 64;
const FIRST_LETTER = 'b'.charCodeAt(0);

/** Asks for the address of a new variant, which is its name as well. */
export function NewVariantDialog({ onClose }: { readonly onClose: () => void }) {
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
