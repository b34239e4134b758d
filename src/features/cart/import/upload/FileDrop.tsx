import { Text } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import classes from './FileDrop.module.css';

interface FileDropProps {
  pending: boolean;
  onFile: (file: File) => void;
}

/** A drop zone for a file, with a button that opens the file picker. */
export function FileDrop({ pending, onFile }: FileDropProps) {
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same.
    <div
      className={classes.place}
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const file = event.dataTransfer.files[0];
        if (file && !pending) onFile(file);
      }}
    >
      <IconFileSpreadsheet aria-hidden="true" size="2.5rem" stroke={1.25} />
      <Text>Перетащите сюда файл XLSX или CSV</Text>
      <input
        ref={field}
        type="file"
        accept=".xlsx,.csv,.txt"
        aria-label="Файл с товарами"
        className={classes.input}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          // Lets the user choose the same file again after a change.
          event.currentTarget.value = '';
        }}
      />
      <Button loading={pending} onClick={() => field.current?.click()}>
        Выбрать файл
      </Button>
    </div>
  );
}
