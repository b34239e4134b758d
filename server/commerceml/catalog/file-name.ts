import { FeedError } from '#server/catalog-import/feed/feed-error.ts';

const MAX_LENGTH = 200;

/**
 * The name of a file of 1С as a path with slashes: `import0_1.xml`, `import_files/9d/9d1f.jpg`.
 * @throws FeedError for a name that leads out of its folder, that is too long or empty
 */
export function readFileName(name: string): string {
  const path = name.replaceAll('\\', '/');
  const isHarmless =
    path !== '' &&
    path.length <= MAX_LENGTH &&
    !path.startsWith('/') &&
    !/\p{Cc}|^[a-z]:/iu.test(path) &&
    !path.split('/').includes('..');
  if (!isHarmless) throw new FeedError('Недопустимое имя файла.');
  return path;
}
