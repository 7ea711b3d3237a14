/** Fills the screen with the window, or gives the screen back. A system that refuses leaves things as they are. */
export async function toggleFullScreen(document: Document): Promise<void> {
  try {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
    else await document.exitFullscreen();
  } catch {
    // The system's answer shows on the screen; there is nothing to mend.
  }
}
