import { useContext } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { CommandButton } from './command-button.tsx';
import { createScreenCommand } from './command-list.ts';
import { Icon } from './icon.tsx';
import { useMode } from './mode.ts';
import { ALONG_A_BAR } from './roving-tab-index.ts';
import { SCREENS, ScreensContext } from './screens.ts';
import { useRovingTabIndex } from './use-roving-tab-index.ts';

/** The three screens of a narrow window, where a thumb reaches them. */
export function ScreenBar() {
  const { t } = usePlaygroundContext();
  const mode = useMode();
  const { present, show } = useContext(ScreensContext);
  const bar = useRovingTabIndex<HTMLElement>(ALONG_A_BAR);
  return (
    <nav className="screen-bar" aria-label={t('screens')} ref={bar}>
      {SCREENS[mode].map(({ id, name, icon }) => (
        <CommandButton
          key={id}
          of={createScreenCommand(name)}
          hint={false}
          className="screen-bar__screen"
          aria-current={id === present ? 'true' : undefined}
          run={() => show(id)}
        >
          <Icon name={icon} />
          {name}
        </CommandButton>
      ))}
    </nav>
  );
}
