import type { Specimens } from '../specimen/specimen.ts';
import { Skeleton } from './skeleton.tsx';
import './skeleton.specimens.css';

/** The gallery shows the part in every state that it can be in. */
export const skeletonSpecimens: Specimens = {
  lines: () => <Skeleton status="The text is loading" lines={5} />,
  card: () => (
    <div className="skeleton-sheet--card">
      <Skeleton status="The card is loading" hasPicture />
    </div>
  ),
  page: () => <Skeleton status="The page is loading" lines={20} />,
};
