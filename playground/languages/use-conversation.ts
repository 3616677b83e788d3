import { useEffect, type RefObject } from 'react';
import { openFrameChannel, type FrameChannel } from '../preview-panel/frame-channel.ts';
import { createPreviewRequest } from '../preview-panel/preview-request.ts';
import type { ScrollPosition } from '../preview/protocol.ts';
import type { Playground } from '../state/playground.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { findDifferences } from '../state/translation/find-differences.ts';
import { findCounterpart } from '../state/translation/find-counterpart.ts';
import { readLastGood } from '../state/document/draft.ts';
import type { ScrollLink } from './use-scroll-link.ts';

interface Conversation {
  readonly store: PlaygroundStore;
  /** The frame of the other version. */
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly other: Playground;
  readonly link: ScrollLink;
}

/** Keeps what is selected the same in both versions, and what is at the top of both. */
export function useConversation({ store, frame, other, link }: Conversation): void {
  useEffect(() => converse({ store, frame, other, link }), [store, frame, other, link]);
}

function converse({ store, frame, other, link }: Conversation): () => void {
  const { onPage, together } = link;
  const { toHere, toThere } = createWays(store, other);
  /** The version that the other one follows: the one that a person did something in last. */
  let leader: 'here' | 'there' = 'here';
  let positionThere: ScrollPosition | undefined;
  const channel = openFrameChannel({
    window,
    frame: () => frame.current?.contentWindow ?? null,
    onAnswer: () => followHere(),
    onStatus: () => {},
    onMessage: (message) => {
      if (message.type === 'vitrine:clicked') {
        const place = toHere(message.member ?? message.pointer);
        if (place !== undefined) store.getState().select(place);
        // The page has come to what is selected, which need not be where the other one stands.
        leader = 'there';
        followThere();
      } else if (message.type === 'vitrine:scrolled') {
        positionThere = message;
        if (message.byPerson) leader = 'there';
        if (leader === 'there') followThere();
      }
    },
  });
  const select = createSelect({ store, other, link }, { channel, toThere });
  const followThere = () => {
    const goal = positionThere && together.getState().isOn && movePosition(positionThere, toHere);
    if (goal) onPage.setState({ goal });
  };
  const followHere = () => {
    leader = 'here';
    const { position } = onPage.getState();
    const goal = position && together.getState().isOn && movePosition(position, toThere);
    if (goal) channel.scrollTo(goal);
  };
  channel.show(createPreviewRequest(other));
  select();
  channel.follow(true);
  const stops = [
    store.subscribe(({ playground }, before) => {
      const isSame = playground?.selection === before.playground?.selection;
      if (isSame && playground?.documents.page === before.playground?.documents.page) return;
      select();
      if (!isSame) followHere();
    }),
    onPage.subscribe(({ position }, before) => {
      if (!position || position === before.position) return;
      if (position.byPerson || leader === 'here') followHere();
    }),
    together.subscribe(followHere),
  ];
  return () => {
    stops.forEach((stop) => stop());
    channel.close();
    onPage.setState({ differing: undefined });
  };
}

type Way = (pointer: string) => string | undefined;

/** Makes what selects in the version beside what is selected here, and outlines what differs. */
function createSelect(
  conversation: Omit<Conversation, 'frame'>,
  { channel, toThere }: { readonly channel: FrameChannel; readonly toThere: Way },
) {
  const compare = createComparison(conversation);
  return () => {
    const { selection } = conversation.store.getState().playground ?? {};
    const pointer = selection && toThere(selection);
    const differing = compare();
    channel.select({
      isSelecting: true,
      ...(pointer !== undefined && { pointer }),
      ...(differing && { differing }),
    });
  };
}

/**
 * Makes what compares a page with its variant: it outlines what differs in the page here, and
 * returns what does in the one beside it. Versions in other languages differ in everything.
 */
function createComparison({
  store,
  other,
  link: { onPage, isVariant },
}: Omit<Conversation, 'frame'>) {
  const there = readLastGood(other.documents.page);
  let compared: unknown;
  let differing: readonly string[] | undefined;
  return () => {
    const page = store.getState().playground?.documents.page;
    if (!isVariant || !page || page === compared) return differing;
    compared = page;
    const differences = findDifferences(readLastGood(page), there);
    differing = differences.there;
    onPage.setState({ differing: differences.here });
    return differing;
  };
}

/** The ways from a place of one version to the place that belongs to it in the other. */
function createWays(store: PlaygroundStore, other: Playground) {
  const there = readLastGood(other.documents.page);
  const here = () => {
    const { playground } = store.getState();
    return playground && readLastGood(playground.documents.page);
  };
  return {
    toHere: (pointer: string) => findCounterpart(pointer, there, here()),
    toThere: (pointer: string) => findCounterpart(pointer, here(), there),
  };
}

/** Returns undefined where the other version has no such component: it stays where it stands. */
function movePosition(
  { pointer, share }: ScrollPosition,
  toOther: (pointer: string) => string | undefined,
): ScrollPosition | undefined {
  if (pointer === undefined) return { share };
  const moved = toOther(pointer);
  return moved === undefined ? undefined : { pointer: moved, share };
}
