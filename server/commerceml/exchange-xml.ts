import type { SaxesParser } from 'saxes';
import { FeedError } from '#server/catalog-import/feed/feed-error.ts';

const ROOT = 'КоммерческаяИнформация';

/** The file ends before its root element does: a further chunk may follow. */
export class CutFileError extends FeedError {}

/** Makes the parser throw a `CutFileError` for a cut file, a `FeedError` for other errors and a DOCTYPE. */
export function rejectBrokenXml(parser: SaxesParser<object>): void {
  parser.on('doctype', () => {
    throw new FeedError('DOCTYPE в файле обмена не допускается.');
  });
  parser.on('error', ({ message }) => {
    if (/unclosed tag|unexpected end|must contain a root/.test(message)) {
      throw new CutFileError('Файл обрывается.');
    }
    throw new FeedError(`Строка ${parser.line}: ошибка XML.`, parser.line);
  });
}

/**
 * Enters an element: appends its name, without a namespace, to the path.
 * @throws FeedError when the path is longer than `maxDepth`, or the file is no CommerceML
 */
export function enterElement(path: string[], name: string, maxDepth: number): string {
  const local = name.replace(/^.*:/, '');
  path.push(local);
  if (path.length > maxDepth) throw new FeedError('Слишком глубокая вложенность.');
  if (path[0] !== ROOT) throw new FeedError('Это не CommerceML.');
  return local;
}
