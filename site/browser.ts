import { createExperience, type Experience } from '#renderer';
import '#registry/theme.css';

declare global {
  interface Window {
    /** The site's handle for a host page, from the moment on at which its script runs. */
    experience: Promise<Experience>;
  }
}

const { promise: deferred, resolve: onDeferred } = Promise.withResolvers<void>();

// Not awaited: what the page asks for on its way imports from the file that this stands in, and
// would wait for its end. A host page finds it there.
window.experience = createExperience(window, {
  registry: async () => (await import('#registry/interactive')).interactiveRegistry,
  loadRegistry: async () => (await import('#registry')).registry,
  experience: async () => (await import('./experience.ts')).experience,
  visitor: async () => (await start()).visitor(),
  session: async () => (await start()).session(),
  startUp: async () => (await start()).shared,
  cdnHost: async () => (await start()).cdnHost(),
  deferred,
});

// Once a window, whoever comes first. What start-up loads on every page comes beside it; where that
// does not come, start-up says so.
const start = () => {
  import('#registry/start-shell').catch(() => undefined);
  return import('./browser/start-up.ts').then(({ startUp }) => startUp(window, onDeferred));
};

// After the first paint, for which none of it is needed. A tab that is opened behind others is not
// painted.
if (document.hidden) void start();
else requestAnimationFrame(() => setTimeout(start));
