/** The event properties of a click on a link. */
interface Click {
  button: number;
  metaKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/**
 * Whether a click on a link navigates in this tab; modifier keys and other buttons open a new tab
 * or window.
 */
export function isPrimaryClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
