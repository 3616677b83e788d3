import { findHome, getScenarioPath, type NamedScenario } from '#fixtures';
import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };
import { experience } from '../environment/experience.ts';
import type { MessageKey } from '../environment/messages.ts';
import { applySelects } from '../conditions/selects.ts';
import { findPageOfId } from '../state/page-scenario.ts';
import { getEdits, type Playground } from '../state/playground.ts';
import { listPageAddresses } from './new-page.ts';
import { buildNewScenarioFiles, splitTags } from './new-scenario.ts';
import type { Asked, NewScenario } from './new-scenario.ts';

/** The fields that can be wrong, in their order. */
export const FIELDS = ['kind', 'title', 'page', 'tags', 'id'] as const;
export type FieldName = (typeof FIELDS)[number];

/** Says what is wrong in a field, and names a value that is free where the present one is taken. */
export interface FieldError {
  readonly message: MessageKey;
  readonly free?: string;
}

/** All that is there already, which a new scenario has to differ from. */
export interface Taken {
  readonly scenarios: readonly NamedScenario[];
  /** The paths of all fixtures. */
  readonly files: readonly string[];
}

/**
 * The server allows more, but here no hyphen stands at an end or beside another: no scenario would
 * be found under such a name.
 */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const TAG = new RegExp(schema.properties.tags.items.pattern);
const MAX_TITLE = schema.properties.title.maxLength;
const MAX_TAGS = schema.properties.tags.maxItems;
const MAX_NAME_CHARACTERS = 64;
/** The server takes six parts, of which the folder of the fixtures is one. */
const MAX_PARTS = 5;
/** A scenario has a folder and a name. */
const SCENARIO_PARTS = 2;
const HOME_PARTS = 2;

/**
 * Returns the first values of the fields. A page that was changed becomes one of its own, beside
 * the present one, or below it where that is a home page.
 */
export function suggestNew(playground: Playground): NewScenario {
  const { scenario, scenarioId, selects } = playground;
  const [first = 'page'] = scenarioId.split('/');
  const folder = findPageOfId(scenarioId) === undefined ? first : 'page';
  const { tags: [tag = folder] = [] } = scenario;
  return {
    kind: getEdits(playground).page === undefined ? 'state' : 'page',
    title: '',
    tags: tag === 'broken' ? folder : tag,
    id: `${folder}/`,
    page: `${folderOf(applySelects(scenario, selects))}/`,
    locales: [],
  };
}

function folderOf(scenario: Scenario): string {
  const parts = getScenarioPath(scenario, experience).split('/').filter(Boolean);
  return parts.slice(0, Math.max(HOME_PARTS, parts.length - 1)).join('/');
}

/** Gives another title: the names that were proposed for the one before follow it. */
export function changeTitle(said: NewScenario, title: string, { files }: Taken): NewScenario {
  const [before, after] = [toName(said.title), toName(title)];
  const followed = (path: string, isTaken: (path: string) => boolean) => {
    const [folder, name] = splitLast(path);
    return isProposed(name, before) ? findFree(folder + after, isTaken) : path;
  };
  const isTaken = (path: string) => files.includes(path);
  return {
    ...said,
    title,
    id: followed(said.id, (id) => isTaken(`scenarios/${id}.json`)),
    page: followed(said.page, (page) => isTaken(`pages/${page}.json`)),
  };
}

/** Finds what is wrong in the fields, by the rules that the checks and tests of scenarios have. */
export function findFieldErrors(
  context: Asked,
  said: NewScenario,
  taken: Taken,
): Partial<Record<FieldName, FieldError>> {
  const errors: Record<FieldName, FieldError | undefined> = {
    kind: kindError(context, said),
    title: titleError(said, taken),
    page: said.kind === 'page' ? findPageError(said, taken) : undefined,
    tags: tagsError(said, context),
    id: idError(said, taken),
  };
  const problems = FIELDS.flatMap((name) => (errors[name] ? [[name, errors[name]]] : []));
  return Object.fromEntries(problems);
}

function kindError(context: Asked, said: NewScenario): FieldError | undefined {
  if (said.kind === 'page') return undefined;
  const isHeld = buildNewScenarioFiles(context, said).obstacles.some(
    ({ document }) => document === 'page',
  );
  return isHeld ? { message: 'newStateChanged' } : undefined;
}

function titleError({ title }: NewScenario, { scenarios }: Taken): FieldError | undefined {
  const own = title.trim();
  if (own === '' || own.length > MAX_TITLE) return { message: 'newTitleRule' };
  const isTaken = scenarios.some(({ scenario }) => scenario.title === own);
  return isTaken ? { message: 'newTitleTaken' } : undefined;
}

function tagsError(said: NewScenario, { reported }: Asked): FieldError | undefined {
  const tags = splitTags(said.tags);
  const areGood = tags.every((tag) => TAG.test(tag));
  if (!areGood || tags.length === 0 || tags.length > MAX_TAGS) return { message: 'newTagsRule' };
  const isBroken = tags.includes('broken') || said.id.endsWith('/broken');
  return isBroken && reported.length === 0 ? { message: 'newNotBroken' } : undefined;
}

function idError({ id }: NewScenario, { files }: Taken): FieldError | undefined {
  const parts = id.split('/');
  if (parts.length !== SCENARIO_PARTS || !areNames(parts)) return { message: 'newIdWrong' };
  const isTaken = (each: string) => files.includes(`scenarios/${each}.json`);
  return isTaken(id) ? { message: 'newIdTaken', free: findFree(id, isTaken) } : undefined;
}

/** Finds what is wrong in the path of a page of its own. */
export function findPageError(
  said: Pick<NewScenario, 'page' | 'locales'>,
  { files }: Pick<Taken, 'files'>,
): FieldError | undefined {
  const parts = said.page.split('/');
  const hasHome = findHome(`/${said.page}`, experience) !== undefined;
  if (parts.length > MAX_PARTS || !areNames(parts) || !hasHome) return { message: 'newPageWrong' };
  const isTaken = (page: string) =>
    listPageAddresses({ ...said, page }).some(({ path }) => files.includes(`pages/${path}.json`));
  return isTaken(said.page)
    ? { message: 'newPageTaken', free: findFree(said.page, isTaken) }
    : undefined;
}

/** Finds a path that is free: itself, else the one with the first number that is. */
export function findFree(path: string, isTaken: (path: string) => boolean): string {
  const [folder, name] = splitLast(path);
  const stem = name.replace(/-\d+$/, '');
  let free = path;
  for (let number = 2; isTaken(free); number += 1) {
    const ending = `-${number}`;
    free = folder + stem.slice(0, MAX_NAME_CHARACTERS - ending.length) + ending;
  }
  return free;
}

function isProposed(name: string, before: string): boolean {
  return name.startsWith(before) && /^(?:-\d+)?$/.test(name.slice(before.length));
}

function splitLast(path: string): readonly [string, string] {
  const end = path.lastIndexOf('/') + 1;
  return [path.slice(0, end), path.slice(end)];
}

/** A title as a name in an address. */
export function toName(title: string): string {
  return title
    .replaceAll(/[Ää]/g, 'ae')
    .replaceAll(/[Öö]/g, 'oe')
    .replaceAll(/[Üü]/g, 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[Œœ]/g, 'oe')
    .replaceAll(/[Ææ]/g, 'ae')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_CHARACTERS)
    .replaceAll(/^-+|-+$/g, '');
}

function areNames(parts: readonly string[]): boolean {
  return parts.every((part) => NAME.test(part) && part.length <= MAX_NAME_CHARACTERS);
}
