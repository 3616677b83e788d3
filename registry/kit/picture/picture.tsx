import type { Image } from '#schemas/prepared.ts';
import { imageSources, type ImageSize } from './image-sources.ts';
import './picture.css';

interface PictureProps {
  readonly image: Image;
  /** The sizes to offer; the last one is for every screen that no media before it meets. */
  readonly sizes: readonly ImageSize[];
  /** true for what is on screen at once; everything else is loaded when it comes near. */
  readonly isEager?: boolean;
}

/** A picture at the size of its place. Width and height are always there, so nothing moves when it arrives. */
export function Picture({ image, sizes, isEager = false }: PictureProps) {
  const sources = imageSources(image, { operation: 'fill', datConfig: sizes });
  const last = sources.at(-1);
  if (!last) return null;

  return (
    <picture className="picture">
      {sources.slice(0, -1).map(({ media, width, height, srcSet }) => (
        <source key={media} media={media} srcSet={srcSet} width={width} height={height} />
      ))}
      <img
        className={`picture__image picture__image--${image.focalPoint ?? 'center'}`}
        alt={image.alt}
        src={last.src}
        srcSet={last.srcSet}
        width={last.width}
        height={last.height}
        loading={isEager ? 'eager' : 'lazy'}
        {...(isEager && { fetchPriority: 'high' as const })}
      />
    </picture>
  );
}

/** Says whether a picture can be shown at all, so that its place can be drawn another way. */
export function canShow(image: Image | undefined): image is Image {
  return Boolean(image && imageSources(image, { operation: 'fill', datConfig: ANY_SIZE }).length);
}

const ANY_SIZE = [{ width: 1, height: 1 }];
