declare global {
  interface Window {
    /**
     * The button or tick that was pressed before anything listened, kept by the first script of a
     * rendered page; null once the page listens itself.
     */
    earlyPress?: HTMLElement | null;
  }
}

/**
 * Does what the reader asked for while the page was coming alive. React takes over the part of the
 * page that is pressed before it hands the press on.
 */
export function repeatEarlyPress(): void {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  if (pressed?.isConnected) pressed.click();
}
