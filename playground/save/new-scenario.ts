import { findHome } from '#fixtures';
import type { Scenario } from '#schemas/generated/scenario.ts';
import schema from '#schemas/scenario.schema.json' with { type: 'json' };
import { SCENARIO_ID } from '#schemas/schema-ids.ts';
import { experience } from '../environment/experience.ts';
import { getTexts, type Playground } from '../state/playground.ts';
import { findDevice } from '../conditions/devices.ts';
import { applySelects, DEFAULTS, type Selects } from '../conditions/selects.ts';
import type { FileToSave } from './create-save-client.ts';
import { listPageAddresses, writePage, type NewPage } from './new-page.ts';
import { collectChangedFiles, isBeside, type ChangedFiles } from './scenario-files.ts';

/** The details that a person gives for a new scenario. */
export interface NewScenario extends NewPage {
  /** A state of the same page, or a page of its own. */
  readonly kind: 'state' | 'page';
  readonly title: string;
  /** Words to filter by, as they are typed. */
  readonly tags: string;
  /** Its folder and name, such as `home/spring`. */
  readonly id: string;
}

/** A scenario that is to be made of what is on the screen. */
export interface Asked {
  readonly playground: Playground;
  /** The codes of the problems that the preview reports. */
  readonly reported: readonly string[];
}

/**
 * The files of a new scenario. A state of the same page is one file, and what was changed is saved
 * where it came from; a page of its own has a file for each language.
 */
export function buildNewScenarioFiles(context: Asked, said: NewScenario): ChangedFiles {
  const { playground } = context;
  const { files, obstacles } = collectChangedFiles(playground);
  const own = buildScenarioFile(context, said);
  if (said.kind === 'state') return { files: [own, ...files], obstacles };
  const addresses = listPageAddresses(said);
  const { page } = getTexts(playground);
  const text = writePage(page, { title: said.title.trim(), addresses });
  return {
    files: [
      own,
      ...addresses.map(({ path }) => fileOf(`pages/${path}.json`, text)),
      ...files.filter(({ path }) => isBeside(path)),
    ],
    obstacles: obstacles.filter(({ document }) => document !== 'page'),
  };
}

/** The file of the scenario alone. */
export function buildScenarioFile(context: Asked, said: NewScenario): FileToSave {
  const text = `${JSON.stringify(scenarioOf(context, said), undefined, 2)}\n`;
  return fileOf(getScenarioFile(said), text);
}

/** The files that a new scenario has for itself: its own, and those of its page. */
export function getOwnPaths(said: NewScenario): readonly string[] {
  const pages = said.kind === 'page' ? listPageAddresses(said) : [];
  return [getScenarioFile(said), ...pages.map(({ path }) => `pages/${path}.json`)];
}

/** The words of a text, as tags. */
export function splitTags(tags: string): readonly string[] {
  return [...new Set(tags.split(/[\s,;]+/).filter(Boolean))];
}

function getScenarioFile({ id }: Pick<NewScenario, 'id'>): string {
  return `scenarios/${id}.json`;
}

function fileOf(path: string, text: string): FileToSave {
  return { path, text, version: null };
}

/** The scenario as the selects and the conditions beside them show it, with what it reports. */
function scenarioOf({ playground, reported }: Asked, said: NewScenario): Scenario {
  const { scenario, selects } = playground;
  const {
    $schema: _name,
    title: _title,
    description: _other,
    tags: _tags,
    ...rest
  } = applySelects(scenario, selects);
  const { page, patch, expectedFaults: _before, viewport: _size, ...visitor } = rest;
  const home = said.kind === 'page' ? findHome(`/${said.page}`, experience) : undefined;
  const tags = splitTags(said.tags);
  const viewport = viewportOf(scenario, selects);
  return {
    $schema: SCENARIO_ID,
    title: said.title.trim(),
    ...(tags.length > 0 && { tags: [...tags] }),
    page: said.kind === 'page' ? { fixture: said.page } : page,
    // A page of its own is a whole one, so there is nothing left to patch.
    ...(said.kind === 'state' && patch && { patch }),
    ...withoutDefaults(visitor),
    ...(home && { locale: home.locale, segment: home.segment }),
    ...(viewport && { viewport }),
    ...(reported.length > 0 && { expectedFaults: [...reported] }),
  };
}

function viewportOf({ viewport }: Scenario, selects: Selects): Scenario['viewport'] {
  const width = Number(selects.viewport);
  if (viewport?.width === width) return viewport;
  if (!viewport && selects.viewport === DEFAULTS.viewport) return undefined;
  const device = findDevice(width);
  return { width, ...(device && { height: device.height }) };
}

const BY_DEFAULT: ReadonlyMap<string, unknown> = new Map(
  Object.entries(schema.properties).flatMap(([name, member]) =>
    'default' in member ? [[name, member.default] as const] : [],
  ),
);

/** An author leaves out what is so anyway. */
function withoutDefaults(members: Partial<Scenario>): Partial<Scenario> {
  return Object.fromEntries(
    Object.entries(members).filter(
      ([name, value]) => !BY_DEFAULT.has(name) || BY_DEFAULT.get(name) !== value,
    ),
  );
}
