import { useId, useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { DEVICES, findDevice } from '../conditions/devices.ts';
import { DEFAULTS } from '../conditions/selects.ts';
import { CommandButton, CommandIcon } from '../layout/command-button.tsx';
import { COMMANDS, createDeviceCommand } from '../layout/command-list.ts';
import { Icon, type IconName } from '../layout/icon.tsx';
import { FaultsPanel } from './faults-panel.tsx';
import { OpenAlone, Select } from './preview-tools.tsx';
import { SelectToggle } from './select-toggle.tsx';
import { VisitorPanel } from './visitor-panel.tsx';

const DEVICE_ICONS: Readonly<Record<(typeof DEVICES)[number]['id'], IconName>> = {
  phone: 'device-mobile',
  tablet: 'device-tablet',
  desktop: 'desktop',
};

/**
 * One line above the page for whoever writes it: on which device, in which language, for whom. All
 * about the simulated visitor is behind one button.
 */
export function WriteTools({ onReload }: { readonly onReload: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const chosen = usePlayground(
    ({ playground }) => Object.keys(playground?.selects.conditions ?? {}).length,
  );
  return (
    <>
      <div className="preview__tools preview__tools--line">
        <Devices />
        <Select id="locale" name="Locale" />
        <Select id="segment" name="Segment" />
        <CommandButton
          of={COMMANDS.visitor}
          hint={false}
          className="button button--line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          run={() => setIsOpen(!isOpen)}
        >
          <Icon name="user" />
          Visitor
          {chosen > 0 && (
            <span className="pill" aria-hidden="true">
              {chosen}
            </span>
          )}
        </CommandButton>
        <div className="preview__size">
          <SelectToggle />
          <CommandIcon of={COMMANDS.reload} icon="arrow-clockwise" run={onReload} />
          <OpenAlone />
        </div>
      </div>
      {isOpen && (
        <div id={id} className="preview__conditions">
          <p className="preview__session">
            <Select id="session" name="Session" />
          </p>
          <VisitorPanel />
          <FaultsPanel />
        </div>
      )}
    </>
  );
}

/** The widths of common devices. Another width, which was dragged or linked, is none of them. */
function Devices() {
  const { t, store } = usePlaygroundContext();
  const width =
    usePlayground(({ playground }) => playground?.selects.viewport) ?? DEFAULTS.viewport;
  const present = findDevice(Number(width));
  return (
    <fieldset className="devices" aria-label={t('devices')}>
      {DEVICES.map((device) => (
        <CommandIcon
          key={device.id}
          of={createDeviceCommand(device)}
          icon={DEVICE_ICONS[device.id]}
          aria-pressed={device === present}
          run={() => store.getState().choose('viewport', String(device.width))}
        />
      ))}
    </fieldset>
  );
}
