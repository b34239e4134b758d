import { Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { formatFileSize } from '#src/lib/numbers/file-size.ts';
import { IconButton } from '#src/ui/kit/buttons/IconButton.tsx';
import classes from './FilesField.module.css';
import { FileThumbnail } from './FileThumbnail.tsx';
import { sentParts } from './upload-rules.ts';

interface ChosenFilesProps {
  files: readonly File[];
  /** The part of the form that has been sent, 0 to 1; null while it is not being sent. */
  sent: number | null;
  /** Why the server rejected some of the files. */
  rejections: ReadonlyMap<File, string>;
  onRemove: (file: File) => void;
}

/**
 * The files with their sizes: each can be removed, shows its progress while it is sent, and why it
 * was rejected.
 */
export function ChosenFiles({ files, sent, rejections, onRemove }: ChosenFilesProps) {
  const rejectionID = useId();
  const parts = sent === null ? null : sentParts(files, sent);
  if (files.length === 0) return null;
  return (
    <Text component="ul" className={classes.files} mt="xs" aria-label="Выбранные файлы">
      {files.map((file, index) => (
        <li key={`${file.name} ${file.size}`} className={classes.file}>
          {file.type.startsWith('image/') && <FileThumbnail file={file} />}
          <Text size="sm" className={classes.name}>
            {file.name}{' '}
            <Text span size="sm" className={classes.size}>
              {formatFileSize(file.size)}
            </Text>
          </Text>
          <IconButton
            label={`Убрать ${file.name}`}
            disabled={sent !== null}
            // A rejected file is removed: the form focuses this button with the message.
            data-path={`files.${index}`}
            aria-describedby={rejections.has(file) ? `${rejectionID}${index}` : undefined}
            onClick={() => onRemove(file)}
          >
            <IconX aria-hidden="true" size="1.125rem" />
          </IconButton>
          {rejections.has(file) && (
            <Text size="sm" id={`${rejectionID}${index}`} className={classes.rejection}>
              {rejections.get(file)}
            </Text>
          )}
          {parts && (
            <progress
              className={classes.progress}
              aria-label={`Отправка: ${file.name}`}
              max={1}
              value={parts[index] ?? 0}
            />
          )}
        </li>
      ))}
    </Text>
  );
}
