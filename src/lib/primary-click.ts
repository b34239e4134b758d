/** What a press on a link says of itself. */
interface Click {
  button: number;
  metaKey: boolean;
  altKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
}

/** Whether a press on a link means to go there; keys and other buttons ask for a new tab or window. */
export function isPrimaryClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
