import './side-by-side.css';
import { PREVIEW_SANDBOX } from '../preview/sandbox.ts';
import { getPreviewAddress, type GalleryScenario } from './gallery-scenario.ts';
import { getPictureWidth } from './picture-width.ts';
import type { GalleryView } from './view.ts';
import { useGalleryMessages } from './messages.ts';

interface SideBySideProps {
  readonly scenarios: readonly GalleryScenario[];
  readonly view: GalleryView;
  readonly onEnd: () => void;
}

/**
 * The scenarios that were chosen, large enough to be compared and used, each scrolled by itself.
 */
export function SideBySide({ scenarios, view, onEnd }: SideBySideProps) {
  const t = useGalleryMessages();
  if (scenarios.length === 0) return null;
  return (
    <section className="side-by-side" aria-label={t('sideBySide')}>
      <div className="side-by-side__head">
        <h2>{t('sideBySide')}</h2>
        <button type="button" className="button button--line" onClick={onEnd}>
          {t('endComparison')}
        </button>
      </div>
      <ul className="side-by-side__pair">
        {scenarios.map((scenario) => (
          <Side key={scenario.id} scenario={scenario} view={view} />
        ))}
      </ul>
      {scenarios.length === 1 && <p>{t('chooseSecond')}</p>}
    </section>
  );
}

interface SideProps {
  readonly scenario: GalleryScenario;
  readonly view: GalleryView;
}

function Side({ scenario, view }: SideProps) {
  const t = useGalleryMessages();
  const { id, title } = scenario;
  const width = getPictureWidth(scenario, view.width);
  const scale = `tan(atan2(100cqi, ${width}px))`;
  return (
    <li className="side-by-side__side">
      <h3 lang="en-GB">
        <a href={getPreviewAddress(id, view.hasShell)}>{title}</a>
      </h3>
      <div className="side-by-side__window">
        <iframe
          title={t('pictureOf', { title })}
          src={getPreviewAddress(id, view.hasShell)}
          sandbox={PREVIEW_SANDBOX}
          width={width}
          style={{ scale: `min(1, ${scale})`, blockSize: `calc(100cqb / min(1, ${scale}))` }}
        />
      </div>
    </li>
  );
}
