import type { Image } from '#schemas/prepared.ts';
import { listImageSources, type ImageSize } from './image-sources.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './picture.css';

interface PictureOptions {
  readonly image: Image;
  /** The sizes to offer; the last one is for every screen that no media before it meets. */
  readonly sizes: readonly ImageSize[];
  /** true for what is on screen at once; everything else is loaded when it comes near. */
  readonly isEager?: boolean;
}

/**
 * A picture at the size of its place. Width and height are always there, so nothing moves when it
 * arrives.
 *
 * @example {canShow(image) && <Picture image={image} sizes={[{ width: 560, height: 304 }]} />}
 */
export function Picture(props: PartProps<'picture', PictureOptions>) {
  const { image, sizes, isEager = false, className, ...rest } = props;
  const sources = listImageSources(image, { operation: 'fill', datConfig: sizes });
  const last = sources.at(-1);
  if (!last) return null;

  return (
    <picture className={joinClassNames('picture', className)} {...rest}>
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

/**
 * Returns true if a picture can be shown at all; where it cannot, something else can take its
 * place.
 */
export function canShow(image: Image | undefined): image is Image {
  return Boolean(
    image && listImageSources(image, { operation: 'fill', datConfig: ANY_SIZE }).length,
  );
}

const ANY_SIZE = [{ width: 1, height: 1 }];
