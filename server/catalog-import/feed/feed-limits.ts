/** What a feed may weigh before it is taken for broken or hostile. */
export interface FeedLimits {
  /** Bytes after unpacking. */
  fileBytes: number;
  /** Nested elements. */
  depth: number;
  /** Characters in a row without markup, in an attribute or in a DOCTYPE. */
  tokenLength: number;
  offers: number;
  categories: number;
  replacements: number;
  /** Per offer. */
  params: number;
  pictures: number;
}

export const DEFAULT_LIMITS: FeedLimits = {
  fileBytes: 2 * 1024 ** 3,
  depth: 32,
  tokenLength: 1024 ** 2,
  offers: 2_000_000,
  categories: 20_000,
  replacements: 20_000,
  params: 200,
  pictures: 30,
};
