/** A scenario as the gallery lists it. */
export interface GalleryScenario {
  /** Its name and the end of its address: `service-card/full`. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** The width of the window that it is made for, in CSS pixels; left out: any. */
  readonly width?: number;
  /** `page`, `component` or `kit`. */
  readonly kind: string;
  readonly locale: string;
  readonly segment: string;
  /** The kinds of fault that it shows on purpose: `faults`, `services`, or `clean` for none. */
  readonly checks: readonly string[];
  /** Codes of the problems that it is meant to show. */
  readonly expectedFaults: readonly string[];
  /** Changes with whatever is saved. */
  readonly version: string;
  /** The picture of it as it was drawn last, at its own width and without the shell. */
  readonly picture?: ScenarioPicture;
}

/** A picture that was drawn of a preview. */
export interface ScenarioPicture {
  readonly address: string;
  /** False once anything that the scenario shows was saved since. */
  readonly isCurrent: boolean;
  /** The codes of the problems that the preview had. */
  readonly problems: readonly string[];
}

/** The pictures that show components small, by the ids of their scenarios. */
export interface SmallPictures {
  /** True while the server draws pictures: those that are missing may come. */
  readonly isDrawing: boolean;
  readonly pictures: ReadonlyMap<string, ScenarioPicture>;
}

/** Returns the subject of a scenario: a component type, or a page. */
export function getSubject({ id }: Pick<GalleryScenario, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}

/** The folders of scenarios without a page model: specimens of the kit, and routes of features. */
const WITHOUT_PAGE_MODEL = /^(?:kit-|route\/)/;

/** Returns true if authors can edit a scenario. */
export function isEditable({ id }: Pick<GalleryScenario, 'id'>): boolean {
  return !WITHOUT_PAGE_MODEL.test(id);
}

/**
 * The address that shows a scenario alone; a component has the shell around it only where that is
 * asked for.
 */
export function getPreviewAddress(id: string, hasShell = false): string {
  return `/preview/${id}${hasShell ? '?shell=shown' : ''}`;
}

/** The address that opens a scenario in the playground. */
export function getPlaygroundAddress(id: string): string {
  return `/playground/?${new URLSearchParams({ scenario: id }).toString()}`;
}
