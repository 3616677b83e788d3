import type { FocalPoint, Image } from '#schemas/prepared.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { Picture } from './picture.tsx';
import './picture.specimens.css';

const FOCAL_POINTS: readonly FocalPoint[] = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
];

const SIZES = [{ width: 720, height: 480 }];

/** The gallery shows a picture with each focal point, in places that are too narrow and too low. */
export const pictureSpecimens: Specimens = {
  'focal-points': () => (
    <>
      <Points form="narrow" />
      <Points form="low" />
    </>
  ),
};

function Points({ form }: { readonly form: 'narrow' | 'low' }) {
  return (
    <ul className="picture-specimens" data-form={form}>
      {FOCAL_POINTS.map((focalPoint) => (
        <li key={focalPoint}>
          <Picture image={sceneWith(focalPoint)} sizes={SIZES} />
          {focalPoint}
        </li>
      ))}
    </ul>
  );
}

function sceneWith(focalPoint: FocalPoint): Image {
  return { original: '/images/shop-street.svg', alt: '', focalPoint };
}
