import { useEffect, useState, type ComponentProps } from 'react';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { getComponentIcon } from '../layout/component-icon.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { LoadFailure } from '../layout/load-failure.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';
import { useMode } from '../layout/mode.ts';
import { useZoneLabel } from '../layout/zone-label.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import { createComponentReader } from '../state/fill/component-reader.ts';
import { findOwnAddress } from '../state/translation/find-own-address.ts';
import { UsagesButton } from '../usages/usages-button.tsx';
import type { Forms } from './form/forms.ts';
import { loadForms } from './form/load-forms.ts';
import {
  createComponentView,
  findRootPointer,
  META,
  resolveSelection,
  type Selected,
} from './form/selected-component.ts';
import { Form } from './form.tsx';
import { Locked } from './locked.tsx';

/** The selected component with its fields, or what to do to get there. */
export function SelectedComponent() {
  const { t } = usePlaygroundContext();
  // The forms do not hold up the first page of the preview.
  const isWanted = usePlayground(
    ({ playground, shown }) => playground && (playground.selection !== undefined || shown),
  );
  if (!isWanted) return <EmptyState>{t('nothingSelected')}</EmptyState>;
  return <Loaded />;
}

/** The forms come when something is selected for the first time. */
function Loaded() {
  const { t } = usePlaygroundContext();
  const words = useSchemaWords();
  const [forms, setForms] = useState<Forms | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: Forms | 'failed') => isWanted && setForms(loaded);
    loadForms(words).then(show, () => show('failed'));
    return () => {
      isWanted = false;
    };
  }, [words]);
  if (forms === undefined) return <EmptyState>{t('loadingFields')}</EmptyState>;
  if (forms !== 'failed') return <OfSelection forms={forms} />;
  return <LoadFailure text={t('fieldsNotLoaded')} />;
}

function OfSelection({ forms }: { readonly forms: Forms }) {
  const { t } = usePlaygroundContext();
  const [showComponent] = useState(() =>
    createComponentView(createComponentReader(), createComponentReader()),
  );
  const { nameComponent } = useSchemaWords();
  const selected = useSelected(forms, showComponent);
  if (selected.what === 'nothing') return <EmptyState>{t('nothingSelected')}</EmptyState>;
  if (selected.what === 'page') return <OfPage {...{ forms, showComponent }} />;
  if (selected.what === 'zone') {
    return (
      <>
        <ZoneHead zone={selected.zone} pointer={selected.pointer} />
        <EmptyState>{t('zoneSelected')}</EmptyState>
      </>
    );
  }
  const { pointer, root, type } = selected;
  const field = type === undefined ? undefined : forms.formOf(type);
  return (
    <>
      <Head
        name={type === undefined ? '?' : nameComponent(type)}
        pointer={pointer}
        icon={getComponentIcon(type ?? '')}
      />
      <Locked root={root} showComponent={showComponent} />
      <Form
        // Another component has fields of its own, and nothing of this one's is open in them.
        key={`${pointer} ${type}`}
        {...{ forms, showComponent, field, pointer, root }}
      />
    </>
  );
}

type OfPageProps = Pick<ComponentProps<typeof Form>, 'forms' | 'showComponent'>;

/** The page itself, while nothing on it is selected. */
function OfPage({ forms, showComponent }: OfPageProps) {
  const { t } = usePlaygroundContext();
  const path = usePlayground(({ playground }) =>
    playground ? (findOwnAddress(playground)?.path ?? playground.scenario.page.fixture) : undefined,
  );
  return (
    <>
      <Head name={t('thisPage')} pointer={path === undefined ? META : `/${path}`} />
      <EmptyState>{t('nothingSelected')}</EmptyState>
      {path !== undefined && (
        <div className="inspector__usages">
          <UsagesButton thing={{ kind: 'links', name: `/${path}` }} text={t('pagesLinkingHere')} />
        </div>
      )}
      <Locked root={META} showComponent={showComponent} />
      <Form {...{ forms, showComponent }} field={forms.metaOfPage()} pointer={META} root={META} />
    </>
  );
}

/**
 * Returns the selection. It is compared by its JSON text, so that typing in a field renders nothing
 * here.
 */
function useSelected(
  forms: Forms,
  showComponent: ReturnType<typeof createComponentView>,
): Selected {
  const words = usePlayground(({ playground }) => {
    const selection = playground?.selection;
    const root = findRootPointer(selection);
    const component =
      root === undefined || !playground
        ? undefined
        : showComponent(playground.documents.page, root).value;
    return JSON.stringify(resolveSelection(selection, component, forms));
  });
  return JSON.parse(words);
}

interface HeadProps {
  readonly name: string;
  readonly pointer: string;
  /** The icon of a component; left out for what holds components. */
  readonly icon?: IconName;
}

/**
 * Names the component of the fields. In Write its zone stands below it, with its place in the text
 * as a tip.
 */
function Head({ name, pointer, icon = 'file-text' }: HeadProps) {
  const mode = useMode();
  const zoneLabel = useZoneLabel();
  const [, zone = ''] = splitPointer(pointer);
  const isPlaceInWords = mode === 'write' && icon !== 'file-text';
  return (
    <div className="inspector__selected">
      <p className="inspector__name">
        <Icon name={icon} />
        {name}
      </p>
      <p className="inspector__pointer" data-in-words={isPlaceInWords} title={pointer}>
        {isPlaceInWords ? zoneLabel(zone) : pointer}
      </p>
    </div>
  );
}

/** Names a zone: in Write for authors, with its own name as a tip. */
function ZoneHead({ zone, pointer }: { readonly zone: string; readonly pointer: string }) {
  const zoneLabel = useZoneLabel();
  if (useMode() !== 'write') return <Head name={zone} pointer={pointer} />;
  return (
    <div className="inspector__selected">
      <p className="inspector__name" title={zone}>
        <Icon name="file-text" />
        {zoneLabel(zone)}
      </p>
    </div>
  );
}
