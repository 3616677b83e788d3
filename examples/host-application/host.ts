import { registry } from '#registry';
import '#registry/theme.css';
import { createExperience, type ExperienceOptions } from '#renderer';
import configuration from './experience.json' with { type: 'json' };

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
    registry,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a word in JSON the compiler only knows that it is a string.
    experience: configuration as ExperienceOptions['experience'],
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
  };
  for (const [id, act] of Object.entries(actions)) {
    document.getElementById(id)?.addEventListener('click', () => void act());
  }
  note('ready');
}

// Not awaited: what the page loads on demand may import from this file, and would wait for its end.
void startHost();
