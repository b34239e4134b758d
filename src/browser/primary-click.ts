/** What a click on a link says of itself. */
interface Click {
  button: number;
  metaKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** Whether a click on a link means to go there; keys and other buttons request a new tab or window. */
export function isPrimaryClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
