import { usePlaygroundContext } from '../context/playground-context.ts';
import type { DigestAnswer } from './ask-for-digest.ts';

type Taken = Extract<DigestAnswer, { readonly kind: 'taken' }>;

interface PicturesProps {
  readonly picture: string;
  readonly stored: Taken['storedPicture'];
}

/** The page as the digest was taken, beside the picture of the scenario that the gallery has. */
export function Pictures({ picture, stored }: PicturesProps) {
  const { t } = usePlaygroundContext();
  return (
    <div className="digest__pictures">
      <figure className="digest__picture">
        <figcaption>{t('pictureNow')}</figcaption>
        <img src={picture} alt="" />
      </figure>
      {stored ? (
        <figure className="digest__picture">
          <figcaption>{t(stored.isCurrent ? 'pictureStored' : 'pictureOlder')}</figcaption>
          <img src={stored.address} alt="" />
        </figure>
      ) : (
        <p className="digest__note">{t('pictureMissing')}</p>
      )}
    </div>
  );
}
