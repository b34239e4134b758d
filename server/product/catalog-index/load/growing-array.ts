/** An array of unsigned integers whose length is not known before. */
export class GrowingArray {
  #items = new Uint32Array(1024);
  length = 0;

  push(item: number): void {
    if (this.length === this.#items.length) {
      const larger = new Uint32Array(2 * this.length);
      larger.set(this.#items);
      this.#items = larger;
    }
    this.#items[this.length] = item;
    this.length += 1;
  }

  /** The items so far; later ones are not in it. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.length);
  }
}
