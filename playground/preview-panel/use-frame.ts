import { useEffect, type RefObject } from 'react';
import { isObject } from '#schemas/is-object.ts';
import type { Playground } from '../state/playground.ts';
import { withSelects } from '../state/selects.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { openFrameChannel, type ShowRequest } from './frame-channel.ts';

/** Keeps the frame at the last good page of what is being edited, and the store at what the frame answers. */
export function useFrame(store: PlaygroundStore, frame: RefObject<HTMLIFrameElement | null>): void {
  useEffect(() => {
    const { noteShown } = store.getState();
    const channel = openFrameChannel({
      window,
      frame: () => frame.current?.contentWindow ?? null,
      onAnswer: (answer) =>
        noteShown(
          answer.type === 'vitrine:shown'
            ? { faults: answer.faults, steps: answer.steps }
            : { faults: [], steps: [], failure: answer.reason },
        ),
    });
    const stop = store.subscribe(({ playground }, before) => {
      if (playground && showsOther(playground, before.playground))
        channel.show(requestOf(playground));
    });
    const { playground } = store.getState();
    if (playground) channel.show(requestOf(playground));
    return () => {
      stop();
      channel.close();
    };
  }, [store, frame]);
}

function showsOther(now: Playground, before: Playground | undefined): boolean {
  return (
    now.scenario !== before?.scenario ||
    now.selects !== before.selects ||
    now.documents.page.lastGood !== before.documents.page.lastGood ||
    now.documents.macros.lastGood !== before.documents.macros.lastGood
  );
}

function requestOf({ scenario, selects, documents }: Playground): ShowRequest {
  const { page, macros } = documents;
  return {
    scenario: withSelects(scenario, selects),
    ...(page.lastGood !== undefined && { page: page.lastGood }),
    ...(isObject(macros.lastGood) && { macros: macros.lastGood }),
  };
}
