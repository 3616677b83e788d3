import { useContext, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { KeyCommand } from './command-button.tsx';
import { COMMANDS } from './command-list.ts';
import { goToNextRegion } from './next-region.ts';
import { readRegionKey } from './region-key.ts';
import { ScreensContext } from './screens.ts';

/** F6 leads to the next region, with Shift to the one before, wherever the focus is. */
export function RegionKeys() {
  const { bring } = useContext(ScreensContext);
  // A region takes the focus only once it is in sight.
  const go = (direction: 1 | -1) =>
    goToNextRegion(direction, (region) => flushSync(() => bring(region)));
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const direction = readRegionKey(event);
    if (direction === undefined) return;
    event.preventDefault();
    go(direction);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => listen(event);
    // This listens before the code editor, which has keys of its own.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
  return (
    <>
      <KeyCommand of={COMMANDS.nextRegion} run={() => go(1)} />
      <KeyCommand of={COMMANDS.previousRegion} run={() => go(-1)} />
    </>
  );
}
