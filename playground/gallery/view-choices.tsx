import { WIDTHS, type GalleryView } from './view.ts';
import { useGalleryMessages } from './messages.ts';

interface ViewChoicesProps {
  readonly view: GalleryView;
  readonly onChange: (view: Partial<GalleryView>) => void;
}

/** How the pictures are made: at which width, and with or without the site's header and footer. */
export function ViewChoices({ view, onChange }: ViewChoicesProps) {
  const t = useGalleryMessages();
  const choose = (chosen: string) =>
    onChange({ width: WIDTHS.find((width) => width === chosen) ?? 'own' });
  return (
    <div className="gallery__choices">
      <label className="pick">
        <span className="pick__name">{t('width')}</span>
        <select value={view.width} onChange={({ target }) => choose(target.value)}>
          {WIDTHS.map((width) => (
            <option key={width} value={width}>
              {width === 'own' ? t('ownWidth') : width}
            </option>
          ))}
        </select>
      </label>
      <label className="gallery__switch">
        <input
          type="checkbox"
          checked={view.hasShell}
          onChange={({ target }) => onChange({ hasShell: target.checked })}
        />
        {t('shell')}
      </label>
    </div>
  );
}
