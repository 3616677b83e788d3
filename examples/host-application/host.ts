import { vitrineEntries } from '#registry';
import '#registry/theme.css';
import { createExperience, createRegistry, type ExperienceOptions } from '#renderer';
import configuration from './experience.json' with { type: 'json' };
import { overview } from './overview/index.ts';
import { changeLook, type Look } from './overview/look.ts';

const EVENTS = ['route-not-found', 'route-refused', 'route-import-failed', 'technical-error'];

/** Shows what the experience has told, as a larger application would log or measure it. */
function note(text: string): void {
  const line = document.createElement('li');
  line.textContent = text;
  document.getElementById('heard')?.append(line);
}

// Before the experience starts, so that none of its events is missed.
for (const name of EVENTS) {
  document.addEventListener(name, (event) => {
    if (event instanceof CustomEvent) note(`${name} ${JSON.stringify(event.detail)}`);
  });
}

/** Starts the experience, and connects what the application has with it. */
async function startHost(): Promise<void> {
  const experience = await createExperience(window, {
    registry: createRegistry([...vitrineEntries, overview]),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a word in JSON the compiler only knows that it is a string.
    experience: configuration as ExperienceOptions['experience'],
    onProblem: ({ message }) => note(`problem ${message}`),
    contextValues: { app: 'banking', cso: false, branch: () => Promise.resolve('Ghent') },
  });
  const [context, session] = await Promise.all([experience.context(), experience.session()]);
  context.on('app', (app) => note(`app ${String(app)}`));
  session.onRefreshFailure(({ kind }, profileId) => note(`refresh-failed ${kind} ${profileId}`));
  note(`branch ${String(await context.get('branch'))}`);
  const go = async (path: string) => note(`navigate ${path} ${await experience.navigate(path)}`);

  const actions: Readonly<Record<string, () => Promise<void>>> = {
    async lend() {
      context.set('app', 'lending');
      // Routes know the other application at once; the page that is shown is decided anew.
      const page = await experience.rerender();
      note(`layout ${page?.plan.layout ?? 'unknown'}`);
    },
    async 'log-in'() {
      // Tokens come from the application's own log-in; this one is of nobody.
      const [accessToken, expirationTime] = ['token-of-the-host', Date.now() + 600_000];
      session.setProfiles([{ profileId: 'host-1', accessToken, expirationTime }]);
      session.setExtendedContext({ channel: 'host' });
      await experience.rerender();
      note(`session ${session.state().status}`);
    },
    cards: () => go('/en/individuals/cards'),
    saving: () => go('/en/individuals/saving/saver-plus'),
    members: () => go('/en/members'),
    scan: () => go('/en/scan'),
    overview: () => go('/en/overview'),
  };
  for (const [id, act] of Object.entries(actions)) {
    document.getElementById(id)?.addEventListener('click', () => void act());
  }
  followLook();
  note('ready');
}

/**
 * Has the overview look as the application's own form says. What the kit refuses costs the overview
 * until the document is loaded anew, and the problem says what to choose.
 */
function followLook(): void {
  const form = document.querySelector<HTMLFormElement>('form#look');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whatever is typed, the kit reads it.
    changeLook(Object.fromEntries(new FormData(form)) as unknown as Look);
  });
}

// Not awaited: what the page loads on demand may import from this file, and would wait for its end.
void startHost();
