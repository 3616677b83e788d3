import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import schema from '#schemas/shared/measurement-config.schema.json' with { type: 'json' };
import type { MeasurementEvent } from '../../services/measurement/index.ts';
import { describeElement } from './describe-element.ts';
import { followPage } from './follow-page.ts';

/** An action that markup names, or the property of the kit's menu that is passed on. */
const NAMED = /(?:data-measure-event|measureEvent)=(?:"(?<name>[^"]+)"|\{(?<property>[^}]+)\})/g;

/** Lists the names of actions in a list of events. */
function listActions(
  events: readonly (MeasurementEvent | { readonly type: string } | undefined)[],
) {
  return events.flatMap((event) => (event && 'eventName' in event ? [event.eventName] : []));
}

/** Dispatches every event that a page listens to; lists the actions that are recorded. */
function listPageActions(): readonly string[] {
  document.body.innerHTML = '<div id="page"></div>';
  const events: MeasurementEvent[] = [];
  const listen = vi.spyOn(document, 'addEventListener');
  onTestFinished(() => listen.mockRestore());
  const stop = followPage(window, { measure: { record: (event) => void events.push(event) } });
  for (const [name] of listen.mock.calls) document.dispatchEvent(new CustomEvent(name));
  stop();
  return listActions(events);
}

/** Lists the actions that clicks on elements of the components are. */
function listClickActions(): readonly string[] {
  const matches = globSync('registry/**/*.tsx', { exclude: ['**/*.test.tsx'] }).flatMap((path) => [
    ...readFileSync(path, 'utf8').matchAll(NAMED),
  ]);
  const properties = matches.flatMap(({ groups }) => groups?.['property'] ?? []);
  expect(properties).toEqual(['item.measureEvent', 'measureEvent']);
  const buttons = matches.map(({ groups }) => {
    const button = document.createElement('button');
    button.dataset['measureEvent'] = groups?.['name'] ?? '';
    return button;
  });
  const link = Object.assign(document.createElement('a'), { href: '/fr', hreflang: 'fr' });
  return listActions([...buttons, link].map(describeElement));
}

test('a bank names the actions that the site emits, each of them and no others', () => {
  const emitted = new Set([...listPageActions(), ...listClickActions()]);

  const names = Object.keys(schema.properties.eventNames.properties);
  expect([...emitted].toSorted()).toEqual(names.toSorted());
});
