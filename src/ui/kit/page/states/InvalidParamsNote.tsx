import { PageNote } from './PageNote.tsx';

/** Shows the rejected search parameters of a list's URL. */
export function InvalidParamsNote({ invalid }: { invalid: readonly string[] | undefined }) {
  if (!invalid) return null;
  return (
    <PageNote role="status">
      Часть ссылки непонятна и не применена: <strong>{invalid.join(', ')}</strong>
    </PageNote>
  );
}
