import { Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { formatNumber } from '#src/lib/numbers/numbers.ts';
import { countOf } from '#src/lib/numbers/plurals.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { pastedFile, pastedRows, ROW_LIMIT } from './import-file.ts';

interface PasteRowsProps {
  pending: boolean;
  onFile: (file: File) => void;
}

/** Rows copied from a spreadsheet, as text. */
export function PasteRows({ pending, onFile }: PasteRowsProps) {
  const [text, setText] = useState('');
  const rows = pastedRows(text);
  const tooMany = rows > ROW_LIMIT;
  return (
    <Stack gap="sm">
      <Textarea
        label="Строки из таблицы"
        description="Артикул и количество: скопируйте столбцы в Excel и вставьте сюда."
        placeholder={'EST-U-A2\t5\nKLF-N-M\t10'}
        // Thousands of rows scroll in the field; a field of their height would push the result away.
        autosize={false}
        rows={9}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={tooMany ? `Не больше ${formatNumber(ROW_LIMIT)} строк за раз` : null}
      />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {countOf(rows, ['строка', 'строки', 'строк'])}
        </Text>
        <Button
          loading={pending}
          disabled={rows === 0 || tooMany}
          onClick={() => onFile(pastedFile(text))}
        >
          Найти товары
        </Button>
      </Group>
    </Stack>
  );
}
