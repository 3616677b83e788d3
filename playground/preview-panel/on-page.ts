import { useContext, useEffect, useMemo, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { splitPointer } from '#schemas/problems/pointer.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import {
  LanguageContext,
  usePlayground,
  usePlaygroundContext,
} from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { Language, Translate } from '../environment/messages.ts';
import { ENGLISH_WORDS } from '../environment/schema-words.ts';
import { useMode } from '../layout/mode.ts';
import { useOfferBadges } from '../layout/use-offer-badges.ts';
import { getZoneLabel } from '../layout/zone-label.ts';
import type { Box, ScrolledMessage, ScrollPosition, SelectMessage } from '../preview/protocol.ts';
import type { Reasons, Wording, ZoneWording } from '../preview/words-over-page.ts';
import { getText } from '../wording/passage.ts';
import { useProblemWords } from '../wording/problem-words.tsx';
import { listZones } from '../state/structure/component-lists.ts';

/** The state of the page in the frame that is no part of its model, and changes in haste. */
export interface OnPage {
  /** The box of the selected component. */
  readonly box?: Box | undefined;
  /** The box of the text in it that is being written. */
  readonly text?: Box | undefined;
  /** The words for who writes on the page; left out where nobody does. */
  readonly wording?: Wording | undefined;
  /** The reasons why parts of the page are missing; left out in English. */
  readonly reasons?: Reasons | undefined;
  /** The names of the types of components; left out in English. */
  readonly names?: SelectMessage['names'];
  /** Pointers to the components that differ from the page beside it. */
  readonly differing?: readonly string[] | undefined;
  /** The offers that shown components are, in Write; left out where all are for everybody. */
  readonly badges?: SelectMessage['badges'];
  /** The element from which a person came to write, and which they come back to. */
  readonly from?: HTMLElement | undefined;
  /** True while another version stands beside the page, which scrolls with it. */
  readonly isFollowed?: boolean;
  /** Where the page stands; left out unless it is followed. */
  readonly position?: Pick<ScrolledMessage, 'pointer' | 'share' | 'byPerson'> | undefined;
  /** Where it is to stand, since a person has scrolled the other version there. */
  readonly goal?: ScrollPosition | undefined;
}

/** Returns true if what stands over the page has changed, other than the selection. */
export function hasOtherWords(now: OnPage, before: OnPage): boolean {
  return (['wording', 'reasons', 'names', 'differing', 'badges'] as const).some(
    (name) => now[name] !== before[name],
  );
}

export type OnPageStore = StoreApi<OnPage>;

/** Creates the state of the page in the frame of a preview. In Write, one writes there. */
export function useOnPage(): OnPageStore {
  const { t } = usePlaygroundContext();
  const mode = useMode();
  const language = useContext(LanguageContext);
  const known = usePlayground((state) => state.known);
  const [onPage] = useState((): OnPageStore => createStore(() => ({})));
  useEffect(() => {
    const words = { text: t('textOnPage'), language, ...(known && { zones: nameZones(known, t) }) };
    onPage.setState({ wording: mode === 'write' ? words : undefined });
  }, [onPage, mode, known, language, t]);
  const reasons = useReasons(language);
  useEffect(() => onPage.setState({ reasons }), [onPage, reasons]);
  const names = useNames(known);
  useEffect(() => onPage.setState({ names }), [onPage, names]);
  const badges = useBadges();
  useEffect(() => {
    onPage.setState({ badges: mode === 'write' ? badges : undefined });
  }, [onPage, mode, badges]);
  return onPage;
}

/** The badges of what is shown: a page has no place for what is not. */
function useBadges(): SelectMessage['badges'] {
  const badges = useOfferBadges();
  return useMemo(() => {
    const shown = [...badges].filter(([, { isShown }]) => isShown);
    if (shown.length === 0) return undefined;
    return Object.fromEntries(
      shown.map(([pointer, { mbox, contents }]) => [pointer, mbox + contents]),
    );
  }, [badges]);
}

function useNames(known: KnownChecks | undefined): SelectMessage['names'] {
  const words = useSchemaWords();
  return useMemo(() => {
    if (words === ENGLISH_WORDS || !known) return undefined;
    const types = [...known.components.keys()];
    return Object.fromEntries(types.map((type) => [type, words.nameComponent(type)]));
  }, [known, words]);
}

/** The messages of the problems on the page, in the language of the tool unless that is English. */
function useReasons(language: Language): Reasons | undefined {
  const problems = usePlayground(({ shown }) => shown?.problems);
  const toWords = useProblemWords();
  return useMemo(() => {
    if (language === 'en-GB' || !problems || problems.length === 0) return undefined;
    const translated = problems.map((problem) => ({ problem, words: toWords(problem).message }));
    const texts = translated
      .filter(({ words }) => words.every(({ lang }) => lang === undefined))
      .map(({ problem, words }) => [problem.message, getText(words)] as const);
    return { language, texts: Object.fromEntries(texts) };
  }, [language, problems, toWords]);
}

/** Few pages use it, and it stands where the header does. The outline has it for them. */
const RARE_ZONE = 'freeHeaderZone';

function nameZones(known: KnownChecks, t: Translate): readonly ZoneWording[] {
  return listZones(known).map((pointer) => {
    const name = splitPointer(pointer).at(-1) ?? '';
    if (name === RARE_ZONE) return { pointer };
    return { pointer, text: t('addTo', { place: getZoneLabel(name, 'write', t) }) };
  });
}
