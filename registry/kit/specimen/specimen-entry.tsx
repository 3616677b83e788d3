import { defineEntry, type Entry } from '#renderer';
import type { Specimens } from './specimen.ts';
import './specimen.css';

interface SpecimenProps {
  readonly state: string;
}

/**
 * The entry behind `kit-<part>`, which only previews have: it renders one state of a part of the
 * kit.
 */
export function createSpecimenEntry(part: string, load: () => Promise<Specimens>): Entry {
  return defineEntry<SpecimenProps>({
    kind: 'component',
    type: `kit-${part}`,
    interactive: true,
    async load() {
      const specimens = await load();
      return function SpecimenInState({ state }: SpecimenProps) {
        const Specimen = specimens[state];
        if (!Specimen) throw new Error(unknownState(part, state, Object.keys(specimens)));
        return (
          <div className="specimen">
            <Specimen />
          </div>
        );
      };
    },
    check: () => Promise.resolve({ check: () => [], shape: {} }),
  });
}

function unknownState(part: string, state: string, known: readonly string[]): string {
  return `The kit part ${part} has no specimen "${state}". Name one of: ${known.join(', ')}.`;
}
