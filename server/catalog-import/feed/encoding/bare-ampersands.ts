/** What a bare ampersand becomes: an entity that no feed may use, so that the parser reports it in its line. */
const REPORTED = '&unescaped;';

/**
 * Starts of what may hold ampersands, and ampersands that begin no reference. The parser would look for
 * the semicolon of such a reference beyond the offer, and report the line where it found one.
 */
const TOKEN =
  /<!\[CDATA\[|<!--|&(?!(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[\p{L}_][\p{L}\p{N}._-]{0,30});)/gu;

/** Longer than any token or reference: characters that a piece leaves to the next one. */
const LOOKAHEAD = 40;

/** Replaces ampersands that begin no reference, outside CDATA and comments, in a text that comes in pieces. */
export class BareAmpersands {
  #rest = '';
  /** What ends the section that the text is in. */
  #sectionEnd: ']]>' | '-->' | null = null;

  /** The text so far, except for an end that depends on what follows. */
  take(piece: string): string {
    return this.#process(this.#rest + piece, LOOKAHEAD);
  }

  /** What is left when nothing follows. */
  end(): string {
    return this.#process(this.#rest, 0);
  }

  #process(text: string, lookahead: number): string {
    const limit = text.length - lookahead;
    let result = '';
    let position = 0;
    while (position < limit) {
      if (this.#sectionEnd !== null) {
        const end = text.indexOf(this.#sectionEnd, position);
        if (end === -1 || end >= limit) break;
        const after = end + this.#sectionEnd.length;
        result += text.slice(position, after);
        position = after;
        this.#sectionEnd = null;
        continue;
      }
      TOKEN.lastIndex = position;
      const token = TOKEN.exec(text);
      if (token === null || token.index >= limit) break;
      const [found] = token;
      result += text.slice(position, token.index) + (found === '&' ? REPORTED : found);
      position = token.index + found.length;
      if (found !== '&') this.#sectionEnd = found === '<!--' ? '-->' : ']]>';
    }
    const done = Math.max(position, limit);
    this.#rest = text.slice(done);
    return result + text.slice(position, done);
  }
}
