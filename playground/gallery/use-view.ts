import { useEffect, useState } from 'react';
import type { Environment } from '../environment/environment.ts';
import { formatViewAddress, readView, type GalleryView } from './view.ts';

/** Returns the view that the address names, and a function that changes both. */
export function useView(environment: Environment): [GalleryView, (view: GalleryView) => void] {
  const [view, setView] = useState(() => readView(environment.address().searchParams));
  useEffect(() => {
    environment.setAddress(formatViewAddress(environment.address().pathname, view));
  }, [view, environment]);
  return [view, setView];
}
