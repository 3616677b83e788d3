import type { FixtureStore } from '#fixtures';
import { listPages } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import type { SchemaWords } from '../environment/schema-words.ts';
import { describeSvg, toSvg, type Drawing, type KnownImage } from './pictures.ts';

/** The values that can be written: the component types, and those that the fixtures hold. */
export interface CompletionSources {
  readonly checks: KnownChecks;
  /** The component types, by componentType. */
  readonly components: ReadonlyMap<string, KnownComponent>;
  /** The drawings as SVG documents, by the id of the icon. */
  readonly icons: ReadonlyMap<string, string>;
  /** The images, by name without folder and ending. */
  readonly images: ReadonlyMap<string, KnownImage>;
  /** The titles of pages, by address. */
  readonly pages: ReadonlyMap<string, string>;
}

export interface KnownComponent {
  readonly description: string;
  /** The least that one has to say, as its fixture has it. */
  readonly minimal: object;
}

/** Gives what there is to write. */
export type LoadCompletionSources = () => Promise<CompletionSources>;

/** The input from which completion sources are gathered. */
export interface CompletionInput {
  readonly checks: KnownChecks;
  readonly files: FixtureStore;
  /** The purpose of each component type, by componentType. */
  readonly descriptions: ReadonlyMap<string, string>;
  readonly drawings: readonly Drawing[];
  /** The texts of SVG files, by the name of the image. */
  readonly images: Readonly<Record<string, string>>;
}

/** Gathers what there is to write. */
export async function gatherCompletionSources(
  sources: CompletionInput,
): Promise<CompletionSources> {
  const { checks, files, drawings, images } = sources;
  const [components, pages] = await Promise.all([componentsIn(sources), collectPages(files)]);
  return {
    checks,
    components,
    icons: new Map(drawings.map((drawing) => [drawing.id, toSvg(drawing)])),
    images: new Map(Object.entries(images).map(([name, svg]) => [name, describeSvg(svg)])),
    pages,
  };
}

/** Returns the sources with the purpose of each component in another language. */
export function translateSources(
  sources: CompletionSources,
  translate: SchemaWords['translate'],
): CompletionSources {
  const components = [...sources.components].map(([type, known]): [string, KnownComponent] => [
    type,
    { ...known, description: translate(known.description) },
  ]);
  return { ...sources, components: new Map(components) };
}

async function componentsIn({ checks, files, descriptions }: CompletionInput) {
  const all = [...checks.families].map(
    async ([type, family]): Promise<[string, KnownComponent]> => {
      const minimal = await files.read(`${family}/${type}/minimal.json`);
      const description = descriptions.get(type) ?? '';
      return [
        type,
        { description, minimal: isRecord(minimal) ? minimal : { componentType: type } },
      ];
    },
  );
  return new Map(await Promise.all(all));
}

/** Collects the titles of all pages, by address. */
export async function collectPages(files: FixtureStore): Promise<ReadonlyMap<string, string>> {
  const addresses = await listPages(files);
  const all = addresses.map(async (address): Promise<[string, string]> => [
    address,
    titleOf(await files.read(`pages${address}.json`)),
  ]);
  return new Map(await Promise.all(all));
}

function titleOf(page: unknown): string {
  const data = isRecord(page) ? page['data'] : undefined;
  const meta = isRecord(data) ? data['meta'] : undefined;
  const title = isRecord(meta) ? meta['title'] : undefined;
  return typeof title === 'string' ? title : '';
}
