/** Lets a person keep texts as files, each named after the scenario and the document. */
export function downloadTexts(
  scenarioId: string,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, text = ''] of Object.entries(texts)) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    link.download = `${scenarioId.replaceAll('/', '-')}.${name}.json`;
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
}
