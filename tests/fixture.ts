import { componentChecks } from '#schemas/generated/checks.ts';
import { prepareProps } from '#renderer/props';

type Json = Record<string, unknown>;

const files = import.meta.glob<Json>('../fixtures/**/*.json', { import: 'default' });

/** A fixture as its author wrote it, by its address such as `cards/service-card/full`. */
export async function authoredFixture(address: string): Promise<Json> {
  const load = files[`../fixtures/${address}.json`];
  if (!load) throw new Error(`There is no fixture fixtures/${address}.json.`);
  return structuredClone(await load());
}

/**
 * The props that a component gets for a fixture: rich text read, addresses cleaned, alternative
 * texts in the locale's language. Components inside it are left out, as the view renders them in
 * slots of their own.
 */
export async function fixture<Props>(address: string, locale = 'en-GB'): Promise<Props> {
  const authored = await authoredFixture(address);
  const loadCheck = componentChecks.get(String(authored['componentType']));
  if (!loadCheck) throw new Error(`fixtures/${address}.json names no component that has a schema.`);
  const { shape } = await loadCheck();
  // The contract test holds every fixture against its schema, from which the type is made.
  return prepareProps(authored, shape, { locale }) as Props;
}
