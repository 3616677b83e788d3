import '#registry/theme.css';
import '../theme/tokens.css';
import '../theme/base.css';
import '../theme/controls.css';
import './unknown-address.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { suggestIds } from '#fixtures';
import { createWindowEnvironment } from '../environment/environment.ts';
import type { GalleryScenario } from './gallery-scenario.ts';
import { readIndex } from './read-index.ts';
import { UnknownAddress, findUnknownId } from './unknown-address.tsx';

const element = document.querySelector('#unknown');
if (!element) throw new Error('unknown.html has no element #unknown to render the ways on in.');

const root = createRoot(element);
const environment = createWindowEnvironment(window);
const id = findUnknownId(environment.address().pathname);
void window
  .fetch('/preview/index.json')
  .then(async (response) => readIndex(await response.json()))
  // Without the list there are still the ways to gallery and playground.
  .catch(() => [])
  .then(show);

function show(scenarios: readonly GalleryScenario[]): void {
  const nearest = suggestIds(
    id ?? '',
    scenarios.map((scenario) => scenario.id),
  );

  flushSync(() =>
    root.render(
      <StrictMode>
        <UnknownAddress
          id={id}
          meant={scenarios.filter((scenario) => nearest.includes(scenario.id))}
          environment={environment}
        />
      </StrictMode>,
    ),
  );
  document.documentElement.dataset['status'] = 'ready';
}
