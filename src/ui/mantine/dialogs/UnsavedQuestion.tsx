import { Alert, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/kit/buttons/Button.tsx';

interface UnsavedQuestionProps {
  onStay: () => void;
  onLeave: () => void;
}

/** A confirmation dialog before changes are discarded; the safe button has the focus. */
export function UnsavedQuestion({ onStay, onLeave }: UnsavedQuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <Alert color="brand" variant="light" title="Закрыть без сохранения?" role="alertdialog">
      <Text size="sm" mb="sm">
        То, что вы ввели, не сохранится.
      </Text>
      <Group gap="xs">
        <Button ref={safe} size="sm" onClick={onStay}>
          Вернуться к форме
        </Button>
        <Button size="sm" variant="default" onClick={onLeave}>
          Закрыть
        </Button>
      </Group>
    </Alert>
  );
}
