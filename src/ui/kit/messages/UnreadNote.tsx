import { PageNote } from '#src/ui/kit/page/PageNote.tsx';

/** What of a list's URL could not be followed: said, not dropped in silence. */
export function UnreadNote({ unread }: { unread: readonly string[] | undefined }) {
  if (!unread) return null;
  return (
    <PageNote role="status">
      Часть ссылки непонятна и не применена: <strong>{unread.join(', ')}</strong>
    </PageNote>
  );
}
