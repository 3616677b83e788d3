/** The parts of a window that bring the token and keep it. */
export interface TokenWindow {
  readonly location: Pick<Location, 'href'>;
  readonly history: Pick<History, 'replaceState' | 'state'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

const NAME = 'vitrine-playground:token';
const IN_HASH = 'token';

/** The token of the server's start, as the window has it. */
export interface StartToken {
  readonly read: () => string | undefined;
  /**
   * Takes another one, of which a person has pasted as much as they found: the token, the address
   * with it, or the whole line that the server has printed.
   */
  readonly replace: (pasted: string) => void;
}

/** Opens the token of a window. Each start of the server has another one. */
export function openStartToken(window: TokenWindow): StartToken {
  let token = takeToken(window);
  return {
    read: () => token,
    replace(pasted) {
      const [, inAddress] = /[#&]token=([\w-]+)/.exec(pasted) ?? [];
      token = inAddress ?? pasted.trim();
      storeToken(window, token);
    },
  };
}

/**
 * The token of the server's start. It comes in the hash of the address that the server prints, and
 * leaves it at once, so that no link, bookmark or screenshot has it. It stays as long as the tab.
 */
function takeToken(window: TokenWindow): string | undefined {
  const address = new URL(window.location.href);
  const hash = new URLSearchParams(address.hash.slice(1));
  const brought = hash.get(IN_HASH);
  if (brought === null) return storedToken(window);
  // The edited texts of a link may stand beside it.
  address.hash = address.hash
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith(`${IN_HASH}=`))
    .join('&');
  window.history.replaceState(window.history.state, '', address.href.replace(/#$/, ''));
  storeToken(window, brought);
  return brought;
}

function storeToken({ sessionStorage }: TokenWindow, token: string): void {
  try {
    sessionStorage.setItem(NAME, token);
  } catch {
    // Some people forbid storage. Then it lasts until the page is loaded again.
  }
}

function storedToken({ sessionStorage }: TokenWindow): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}
