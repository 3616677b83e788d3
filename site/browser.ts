import '#registry/theme.css';
import { interactiveEntries } from '#registry/interactive';
import { createExperience, createRegistry } from '#renderer';
import { experience } from './experience.ts';

// Not awaited: what the page asks for on its way imports from the file that this stands in, and would wait for its end.
void createExperience(window, {
  registry: createRegistry(interactiveEntries),
  loadRegistry: async () => (await import('#registry')).registry,
  experience,
});
