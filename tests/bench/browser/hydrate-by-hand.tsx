import { useLayoutEffect, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import type { CleanPage } from '../pages/clean-page.ts';
import { HandWrittenPage } from '../pages/hand-written-page.tsx';
import { codeByType } from './hand-written.ts';

const ROOT = 'root';
const DATA = 'data';

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Tells when all that is in it responds. */
function Hydrated({ onHydrated, children }: HydratedProps): ReactNode {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * The body of a document as somebody's own server sends it: the page, and its data to hydrate it
 * with.
 */
export function renderByHand(page: CleanPage): string {
  const html = renderToString(
    <Hydrated onHydrated={() => undefined}>
      <HandWrittenPage page={page} codeByType={codeByType} />
    </Hydrated>,
  );
  const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
  return `<div id="${ROOT}">${html}</div><script type="application/json" id="${DATA}">${data}</script>`;
}

/** Hydrates it from its data. Resolves once everything responds. */
export async function hydrateByHand(): Promise<Root> {
  const element = document.getElementById(ROOT);
  if (!element) throw new Error('There is nothing to hydrate.');
  const page = JSON.parse(document.getElementById(DATA)?.textContent ?? '') as CleanPage;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const root = hydrateRoot(
    element,
    <Hydrated onHydrated={resolve}>
      <HandWrittenPage page={page} codeByType={codeByType} />
    </Hydrated>,
    { onRecoverableError: reject },
  );
  await promise;
  return root;
}
