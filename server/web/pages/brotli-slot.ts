import { promisify } from 'node:util';
import { type BrotliCompress, brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

/** A compressed text with a slot of fixed length that is filled without recompressing. */
export interface PackedText {
  readonly before: Buffer;
  readonly after: Buffer;
}

const QUALITY = 9;
/** A window of 256 KB, about a page; the default of 4 MB would be allocated each time. */
const WINDOW = 18;

/**
 * Head of a brotli block that is stored as it is (RFC 7932, 9.2): not the last one, length in four
 * nibbles, uncompressed, filled up to whole bytes.
 */
function storedBlockHead(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 255, (bits >> 8) & 255, bits >> 16]);
}

function flush(packer: BrotliCompress): Promise<void> {
  return new Promise((resolve) => packer.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
}

/**
 * Compresses a text that contains `slot` once, so that other texts of the same length can replace
 * it in the compressed form. The two bytes after it are stored with it, because brotli decodes a
 * byte in the context of the two before it.
 *
 * @returns null when the result does not decompress to the text; never observed, always checked.
 */
export async function packAround(text: string, slot: string): Promise<PackedText | null> {
  const start = Buffer.byteLength(text.slice(0, text.indexOf(slot)));
  const bytes = Buffer.from(text);
  const end = start + Buffer.byteLength(slot) + 2;
  const packer = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  const chunks: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => chunks.push(chunk));
  const take = () => Buffer.concat(chunks.splice(0));
  packer.write(bytes.subarray(0, start));
  await flush(packer);
  const before = take();
  packer.write(bytes.subarray(start, end));
  await flush(packer);
  take();
  const ended = new Promise((resolve) => packer.once('end', resolve));
  packer.end(bytes.subarray(end));
  await ended;
  const packed: PackedText = {
    before: Buffer.concat([before, storedBlockHead(end - start)]),
    after: Buffer.concat([bytes.subarray(end - 2, end), take()]),
  };
  const other = slot.replaceAll(/./g, 'x');
  const unpacked = await promisify(brotliDecompress)(fillSlot(packed, other)).catch(() => null);
  return unpacked?.toString() === text.replace(slot, other) ? packed : null;
}

/** The compressed text with `value` in the slot; it must have the same length. */
export function fillSlot({ before, after }: PackedText, value: string): Buffer {
  return Buffer.concat([before, Buffer.from(value), after]);
}
