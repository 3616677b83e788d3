import { arrowLeft } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import type { TopBarPartProps } from './top-bar-props.ts';

/** The way back: where the content service says, or else to the folder of the page. */
export function BackLink({ data, page, messages }: TopBarPartProps) {
  return (
    <a
      className="top-bar__back"
      href={data.backLink ?? folderOf(page.address) ?? page.homeUrl}
      aria-label={messages['back']}
    >
      <Icon drawing={arrowLeft} size={24} />
    </a>
  );
}

/** 002 §2: the current directory, which is the page's address without its last segment. */
function folderOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const { pathname } = new URL(address);
  return pathname.slice(0, pathname.lastIndexOf('/')) || '/';
}
