import type { StoreApi } from 'zustand/vanilla';
import { isEdited } from '../drafts/draft-summary.ts';
import type { Drafts } from '../drafts/drafts.ts';
import {
  createNewPageId,
  getTemplateId,
  isNewPage,
  toScenarioId,
  type Template,
} from '../new-pages.ts';
import { getEdits, type Playground } from '../playground.ts';
import type { PlaygroundActions, PlaygroundState } from '../state.ts';
import { USUAL_START } from './opening.ts';

type PageActions = Pick<PlaygroundActions, 'newPage' | 'dropPage' | 'removePage' | 'bringBackPage'>;

interface PageOptions {
  readonly now: () => number;
  readonly drafts: Drafts;
}

/** The actions on pages that are only drafts so far, each under an id of its own. */
export function createPageActions(
  { getState, setState }: StoreApi<PlaygroundState & PlaygroundActions>,
  { now, drafts }: PageOptions,
): PageActions {
  /** Begins a page from its template in the language of another page. */
  async function beginIn(locale: string, id: string): Promise<void> {
    const { translateTemplate } = await loadTemplates();
    const { playground, edit, choose } = getState();
    if (playground?.scenarioId !== id) return;
    edit('page', translateTemplate(playground.documents.page.text, locale));
    choose('locale', locale);
  }

  async function removePage(id: string) {
    const draft = await drafts.remove(id);
    setState((state) => ({
      drafts: state.drafts.filter(({ scenarioId }) => scenarioId !== id),
    }));
    return draft;
  }

  /** Writes a page as it was into the one that is open, and shows it to the same visitor. */
  function copyPage({ documents, selects }: Playground): void {
    const { edit, choose } = getState();
    edit('page', documents.page.text);
    for (const name of ['locale', 'segment'] as const) choose(name, selects[name]);
  }

  return {
    async newPage(start) {
      const { playground: before, openScenario } = getState();
      const template = start === 'copy' ? 'empty' : start;
      // A page that nobody has written on is a new one.
      if (start !== 'copy' && (await isUntouched(before, template))) return;
      const id = findFreePageId(getState(), now(), template);
      await openScenario(id);
      const { playground: begun } = getState();
      if (!before || begun?.scenarioId !== id) return;
      const { locale } = before.selects;
      if (start === 'copy') copyPage(before);
      else if (locale !== begun.selects.locale) await beginIn(locale, id);
    },
    async dropPage(id) {
      const { scenarios, openScenario } = getState();
      if (isOpen(getState(), id)) {
        const usual = scenarios.find((scenario) => scenario.id === USUAL_START) ?? scenarios[0];
        await openScenario(usual?.id ?? USUAL_START);
      }
      // Where nothing else could be opened, the page stays.
      if (isOpen(getState(), id)) return;
      const draft = await removePage(id);
      if (draft) setState({ notice: { kind: 'dropped-page', draft } });
    },
    async removePage(id) {
      await removePage(id);
    },
    async bringBackPage() {
      const { notice, openScenario } = getState();
      if (notice?.kind !== 'dropped-page') return;
      drafts.restore(notice.draft);
      await openScenario(notice.draft.scenarioId);
    },
  };
}

function isOpen({ playground }: PlaygroundState, id: string): boolean {
  return playground?.scenarioId === id;
}

async function isUntouched(
  playground: Playground | undefined,
  template: Template,
): Promise<boolean> {
  const { scenarioId = '' } = playground ?? {};
  if (!playground || !isNewPage(scenarioId)) return false;
  if (toScenarioId(scenarioId) !== getTemplateId(template)) return false;
  return !isEdited(playground) || isOnlyTranslated(playground);
}

/** Returns true if nothing of a page differs from its template but the language. */
async function isOnlyTranslated(playground: Playground): Promise<boolean> {
  const { documents, original, selects } = playground;
  if (Object.keys(getEdits(playground)).join() !== 'page') return false;
  const { translateTemplate } = await loadTemplates();
  return documents.page.text === translateTemplate(original.page, selects.locale);
}

/** English pages need none of them. */
const loadTemplates = () => import('../templates/translate-template.ts');

/** Finds an id for a page that is begun: two may be within the same millisecond. */
export function findFreePageId(
  state: PlaygroundState,
  time: number,
  template: Template = 'empty',
): string {
  const { playground, drafts } = state;
  const id = createNewPageId(template, time);
  const isTaken =
    playground?.scenarioId === id || drafts.some(({ scenarioId }) => scenarioId === id);
  return isTaken ? findFreePageId(state, time + 1, template) : id;
}
