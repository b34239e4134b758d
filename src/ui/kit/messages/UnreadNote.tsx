import { PageNote } from '#src/ui/kit/page/PageNote.tsx';

/** Shows the rejected search parameters of a list's URL. */
export function UnreadNote({ unread }: { unread: readonly string[] | undefined }) {
  if (!unread) return null;
  return (
    <PageNote role="status">
      Часть ссылки непонятна и не применена: <strong>{unread.join(', ')}</strong>
    </PageNote>
  );
}
