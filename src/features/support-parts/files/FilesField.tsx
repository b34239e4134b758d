import { Alert, Input, Text } from '@mantine/core';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { announce } from '#src/ui/kit/messages/announce.ts';
import { ChosenFiles } from './ChosenFiles.tsx';
import classes from './FilesField.module.css';
import { documentRules, type FileRules } from './upload-rules.ts';
import { useFileChoice } from './use-file-choice.ts';

interface FilesFieldProps {
  label: string;
  /** Documents by default. */
  rules?: FileRules;
  /** The form cannot be sent without files. */
  required?: boolean;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
  /** The part of the form that has been sent, 0 to 1; null while it is not being sent. */
  sent: number | null;
  /** Why the server rejected some of the files, as sent. */
  rejections: ReadonlyMap<File, string>;
}

/** Files that are dropped or chosen, each with its size and, while it is sent, its progress. */
export function FilesField(props: FilesFieldProps) {
  const {
    label,
    rules = documentRules,
    required = false,
    files,
    onChange,
    sent,
    rejections,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const limitsID = useId();
  const [over, setOver] = useState(false);
  const { rejected, add } = useFileChoice({ rules, files, onChange });
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <div>
      <Input.Label required={required} size="md" labelElement="div">
        {label}
      </Input.Label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same. */}
      <div
        className={classes.place}
        data-over={over || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          if (sent === null) void add([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={input}
          type="file"
          multiple
          accept={rules.accepted}
          aria-label={label}
          className={classes.input}
          tabIndex={-1}
          onChange={(event) => {
            if (sent === null) void add([...(event.currentTarget.files ?? [])]);
            // Lets the user choose a removed file again.
            event.currentTarget.value = '';
          }}
        />
        <Button
          ref={button}
          variant="light"
          disabled={sent !== null}
          aria-describedby={limitsID}
          onClick={() => input.current?.click()}
        >
          Выбрать файлы
        </Button>
        <Text size="sm" id={limitsID}>
          Или перетащите их сюда. {rules.limits}
        </Text>
      </div>
      {rejected.length > 0 && (
        <Alert color="red" variant="light" role="alert" mt="xs">
          {rejected.map((message) => (
            <Text key={message} size="sm">
              {message}
            </Text>
          ))}
        </Alert>
      )}
      <ChosenFiles
        files={files}
        sent={sent}
        rejections={rejections}
        onRemove={(file) => {
          onChange(files.filter((one) => one !== file));
          announce(`Убран файл ${file.name}`);
          // The focused button goes with its file.
          button.current?.focus();
        }}
      />
    </div>
  );
}
