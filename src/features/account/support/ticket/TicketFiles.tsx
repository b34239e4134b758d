import { IconPaperclip } from '@tabler/icons-react';
import type { TicketFile } from '#generated/api/model/ticketFile.ts';
import { formatFileSize } from '#src/lib/numbers/file-size.ts';
import { AnchorText } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './TicketFiles.module.css';

/** Files as links with their sizes; nothing when there are none. */
export function TicketFiles({ files }: { files: readonly TicketFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Файлы">
      {files.map(({ id, name, url, size }) => (
        <li key={id}>
          <AnchorText href={url} download={name} size="sm" className={classes.file}>
            <IconPaperclip aria-hidden="true" size="1rem" />
            {name} ({formatFileSize(size)})
          </AnchorText>
        </li>
      ))}
    </ul>
  );
}
