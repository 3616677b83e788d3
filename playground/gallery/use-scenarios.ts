import { useEffect, useState } from 'react';
import type { FollowIndex } from './follow-index.ts';
import type { GalleryScenario } from './gallery-scenario.ts';

/** Returns the scenarios as they are now: those of the start, until another list has come. */
export function useScenarios(
  atFirst: readonly GalleryScenario[],
  follow: FollowIndex,
): readonly GalleryScenario[] {
  const [scenarios, setScenarios] = useState(atFirst);
  useEffect(() => follow(setScenarios), [follow]);
  return scenarios;
}
