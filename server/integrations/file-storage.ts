/**
 * Stores the bytes of files outside of the database, by key. An outside service (S3 and what speaks
 * its protocol) implements it. Keys have lower-case letters, digits, hyphens, dots and slashes.
 */
export interface FileStorage {
  /** Stores a file under a key; the same key again replaces it. @throws when nobody knows whether it is there. */
  put(key: string, content: Uint8Array, mediaType: string): Promise<void>;
  /** The bytes; null when nothing has this key. @throws when the service does not respond. */
  read(key: string): Promise<Uint8Array | null>;
  /** Deletes a file, if there is one. @throws when nobody knows whether it is gone. */
  delete(key: string): Promise<void>;
}
