import { useState } from 'react';
import type { TicketFile } from '#generated/api/model/ticketFile.ts';
import classes from './StaffThread.module.css';

/** The photos among the files of a message, small: what a buyer returns is seen without downloads. */
export function ThreadPhotos({ files }: { files: readonly TicketFile[] }) {
  const photos = files.filter(({ mediaType }) => mediaType.startsWith('image/'));
  if (photos.length === 0) return null;
  return (
    <div className={classes.photos}>
      {photos.map((photo) => (
        <ThreadPhoto key={photo.id} photo={photo} />
      ))}
    </div>
  );
}

function ThreadPhoto({ photo: { name, url } }: { photo: TicketFile }) {
  // Each refetched ticket has new links, which would load the photo again.
  const [source] = useState(url);
  return (
    <a href={url} download={name}>
      <img
        src={source}
        alt={`Фото: ${name}`}
        height={120}
        loading="lazy"
        className={classes.photo}
      />
    </a>
  );
}
