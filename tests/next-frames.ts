/**
 * Waits in a test until the browser has drawn twice: it has laid out, told whoever watches, and
 * begun what animates.
 */
export async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => void requestAnimationFrame(resolve));
  }
}
