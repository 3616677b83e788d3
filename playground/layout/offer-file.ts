/** Hands a file to the browser of a window, which puts it where the person's downloads are. */
export function offerFile(window: Window & typeof globalThis) {
  return (name: string, text: string): void => {
    const url = window.URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = window.document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    // The browser has begun to read it by then.
    window.setTimeout(() => window.URL.revokeObjectURL(url), 60_000);
  };
}
