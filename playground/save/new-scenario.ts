import { getScenarioPath } from '#fixtures';
import type { Scenario } from '#schemas/generated/scenario.ts';
import { SCENARIO_ID } from '#schemas/schema-ids.ts';
import { experience } from '../environment/experience.ts';
import { getTexts, type Playground } from '../state/playground.ts';
import { applySelects } from '../conditions/selects.ts';
import type { FileToSave } from './create-save-client.ts';
import { collectChangedFiles, type ChangedFiles } from './scenario-files.ts';

/** The details that a person gives for a new scenario. */
export interface NewScenario {
  readonly title: string;
  /** Its folder and name, such as `home/spring`. */
  readonly id: string;
  /**
   * The path of its page, such as `en/individuals/spring`: the address at which the site shows it.
   */
  readonly page: string;
}

export type NewScenarioFiles = ChangedFiles & {
  /** The member of the details that keeps the scenario from being saved. */
  readonly wrong?: keyof NewScenario;
};

/**
 * The server allows more, but here no hyphen stands at an end or beside another: no scenario would
 * be found under such a name.
 */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_NAME_CHARACTERS = 64;
/** The server takes six parts, of which the folder of the fixtures is one. */
const MAX_PARTS = 5;
const HOME_PARTS = 2;

/**
 * Returns the first values of the fields. The page stands beside the present one, or below it where
 * that is a home page.
 */
export function suggestNew({ scenario, scenarioId, selects }: Playground): NewScenario {
  const [folder = 'page'] = scenarioId.split('/');
  return {
    title: scenario.title,
    id: `${folder}/`,
    page: `${folderOf(applySelects(scenario, selects))}/`,
  };
}

function folderOf(scenario: Scenario): string {
  const parts = getScenarioPath(scenario, experience).split('/').filter(Boolean);
  return parts.slice(0, Math.max(HOME_PARTS, parts.length - 1)).join('/');
}

const nameOf = (text: string) => text.slice(text.lastIndexOf('/') + 1);

/**
 * The page of a scenario that was named otherwise: its last part goes with the name, until it is
 * given by hand.
 */
export function followId(page: string, before: string, id: string): string {
  return nameOf(page) === nameOf(before)
    ? page.slice(0, page.lastIndexOf('/') + 1) + nameOf(id)
    : page;
}

/**
 * The files of a new scenario: itself, its page as it is now, and what was changed beside the page.
 */
export function buildNewScenarioFiles(playground: Playground, said: NewScenario): NewScenarioFiles {
  const { files, obstacles } = collectChangedFiles(playground);
  const texts = [toText(scenarioOf(playground, said)), getTexts(playground).page];
  const own = getOwnPaths(said).map((path, index): FileToSave => ({
    path,
    text: texts[index] ?? '',
    version: null,
  }));
  const wrong = wrongIn(said);
  return {
    files: [...own, ...files.filter(({ path }) => isBeside(path))],
    obstacles: obstacles.filter(({ document }) => document !== 'page'),
    ...(wrong && { wrong }),
  };
}

/** The files that a new scenario has for itself: its own, and its page's. */
export function getOwnPaths({ id, page }: NewScenario): readonly string[] {
  return [`scenarios/${id}.json`, `pages/${page}.json`];
}

/**
 * Returns true if a file holds something else than the page. Such content stays in a file of its
 * own, and is not part of the new page.
 */
function isBeside(path: string): boolean {
  return !/^(?:pages|headers|cards|blocks)\//.test(path);
}

function wrongIn({ title, id, page }: NewScenario): keyof NewScenario | undefined {
  if (title.trim() === '') return 'title';
  // Scenarios are grouped by their folder.
  if (!areNames(id.split('/'), 2)) return 'id';
  return areNames(page.split('/'), 1) ? undefined : 'page';
}

function areNames(parts: readonly string[], minParts: number): boolean {
  const areGood = parts.every((part) => NAME.test(part) && part.length <= MAX_NAME_CHARACTERS);
  return areGood && parts.length >= minParts && parts.length <= MAX_PARTS;
}

/**
 * The scenario as the selects show it. Its page is a whole one, so there is nothing left to patch.
 */
function scenarioOf({ scenario, selects }: Playground, { title, page }: NewScenario): Scenario {
  const {
    patch: _made,
    page: _before,
    description: _other,
    ...rest
  } = applySelects(scenario, selects);
  const { $schema: _name, title: _title, ...members } = rest;
  return { $schema: SCENARIO_ID, title: title.trim(), page: { fixture: page }, ...members };
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
