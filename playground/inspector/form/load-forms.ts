import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { experience } from '../../environment/experience.ts';
import { createForms, type Forms } from './forms.ts';

let loading: Promise<Forms> | undefined;

/**
 * The forms of all components. Their schemas are those of the code editor, in a chunk of their own
 * that both load once somebody selects something, or edits.
 */
export function loadForms(): Promise<Forms> {
  loading ??= load().catch((error: unknown) => {
    // The network may be back when it is tried again.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Forms> {
  const [{ default: schemas }, known] = await Promise.all([
    import('#schemas/generated/editor-schemas.json'),
    loadKnownChecks(experience),
  ]);
  return createForms(schemas, known);
}
