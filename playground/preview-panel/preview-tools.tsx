import { useId, useRef, useState, type ReactNode } from 'react';
import { CommandButton, CommandIcon, KeyCommand } from '../layout/command-button.tsx';
import { COMMANDS, createDeviceCommand, type Command } from '../layout/command-list.ts';
import { useCommand } from '../layout/command-registry.ts';
import { Icon } from '../layout/icon.tsx';
import { useMode } from '../layout/mode.ts';
import type { MessageKey, Translate } from '../environment/messages.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { DEVICES, findDevice } from '../conditions/devices.ts';
import { CHOICES, DEFAULTS, SELECTS, type SelectName, getSelects } from '../conditions/selects.ts';
import { findTakenSession } from '../conditions/sessions.ts';
import { toScenarioId } from '../state/new-pages.ts';
import { EXPERIMENT, findShownVariant } from '../state/experiments/shown-variant.ts';
import { listChosenOffers } from '../state/offers/chosen-offers.ts';
import { OFFERS_FOR } from '../conditions/visitor-kinds.ts';
import { findPageOfId } from '../state/page-scenario.ts';
import type { Playground } from '../state/playground.ts';
import { FaultsPanel } from './faults-panel.tsx';
import { listFaultyEndpoints } from './list-faulty-endpoints.ts';
import { ZOOMS, readZoomChoice, type FrameSize, type ZoomChoice } from './frame-size.ts';
import { PageViews, type PageView } from './page-view.tsx';
import { SelectToggle } from './select-toggle.tsx';
import { VisitorPanel } from './visitor-panel.tsx';
import { WidthField } from './width-field.tsx';

interface PreviewToolsProps {
  readonly frame: FrameSize;
  readonly zoomChoice: ZoomChoice;
  readonly onZoom: (choice: ZoomChoice) => void;
  readonly onReload: () => void;
  /** Is left out where there is only one. */
  readonly view: PageView | undefined;
  readonly onView: (view: PageView) => void;
}

const PANELS = { Visitor: VisitorPanel, Faults: FaultsPanel };

/** The grid has all of them. */
const OF_ONE_PAGE: readonly SelectName[] = ['locale', 'viewport'];

type PanelName = keyof typeof PANELS;

/**
 * Whom the page is for, how large it is, and what goes wrong meanwhile, which is a region of its
 * own in Test.
 */
export function PreviewTools(props: PreviewToolsProps) {
  const { frame, zoomChoice, onZoom, onReload, view, onView } = props;
  const { store } = usePlaygroundContext();
  const mode = useMode();
  const [open, setOpen] = useState<PanelName>();
  const faulty = usePlayground(({ playground }) => listFaultyEndpoints(playground).length);
  const chosen = usePlayground(({ playground }) => countConditions(playground));
  const id = useId();
  const OpenPanel = open && PANELS[open];
  const toggle = (name: PanelName, command: Command, count: number) => (
    <CommandButton
      of={command}
      hint={false}
      className="button button--line"
      aria-expanded={open === name}
      aria-controls={open === name ? id : undefined}
      run={() => setOpen(open === name ? undefined : name)}
    >
      {name}
      <Count>{count}</Count>
    </CommandButton>
  );
  return (
    <>
      <div className="preview__tools">
        {view && <PageViews view={view} onView={onView} />}
        {SELECTS.filter((select) => view !== 'grid' || !OF_ONE_PAGE.includes(select.id)).map(
          ({ id: select, name }) => (
            <Select key={select} id={select} name={name} />
          ),
        )}
        {toggle('Visitor', COMMANDS.visitor, chosen)}
        {mode !== 'test' && toggle('Faults', COMMANDS.faults, faulty)}
        <div className="preview__size">
          {view !== 'grid' && (
            <>
              <DeviceCommands />
              <SelectToggle />
              <WidthField
                width={frame.width}
                height={frame.height}
                onWidth={(width) => store.getState().choose('viewport', String(width))}
              />
              <Zoom frame={frame} choice={zoomChoice} onZoom={onZoom} />
            </>
          )}
          <CommandIcon of={COMMANDS.reload} icon="arrow-clockwise" run={onReload} />
          {view !== 'grid' && <OpenAlone />}
        </div>
      </div>
      {OpenPanel && (
        <div id={id} className="preview__conditions">
          <OpenPanel />
        </div>
      )}
    </>
  );
}

/** The number of conditions that are chosen for the visitor, without faults. */
function countConditions(playground: Playground | undefined): number {
  const names = Object.keys(playground?.selects.conditions ?? {});
  return names.filter((name) => !name.startsWith('fault-')).length;
}

/** The widths of common devices, which the select offers here. */
function DeviceCommands() {
  const { store } = usePlaygroundContext();
  return DEVICES.map((device) => (
    <KeyCommand
      key={device.id}
      of={createDeviceCommand(device)}
      run={() => store.getState().choose('viewport', String(device.width))}
    />
  ));
}

function Count({ children }: { readonly children: number }): ReactNode {
  return (
    children > 0 && (
      <span className="pill" aria-hidden="true">
        {children}
      </span>
    )
  );
}

type ZoomProps = Pick<PreviewToolsProps, 'frame' | 'onZoom'> & { readonly choice: ZoomChoice };

function Zoom({ frame, choice, onZoom }: ZoomProps) {
  const { t } = usePlaygroundContext();
  const fit = t('zoomFit', { percent: Math.round(frame.zoom * 100) });
  return (
    <label className="pick">
      <span className="pick__name">Zoom</span>
      <select value={choice} onChange={({ target }) => onZoom(readZoomChoice(target.value))}>
        {ZOOMS.map((zoom) => (
          <option key={zoom} value={zoom}>
            {zoom === 'fit' ? (choice === 'fit' ? fit : t('fits')) : `${zoom}%`}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A link to the page alone, in a tab of its own. */
export function OpenAlone() {
  const { t } = usePlaygroundContext();
  const href = usePlayground(({ playground }) => playground && getStandaloneAddress(playground));
  const link = useRef<HTMLAnchorElement>(null);
  useCommand(COMMANDS.openAlone, {
    run: () => link.current?.click(),
    refusal: href === undefined ? 'commandNothingOpen' : undefined,
  });
  return (
    href !== undefined && (
      <a
        ref={link}
        data-command={COMMANDS.openAlone.id}
        className="button button--icon"
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={t('openAlone')}
        title={t('openAlone')}
      >
        <Icon name="arrow-square-out" />
      </a>
    )
  );
}

const DEVICE_KEYS: Readonly<Record<string, MessageKey>> = {
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
};

const SESSION_KEYS: Readonly<Record<string, MessageKey>> = {
  anonymous: 'anonymous',
  empty: 'emptySession',
  'signed-in': 'signedIn',
  private: 'privateProfile',
  business: 'businessProfile',
  'private-and-business': 'bothProfiles',
  employee: 'employeeProfile',
};

function sessionText(session: string, t: Translate): string {
  const key = SESSION_KEYS[session];
  const name = key ? t(key) : session;
  const other = findTakenSession(session);
  return other ? t('takenFor', { session: name, other: sessionText(other, t) }) : name;
}

/** One of the selects above the page. */
export function Select({ id, name }: { readonly id: SelectName; readonly name: string }) {
  const { t, store } = usePlaygroundContext();
  const value = usePlayground(({ playground }) => playground?.selects[id]) ?? DEFAULTS[id];
  const choices = [...new Set([...CHOICES[id], value])];
  const textOf = (choice: string) => {
    if (id === 'session') return sessionText(choice, t);
    const device = id === 'viewport' ? findDevice(Number(choice)) : undefined;
    const key = device && DEVICE_KEYS[device.id];
    return key ? `${t(key)} ${choice}` : choice;
  };
  return (
    <label className="pick">
      <span className="pick__name">{name}</span>
      <select value={value} onChange={(event) => store.getState().choose(id, event.target.value)}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {textOf(choice)}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * The address of the scenario's own preview, for the visitor that is chosen here; of a page without
 * one, that of the page on the site.
 */
export function getStandaloneAddress(playground: Playground): string {
  const { scenarioId, scenario, selects } = playground;
  const alone = findPageOfId(scenarioId);
  if (alone !== undefined) return `/${alone}`;
  const own = getSelects(scenario);
  const chosen = SELECTS.filter(({ id }) => id !== 'viewport' && selects[id] !== own[id]);
  const query = new URLSearchParams(chosen.map(({ id }) => [id, selects[id]]));
  for (const [name, text] of Object.entries(selects.conditions ?? {})) query.set(name, text);
  // The page of a variant stands at its own address there, and offers have no document.
  if (findShownVariant(playground)) query.delete(EXPERIMENT);
  query.delete(OFFERS_FOR);
  for (const offer of listChosenOffers(playground) ?? []) query.append('offer', offer);
  const path = `/preview/${toScenarioId(scenarioId).split('/').map(encodeURIComponent).join('/')}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
