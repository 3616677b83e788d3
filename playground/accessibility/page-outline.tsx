import type { CSSProperties } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { Icon } from '../layout/icon.tsx';
import { listSkippedLevels, type OutlinePart } from '../state/accessibility/accessibility.ts';
import { ComponentButton } from './component-button.tsx';

/** The landmarks and headings of the page, as assistive technology offers them for going around. */
export function PageOutline({ outline }: { readonly outline: readonly OutlinePart[] }) {
  const { t } = usePlaygroundContext();
  const skipped = listSkippedLevels(outline);
  return (
    <>
      <h3 className="accessibility__head">{t('accessibilityOutline')}</h3>
      <ol className="page-outline">
        {outline.map((part, index) => (
          // Nothing else tells two equal headings of one component apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Part key={index} part={part} skipped={skipped[index] ?? []} />
        ))}
      </ol>
    </>
  );
}

const LANDMARK_WORDS = {
  banner: 'landmarkBanner',
  complementary: 'landmarkComplementary',
  contentinfo: 'landmarkContentinfo',
  form: 'landmarkForm',
  main: 'landmarkMain',
  navigation: 'landmarkNavigation',
  region: 'landmarkRegion',
  search: 'landmarkSearch',
} as const satisfies Record<Extract<OutlinePart, { kind: 'landmark' }>['role'], MessageKey>;

interface PartProps {
  readonly part: OutlinePart;
  /** The levels that a heading leaves out. */
  readonly skipped: readonly number[];
}

function Part({ part, skipped }: PartProps) {
  const { t } = usePlaygroundContext();
  const { nameComponent } = useSchemaWords();
  const { name, depth, pointer, component = '' } = part;
  const isNameless = name === '' && part.kind === 'heading';
  const text = isNameless ? t('outlineNameless') : name;
  const kind =
    part.kind === 'heading'
      ? t('outlineHeading', { level: part.level })
      : t(LANDMARK_WORDS[part.role]);
  const style: CSSProperties & Record<'--depth', number> = { '--depth': depth };
  return (
    <li className="page-outline__part" style={style}>
      <span className="pill">{kind}</span>
      {pointer === undefined ? (
        <span>{text}</span>
      ) : (
        <ComponentButton pointer={pointer} title={nameComponent(component)}>
          {text || nameComponent(component)}
        </ComponentButton>
      )}
      {skipped.length > 0 && (
        <span className="page-outline__skipped">
          <Icon name="warning-fill" />
          {t('outlineSkipped', { levels: skipped.join(', ') })}
        </span>
      )}
    </li>
  );
}
