const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}` differ in this bit alone. */
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/**
 * Whether objects and lists of a JSON text in UTF-8 are nested deeper than so many levels. Reads bytes
 * one after another: whatever walks the parsed value recursively would need a stack as deep.
 */
export function isDeeperThan(bytes: Uint8Array, levels: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (isText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if ((byte | CURLY) === OPENING) {
      depth += 1;
      if (depth > levels) return true;
    } else if ((byte | CURLY) === CLOSING) depth -= 1;
  }
  return false;
}
